import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The rights that the server names. Its English texts are the message ids, by which they are recognized. */
const rights = new Set(
  [
    msg({ id: 'Read the cases you are in, and begin one with your intake.' }),
    msg({ id: 'Add documents, and choose who reads them.' }),
    msg({ id: 'Write to everyone in your case, and in private to your mediator.' }),
    msg({ id: 'Say which times suit you, and ask to move a session.' }),
    msg({ id: 'Read the cases you are in.' }),
    msg({ id: 'See your client’s intake and documents, once your client has confirmed you.' }),
    msg({ id: 'Add documents and fill in the intake for your client.' }),
    msg({ id: 'Write to everyone in the case, and in private with your client and the mediator.' }),
    msg({ id: 'Open cases, change them, pause them, close them and open them again.' }),
    msg({ id: 'Invite people into your cases, and let them leave.' }),
    msg({ id: 'Look at documents that are meant for you, and say whether they can be read.' }),
    msg({ id: 'Keep your own notes, which nobody else reads.' }),
    msg({ id: 'Set and move sessions.' }),
    msg({ id: 'Let people in, give roles, and close accounts.' }),
    msg({ id: 'Found organizations and set how they look and work.' }),
    msg({ id: 'Give cases to mediators, and hold the data of a case.' }),
    msg({
      id: 'Look after your own organization alone or, as an admin of the platform, after all of them.',
    }),
    msg({
      id: 'See that a document or message is there, and read it only with a reason, for a limited time, which the mediator is told.',
    }),
    msg({ id: 'Never read private conversations, notes or talks with the assistant.' }),
  ].map(({ id }) => id),
);

/** A right of a role in the reader's language. */
export const rightText = (right: string) => (rights.has(right) ? i18n._(right) : right);
