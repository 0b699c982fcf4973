import type { TableAccess } from '../../proofs/access/access.ts';
import type { Family } from '../../testing/family.ts';
import { insertSession } from './insert-session.fixture.ts';

/** A session of both parties and one of party A alone, for each family. */
const coming = new WeakMap<Family, Record<'ofBoth' | 'ofA', { case_id: string; session_id: string }>>();

const word = { about: 'times', text: 'Mornings suit me better.' };

export const access: TableAccess = {
  table: 'session_words',
  about: 'Words about a session: between the one who writes and the mediator.',
  rows: [
    {
      rows: 'a party’s words about a session',
      make: async (owner, family) => {
        const { caseId, participantOfA, participantOfB } = family;
        const { sessionId } = await insertSession(owner, family, [participantOfA.id, participantOfB.id]);
        const [made] = await owner<{ id: string }>`
          insert into session_words (case_id, session_id, participant_id, about, text)
          values (${caseId}, ${sessionId}, ${participantOfA.id}, ${word.about}, ${word.text}) returning id`;
        const ofA = await insertSession(owner, family, [participantOfA.id]);
        coming.set(family, {
          ofBoth: { case_id: caseId, session_id: sessionId },
          ofA: { case_id: caseId, session_id: ofA.sessionId },
        });
        return made!.id;
      },
      reads: ['mediator', 'a'],
      changes: [{ what: 'reword a party’s words', set: () => ({ text: 'x' }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'the other party’s words',
      values: (family) => ({ ...coming.get(family)?.ofBoth, participant_id: family.participantOfB.id, ...word }),
      who: ['b'],
    },
    {
      row: 'words about a session that they do not come to',
      values: (family) => ({ ...coming.get(family)?.ofA, participant_id: family.participantOfB.id, ...word }),
      who: [],
    },
  ],
};
