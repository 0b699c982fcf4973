import type { TableAccess } from '../proofs/access/access.ts';
import { planned } from '../testing/insert-session.ts';

export const access: TableAccess = {
  table: 'session_attendees',
  about: 'How each person comes to a session: place, link, arrival, and whether they came.',
  rows: [
    {
      rows: 'how a party comes to a session of both',
      make: async (owner, family) => {
        const { seatIn } = await planned(owner, family, [family.seatOfA.id, family.seatOfB.id]);
        return seatIn(family.seatOfA.id);
      },
      reads: ['mediator', 'a', 'admin'],
      changes: [
        { what: 'say where a party comes to', set: () => ({ place: 'Room 2' }), who: ['mediator', 'admin'] },
        { what: 'seat somebody else', set: ({ seatOfLawyerB }) => ({ participant_id: seatOfLawyerB.id }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'somebody to a session past the checks',
      values: ({ caseId, seatOfA }) => ({ case_id: caseId, session_id: seatOfA.id, participant_id: seatOfA.id }),
      who: [],
    },
  ],
};
