import { msg } from '@lingui/core/macro';

/** What admins read of a case, as `docs/access.md` has it; said before somebody joins one, and in the privacy policy. */
export const adminsSee = msg`The people who run the platform, the admins, see names, email addresses and phone numbers, intakes that were sent, the sessions, names and states of documents, and the channel that everyone in a case shares. They do not see the content of documents, answers about safety or what you write in private channels.`;
