import type { TableAccess } from '../../proofs/access/access.ts';
import { insertSession } from './insert-session.fixture.ts';

export const access: TableAccess = {
  table: 'sessions',
  about: 'Mediation sessions. They are proposed, offered and withdrawn through functions that check who asks.',
  rows: [
    {
      rows: 'a session of both parties',
      make: async (owner, family) =>
        (await insertSession(owner, family, [family.participantOfA.id, family.participantOfB.id])).sessionId,
      reads: ['mediator', 'a', 'b'],
      changes: [
        { what: 'change a session', set: () => ({ agenda: ['Schools'] }), who: ['mediator'] },
        { what: 'cancel a session', set: () => ({ status: 'cancelled' }), who: ['mediator'] },
        { what: 'move a session into another case', set: ({ otherCaseId }) => ({ case_id: otherCaseId }), who: [] },
        { what: 'write the calendar number of a session', set: () => ({ ics_sequence: 9 }), who: [] },
        { what: 'say that somebody else proposed a session', set: ({ b }) => ({ proposed_by: b.id }), who: [] },
      ],
    },
    {
      rows: 'a session of one party',
      make: async (owner, family) => (await insertSession(owner, family, [family.participantOfA.id])).sessionId,
      reads: ['mediator', 'a'],
    },
    {
      rows: 'a session of a lawyer',
      make: async (owner, family) => (await insertSession(owner, family, [family.participantOfLawyerB.id])).sessionId,
      reads: ['mediator', 'lawyerB'],
    },
  ],
  adds: [
    {
      row: 'a session past the checks',
      values: ({ caseId }) => ({ case_id: caseId, kind: 'joint', mode: 'video', time_zone: 'UTC' }),
      who: [],
    },
  ],
};
