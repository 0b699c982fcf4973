import type { RoleRights } from '@mediation/api-client';

/** The rights of each role, as sentences for people. They describe what row-level security enforces. */
export const roleRights: RoleRights[] = [
  {
    role: 'divorcee',
    may: [
      'Read the cases you are in, and begin one with your intake.',
      'Add documents, and choose who reads them.',
      'Write to everyone in your case, and in private to your mediator.',
      'Say which times suit you, and ask to move a session.',
    ],
  },
  {
    role: 'lawyer',
    may: [
      'Read the cases you are in.',
      'See your client’s intake and documents, once your client has confirmed you.',
      'Add documents and fill in the intake for your client.',
      'Write to everyone in the case, and in private with your client and the mediator.',
    ],
  },
  {
    role: 'mediator',
    may: [
      'Open cases, change them, pause them, close them and open them again.',
      'Invite people into your cases, and let them leave.',
      'Look at documents that are meant for you, and say whether they can be read.',
      'Keep your own notes, which nobody else reads.',
      'Set and move sessions.',
    ],
  },
  {
    role: 'admin',
    may: [
      'Let people in, give roles, and close accounts.',
      'Found organizations and set how they look and work.',
      'Give cases to mediators, and hold the data of a case.',
      'Look after your own organization alone or, as an admin of the platform, after all of them.',
      'See that a document or message is there, and read it only with a reason, for a limited time, which the mediator is told.',
      'Never read private conversations, notes or talks with the assistant.',
    ],
  },
];
