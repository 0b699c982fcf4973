import type { TableAccess } from '../../../proofs/access/access.ts';
import { insertSession } from '../insert-session.fixture.ts';

export const access: TableAccess = {
  table: 'session_slots',
  about: 'The times that are offered for a session.',
  rows: [
    {
      rows: 'a time offered to one party',
      make: async (owner, family) => (await insertSession(owner, family, [family.participantOfA.id])).slotId,
      reads: ['mediator', 'a'],
      changes: [{ what: 'change an offered time', set: () => ({ starts_at: '2030-01-01T10:00:00Z' }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'a time past the checks',
      values: ({ caseId, participantOfA }) => ({
        case_id: caseId,
        session_id: participantOfA.id,
        starts_at: '2030-01-01T10:00:00Z',
      }),
      who: [],
    },
  ],
};
