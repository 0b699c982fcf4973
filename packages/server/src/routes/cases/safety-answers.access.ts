import type { TableAccess } from '../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'safety_answers',
  about: 'What a party tells the mediator alone about their safety.',
  rows: [
    {
      rows: 'what a party answers about their safety',
      make: async (owner, { caseId, a }) => {
        const [saved] = await owner<{ id: string }>`
          insert into safety_answers (case_id, user_id, answers) values (${caseId}, ${a.id}, '{"afraid": true}')
          returning id`;
        return saved!.id;
      },
      reads: ['mediator', 'a'],
      changes: [
        { what: 'change what party A answers about safety', set: () => ({ prefers_to_talk: true }), who: ['a'] },
        { what: 'note that the answers were dealt with', set: () => ({ handled_at: '2026-01-01' }), who: [] },
        { what: 'give the answers to somebody else', set: ({ b }) => ({ user_id: b.id }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'answers about their own safety',
      values: ({ caseId, otherCaseId }, actor) => ({ case_id: actor === 'a' ? otherCaseId : caseId, answers: '{}' }),
      who: ['b'],
    },
  ],
};
