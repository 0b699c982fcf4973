/** An entry without anything but a name. */
export const blank = {
  email: null,
  phone: null,
  note: '',
  safe_contact: { channels: [], hours: '', voicemail: false, neutral: true, code_word: '' },
};
