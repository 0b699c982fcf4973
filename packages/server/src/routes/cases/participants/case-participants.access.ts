import type { TableAccess } from '../../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'case_participants',
  about: 'Who is in a case, and in which part.',
  rows: [
    {
      rows: 'the place of a lawyer whom the client has not confirmed',
      make: async (_, { participantOfLawyerB }) => participantOfLawyerB.id,
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'admin', 'officeAdmin'],
      changes: [
        { what: 'confirm the lawyer of party B', set: () => ({ confirmed_by_client_at: '2026-11-22' }), who: ['b'] },
        { what: 'give a place to somebody else', set: ({ lawyerA }) => ({ user_id: lawyerA.id }), who: [] },
        { what: 'change the part of a place', set: () => ({ role: 'mediator' }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'a place for a lawyer',
      values: ({ caseId }) => ({ case_id: caseId, name: 'New', role: 'lawyer', side: 'B' }),
      who: ['mediator', 'admin', 'officeAdmin'],
    },
    {
      row: 'a place for another mediator',
      values: ({ caseId }) => ({ case_id: caseId, name: 'New', role: 'mediator', side: 'neutral' }),
      who: [],
    },
  ],
};
