import type { TableAccess } from '../proofs/access/access.ts';
import { invitationInto } from './invitations.access.ts';

export const access: TableAccess = {
  table: 'invitation_concerns',
  about: 'A worry that an invited person told the mediator of the case, and nobody else.',
  rows: [
    {
      rows: 'the worry of an invited person',
      make: async (owner, family) => {
        const { caseId } = family;
        const invitation = await invitationInto(owner, family, 'Wanda Worried', 'pending');
        const [made] = await owner<{ id: string }>`
          insert into invitation_concerns (invitation_id, case_id, note) values (${invitation}, ${caseId}, 'I am afraid.')
          returning id`;
        return made!.id;
      },
      reads: ['mediator'],
      changes: [
        { what: 'reword a worry', set: () => ({ note: 'x' }), who: [] },
        { what: 'note that a worry was dealt with', set: () => ({ handled_at: '2026-01-01' }), who: ['mediator'] },
        { what: 'open a worry again', set: () => ({ handled_at: null }), who: [] },
        { what: 'say that somebody else dealt with a worry', set: ({ b }) => ({ handled_by: b.id }), who: [] },
      ],
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
