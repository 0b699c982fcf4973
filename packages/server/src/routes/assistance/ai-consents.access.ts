import type { TableAccess } from '../../proofs/access/access.ts';
import type { Sql } from '../../database/database.ts';

const answerOf = async (owner: Sql, caseId: string, userId: string) => {
  const [made] = await owner<{ id: string }>`
    insert into ai_consents (case_id, user_id, answer) values (${caseId}, ${userId}, 'no') returning id`;
  return made!.id;
};

const changes = [{ what: 'change an answer about AI', set: () => ({ answer: 'yes' }), who: [] }];

export const access: TableAccess = {
  table: 'ai_consents',
  about: 'Whether a person lets AI read what they write in a case: every answer, with its date.',
  rows: [
    {
      rows: 'the answer of a party about AI',
      make: (owner, { caseId, a }) => answerOf(owner, caseId, a.id),
      reads: ['mediator', 'a'],
      changes,
    },
    {
      rows: 'the answer of a lawyer about AI',
      make: (owner, { caseId, lawyerB }) => answerOf(owner, caseId, lawyerB.id),
      reads: ['mediator', 'lawyerB'],
      changes,
    },
  ],
  adds: [
    {
      row: 'an answer about AI for themselves',
      values: ({ caseId }) => ({ case_id: caseId, answer: 'yes' }),
      who: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
    },
    {
      row: 'an answer about AI for somebody else',
      values: ({ caseId, a }) => ({ case_id: caseId, user_id: a.id, answer: 'yes' }),
      who: [],
    },
  ],
};
