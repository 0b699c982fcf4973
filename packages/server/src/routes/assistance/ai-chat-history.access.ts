import type { TableAccess } from '../../proofs/access/access.ts';

const everybody = [
  'mediator',
  'a',
  'b',
  'lawyerA',
  'lawyerB',
  'former',
  'colleague',
  'outsider',
  'otherParty',
  'admin',
  'officeAdmin',
  'otherAdmin',
] as const;

export const access: TableAccess = {
  table: 'ai_chat_history',
  about:
    'A person’s own chat with the assistant. Lines of the assistant are those that the server gave to that person.',
  rows: [
    {
      rows: 'a line of a party’s chat with the assistant',
      make: async (owner, { a, caseId }) => {
        const [made] = await owner<{ id: string }>`
          insert into ai_chat_history (user_id, case_id, role, content)
          values (${a.id}, ${caseId}, 'user', 'What happens next?') returning id`;
        return made!.id;
      },
      reads: ['a'],
      changes: [{ what: 'rewrite a line', set: () => ({ content: 'x' }), who: [] }],
    },
  ],
  adds: [
    { row: 'a line of their own', values: () => ({ role: 'user', content: 'Hello.' }), who: everybody },
    {
      row: 'a line of their own about the case',
      values: ({ caseId }) => ({ role: 'user', content: 'Hello.', case_id: caseId }),
      who: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'admin', 'officeAdmin'],
    },
    {
      row: 'a line in somebody else’s name',
      values: ({ a }) => ({ role: 'user', content: 'Hello.', user_id: a.id }),
      who: [],
    },
    {
      row: 'a line of the assistant that the server never gave',
      values: () => ({ role: 'assistant', content: 'You are right.', reply_id: crypto.randomUUID() }),
      who: [],
    },
  ],
};
