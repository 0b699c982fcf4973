import type { TableAccess } from '../../../proofs/access/access.ts';
import type { Family } from '../../../testing/family.ts';
import { insertSession } from '../insert-session.fixture.ts';

/** Sessions without answers for each family: one of both parties, one of party A alone. */
const open = new WeakMap<Family, Record<'ofBoth' | 'ofA', { case_id: string; session_id: string; slot_id: string }>>();

export const access: TableAccess = {
  table: 'slot_answers',
  about: 'Which of the offered times suit whom: between each person and the mediator.',
  rows: [
    {
      rows: 'a party’s answer to an offered time',
      make: async (owner, family) => {
        const { caseId, participantOfA, participantOfB } = family;
        const { sessionId, slotId } = await insertSession(owner, family, [participantOfA.id, participantOfB.id]);
        const [made] = await owner<{ id: string }>`
          insert into slot_answers (case_id, session_id, slot_id, participant_id, answer)
          values (${caseId}, ${sessionId}, ${slotId}, ${participantOfA.id}, 'yes') returning id`;
        const placeOf = ({ sessionId: session_id, slotId: slot_id }: Awaited<ReturnType<typeof insertSession>>) => ({
          case_id: caseId,
          session_id,
          slot_id,
        });
        open.set(family, {
          ofBoth: placeOf(await insertSession(owner, family, [participantOfA.id, participantOfB.id])),
          ofA: placeOf(await insertSession(owner, family, [participantOfA.id])),
        });
        return made!.id;
      },
      reads: ['mediator', 'a'],
      changes: [
        { what: 'change a party’s answer', set: () => ({ answer: 'no' }), who: ['a'] },
        {
          what: 'give an answer for somebody else',
          set: ({ participantOfB }) => ({ participant_id: participantOfB.id }),
          who: [],
        },
      ],
    },
  ],
  adds: [
    {
      row: 'a party’s answer',
      values: (family) => ({ ...open.get(family)?.ofBoth, participant_id: family.participantOfA.id, answer: 'yes' }),
      who: ['a'],
    },
    {
      row: 'an answer to a session that they do not come to',
      values: (family) => ({ ...open.get(family)?.ofA, participant_id: family.participantOfB.id, answer: 'yes' }),
      who: [],
    },
  ],
};
