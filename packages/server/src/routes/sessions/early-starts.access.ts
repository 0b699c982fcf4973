import type { TableAccess } from '../../proofs/access/access.ts';
import type { Family } from '../../testing/family.ts';
import { insertSession } from './insert-session.fixture.ts';

/** A session of the family without an early start. */
const bare = new WeakMap<Family, string>();
const reason = 'Both asked for it on the phone.';

export const access: TableAccess = {
  table: 'early_starts',
  about:
    'Why a first session started although something was missing, or why parties meet although one of them is not to.',
  rows: [
    {
      rows: 'the reason of an early start',
      make: async (owner, family) => {
        const { sessionId } = await insertSession(owner, family, []);
        bare.set(family, (await insertSession(owner, family, [])).sessionId);
        const [made] = await owner<{ id: string }>`
          insert into early_starts (case_id, session_id, reason, started_by)
          values (${family.caseId}, ${sessionId}, ${reason}, ${family.mediator.id}) returning id`;
        return made!.id;
      },
      reads: ['mediator'],
      changes: [
        { what: 'rewrite the reason of an early start', set: () => ({ reason: 'No reason at all.' }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'a reason to start early',
      values: (family) => ({ case_id: family.caseId, session_id: bare.get(family), reason }),
      who: ['mediator'],
    },
    {
      row: 'a reason why the parties meet',
      values: (family) => ({ case_id: family.caseId, session_id: bare.get(family), about: 'meeting', reason }),
      who: ['mediator'],
    },
  ],
};
