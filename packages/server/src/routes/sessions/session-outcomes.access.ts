import type { TableAccess } from '../../proofs/access/access.ts';
import type { Family } from '../../testing/family.ts';
import { insertSession } from './insert-session.fixture.ts';

/** A session without an outcome note, for each family. */
const bare = new WeakMap<Family, string>();

export const access: TableAccess = {
  table: 'session_outcomes',
  about: 'What the mediator writes down about a session.',
  rows: [
    {
      rows: 'the note of a session of both parties',
      make: async (owner, family) => {
        const { sessionId } = await insertSession(owner, family, [family.participantOfA.id, family.participantOfB.id]);
        const [made] = await owner<{ id: string }>`
          insert into session_outcomes (case_id, session_id, outcome_note)
          values (${family.caseId}, ${sessionId}, 'They agreed.') returning id`;
        bare.set(family, (await insertSession(owner, family, [family.participantOfA.id])).sessionId);
        return made!.id;
      },
      reads: ['mediator'],
      changes: [
        { what: 'change the note of a session', set: () => ({ outcome_note: 'x' }), who: ['mediator'] },
        { what: 'move a note into another case', set: ({ otherCaseId }) => ({ case_id: otherCaseId }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'a note of a session',
      values: (family) => ({ case_id: family.caseId, session_id: bare.get(family), outcome_note: 'They agreed.' }),
      who: ['mediator'],
    },
  ],
};
