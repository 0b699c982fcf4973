import type { Contact, ContactDetails } from '@mediation/api-client';
import { pick } from '../../shared/forms/pick.ts';

/** The form of an entry before anything is written. */
export const blankDetails: ContactDetails = {
  name: '',
  email: null,
  phone: null,
  note: '',
  safe_contact: { channels: [], hours: '', voicemail: false, neutral: true, code_word: '' },
};

/** What was written down, without what the server adds. */
export const detailsOf = (it: Contact | ContactDetails): ContactDetails =>
  pick(it, ['name', 'email', 'phone', 'note', 'safe_contact']);

/** An empty field says nothing. */
export const emptyIsNull = (value: string | null) => (value === null || value.trim() === '' ? null : value);
