import type { TableAccess } from '../../proofs/access/access.ts';
import type { Family } from '../../testing/family.ts';
import { insertSession } from './insert-session.fixture.ts';

/** A session of both parties and one of party A alone, for each family. */
const coming = new WeakMap<Family, Record<'ofBoth' | 'ofA', { case_id: string; session_id: string }>>();

export const access: TableAccess = {
  table: 'session_requests',
  about: 'Asks to move a session: between the one who asks and the mediator.',
  rows: [
    {
      rows: 'a party’s ask to move a session',
      make: async (owner, family) => {
        const { caseId, participantOfA, participantOfB } = family;
        const { sessionId } = await insertSession(owner, family, [participantOfA.id, participantOfB.id], 'scheduled');
        const [made] = await owner<{ id: string }>`
          insert into session_requests (case_id, session_id, participant_id, reason)
          values (${caseId}, ${sessionId}, ${participantOfA.id}, 'Work.') returning id`;
        const ofA = await insertSession(owner, family, [participantOfA.id], 'scheduled');
        coming.set(family, {
          ofBoth: { case_id: caseId, session_id: sessionId },
          ofA: { case_id: caseId, session_id: ofA.sessionId },
        });
        return made!.id;
      },
      reads: ['mediator', 'a'],
      changes: [
        { what: 'answer a party’s ask', set: () => ({ status: 'accepted', answer: 'Gladly.' }), who: ['mediator'] },
        { what: 'reword a party’s ask', set: () => ({ reason: 'x' }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'the other party’s ask',
      values: (family) => ({ ...coming.get(family)?.ofBoth, participant_id: family.participantOfB.id }),
      who: ['b'],
    },
    {
      row: 'an ask to move a session that they do not come to',
      values: (family) => ({ ...coming.get(family)?.ofA, participant_id: family.participantOfB.id }),
      who: [],
    },
  ],
};
