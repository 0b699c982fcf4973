import { msg } from '@lingui/core/macro';

/** What admins read of a case, as `docs/access.md` has it; said before somebody joins one, and in the privacy policy. */
export const adminsSee = msg`The people who run the platform, the admins, see names and roles, how far a case is, names and states of documents, and your email address if you ask them to erase your data. They do not see how to reach you, your intake, your sessions, answers about safety or what you write in private channels. They open the shared channel or the documents of a case only with a reason and for a limited time, and the mediator is told.`;
