import type { Sql } from '../../../database/database.ts';
import type { TableAccess } from '../../../proofs/access/access.ts';
import type { Family } from '../../../testing/family.ts';
import { invitationInto } from './invitations.access.ts';

const concernIn = async (owner: Sql, family: Family, handledAt: string | null) => {
  const invitation = await invitationInto(owner, family, 'Wanda Worried', 'pending');
  const [made] = await owner<{ id: string }>`
    insert into invitation_concerns (invitation_id, case_id, note, handled_at)
    values (${invitation}, ${family.caseId}, 'I am afraid.', ${handledAt}) returning id`;
  return made!.id;
};

export const access: TableAccess = {
  table: 'invitation_concerns',
  about: 'A worry that an invited person told the mediator of the case, and nobody else.',
  rows: [
    {
      rows: 'the worry of an invited person',
      make: (owner, family) => concernIn(owner, family, null),
      reads: ['mediator'],
      changes: [
        { what: 'reword a worry', set: () => ({ note: 'x' }), who: [] },
        { what: 'note that a worry was dealt with', set: () => ({ handled_at: '2026-01-01' }), who: ['mediator'] },
        { what: 'say that somebody else dealt with a worry', set: ({ b }) => ({ handled_by: b.id }), who: [] },
      ],
    },
    {
      rows: 'a worry that was dealt with',
      make: (owner, family) => concernIn(owner, family, '2026-01-01'),
      reads: ['mediator'],
      changes: [{ what: 'open a worry again', set: () => ({ handled_at: null }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'a worry past the link',
      values: ({ caseId }) => ({ invitation_id: crypto.randomUUID(), case_id: caseId, note: 'x' }),
      who: [],
    },
  ],
};
