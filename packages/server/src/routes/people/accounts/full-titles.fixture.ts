import type { TestPerson } from '../../../testing.ts';

/** Lets the calendars and notifications of a person say more than neutral words. */
export const wantFullTitles = ({ api }: TestPerson) =>
  api.updateMe({ safe_contact: { channels: [], hours: '', voicemail: false, neutral: false, code_word: '' } });
