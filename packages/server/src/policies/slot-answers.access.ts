import type { TableAccess } from '../proofs/access/access.ts';
import type { Family } from '../testing/family.ts';
import { planned } from '../testing/insert-session.ts';

/** Sessions without answers, by the family whose they are: one of both parties, one of party A alone. */
const open = new WeakMap<Family, Record<'ofBoth' | 'ofA', { case_id: string; session_id: string; slot_id: string }>>();

export const access: TableAccess = {
  table: 'slot_answers',
  about: 'Which of the offered times suit whom: between each person and the mediator.',
  rows: [
    {
      rows: 'a party’s answer to an offered time',
      make: async (owner, family) => {
        const { caseId, seatOfA, seatOfB } = family;
        const { sessionId, slotId } = await planned(owner, family, [seatOfA.id, seatOfB.id]);
        const [made] = await owner<{ id: string }>`
          insert into slot_answers (case_id, session_id, slot_id, participant_id, answer)
          values (${caseId}, ${sessionId}, ${slotId}, ${seatOfA.id}, 'yes') returning id`;
        const placeOf = ({ sessionId: session_id, slotId: slot_id }: Awaited<ReturnType<typeof planned>>) => ({
          case_id: caseId,
          session_id,
          slot_id,
        });
        open.set(family, {
          ofBoth: placeOf(await planned(owner, family, [seatOfA.id, seatOfB.id])),
          ofA: placeOf(await planned(owner, family, [seatOfA.id])),
        });
        return made!.id;
      },
      reads: ['mediator', 'a'],
      changes: [
        { what: 'change a party’s answer', set: () => ({ answer: 'no' }), who: ['a'] },
        { what: 'give an answer for somebody else', set: ({ seatOfB }) => ({ participant_id: seatOfB.id }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'a party’s answer',
      values: (family) => ({ ...open.get(family)?.ofBoth, participant_id: family.seatOfA.id, answer: 'yes' }),
      who: ['a'],
    },
    {
      row: 'an answer to a session that they do not come to',
      values: (family) => ({ ...open.get(family)?.ofA, participant_id: family.seatOfB.id, answer: 'yes' }),
      who: [],
    },
  ],
};
