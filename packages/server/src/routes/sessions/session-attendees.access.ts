import type { TableAccess } from '../../proofs/access/access.ts';
import { insertSession } from './insert-session.fixture.ts';

export const access: TableAccess = {
  table: 'session_attendees',
  about: 'How each person comes to a session: place, link, arrival, and whether they came.',
  rows: [
    {
      rows: 'how a party comes to a session of both',
      make: async (owner, family) => {
        const { attendeeOf } = await insertSession(owner, family, [family.participantOfA.id, family.participantOfB.id]);
        return attendeeOf(family.participantOfA.id);
      },
      reads: ['mediator', 'a'],
      changes: [
        { what: 'say where a party comes to', set: () => ({ place: 'Room 2' }), who: ['mediator'] },
        {
          what: 'seat somebody else',
          set: ({ participantOfLawyerB }) => ({ participant_id: participantOfLawyerB.id }),
          who: [],
        },
      ],
    },
  ],
  adds: [
    {
      row: 'somebody to a session past the checks',
      values: ({ caseId, participantOfA }) => ({
        case_id: caseId,
        session_id: participantOfA.id,
        participant_id: participantOfA.id,
      }),
      who: [],
    },
  ],
};
