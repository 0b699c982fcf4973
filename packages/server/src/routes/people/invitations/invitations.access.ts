import { sql as fragment } from 'kysely';
import type { Sql } from '../../../database/database.ts';
import type { Family } from '../../../testing/family.ts';
import type { TableAccess } from '../../../proofs/access/access.ts';

const free = 'Fred Free';

/** Inserts an invitation for a new lawyer of B, with an invited participant of its own. */
export async function invitationInto(
  owner: Sql,
  { caseId, participantOfB, mediator }: Family,
  name: string,
  status: 'pending' | 'revoked',
): Promise<string> {
  const [participant] = await owner<{ id: string }>`
    insert into case_participants (case_id, name, role, side, represents_participant_id)
    values (${caseId}, ${name}, 'lawyer', 'B', ${participantOfB.id}) returning id`;
  const [made] = await owner<{ id: string }>`
    insert into invitations (case_id, participant_id, email, token_hash, invited_by, status)
    values (${caseId}, ${participant!.id}, ${`${participant!.id}@test.example`}, ${participant!.id}, ${mediator.id}, ${status})
    returning id`;
  return made!.id;
}

const accepting = { what: 'accept an invitation past the link', set: () => ({ status: 'accepted' }), who: [] };

export const access: TableAccess = {
  table: 'invitations',
  about: 'Invitations into a place of a case, or to the platform.',
  rows: [
    {
      rows: 'an invitation that waits',
      make: (owner, family) => invitationInto(owner, family, 'Wanda Waiting', 'pending'),
      reads: ['mediator'],
      changes: [
        { what: 'withdraw an invitation', set: () => ({ status: 'revoked' }), who: ['mediator'] },
        { what: 'send an invitation elsewhere', set: () => ({ email: 'x@test.example' }), who: [] },
        { what: 'prolong an invitation', set: () => ({ expires_at: '2099-01-01' }), who: [] },
        { what: 'put another link in place', set: () => ({ token_hash: 'mine' }), who: [] },
        accepting,
      ],
    },
    {
      rows: 'an invitation that was withdrawn',
      make: (owner, family) => invitationInto(owner, family, free, 'revoked'),
      reads: ['mediator'],
      changes: [{ what: 'bring back an invitation', set: () => ({ status: 'pending' }), who: [] }],
    },
    {
      rows: 'an invitation to the platform',
      make: async (owner, { admin, organization }) => {
        const address = `${crypto.randomUUID()}@test.example`;
        const [made] = await owner<{ id: string }>`
          insert into invitations (email, name, role, organization_id, token_hash, invited_by)
          values (${address}, 'Nia', 'mediator', ${organization}, ${address}, ${admin.id}) returning id`;
        return made!.id;
      },
      reads: ['admin', 'officeAdmin'],
      changes: [
        {
          what: 'withdraw an invitation to the platform',
          set: () => ({ status: 'revoked' }),
          who: ['admin', 'officeAdmin'],
        },
        accepting,
      ],
    },
  ],
  adds: [
    {
      row: 'an invitation into a free place',
      values: ({ caseId }) => ({
        case_id: caseId,
        participant_id: fragment`(select id from case_participants where case_id = ${caseId} and name = ${free} limit 1)`,
        email: 'x@test.example',
        token_hash: crypto.randomUUID(),
      }),
      who: ['mediator', 'admin', 'officeAdmin'],
    },
    {
      row: 'an invitation into a place that is taken',
      values: ({ caseId, participantOfA }) => ({
        case_id: caseId,
        participant_id: participantOfA.id,
        email: 'x@test.example',
        token_hash: crypto.randomUUID(),
      }),
      who: [],
    },
    {
      row: 'an invitation to the platform past the call for it',
      values: () => ({ email: 'x@test.example', token_hash: crypto.randomUUID() }),
      who: [],
    },
  ],
};
