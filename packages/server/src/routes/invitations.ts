import { createHash, randomBytes } from 'node:crypto';
import { ApiError, type Invitation, type InvitationStatus, type Role } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';
import type { SqlHandlers } from '../serve.ts';
import { type OrganizationRow, toBranding } from './organizations.ts';
import { readParticipant } from './participants.ts';

export const invitations: SqlHandlers<'invite' | 'getInvitation' | 'acceptInvitation' | 'declineInvitation'> = {
  invite: async ({ input, sql }) => {
    const [visible] = await sql`select id from cases where id = ${input.caseId}`;
    if (!visible) return undefined;
    const place = (await waitingPlace(sql, input)) ?? (await addPlace(sql, input));
    const token = randomBytes(32).toString('base64url');
    const [made] = await sql<{ id: string }>`
      insert into invitations (case_id, participant_id, email, token_hash)
      values (${input.caseId}, ${place}, ${input.email}, ${createHash('sha256').update(token).digest('hex')})
      returning id`;
    const [invitation] = await sql<Invitation>`
      select i.id, i.case_id, i.participant_id, i.email, p.name, p.role, p.side, i.status, i.expires_at
      from invitations i join case_participants p on p.id = i.participant_id
      where i.id = ${made?.id}`;
    return invitation && { invitation, token };
  },

  getInvitation: async ({ input, sql }) => {
    const [invitation] = await sql<{
      email: string;
      name: string;
      role: Role;
      status: InvitationStatus;
      expires_at: string;
      invited_by: string;
      organization_id: string;
      has_account: boolean;
    }>`select * from private.invitation_by_token(${input.token})`;
    const [organization] = await sql<OrganizationRow>`
      select * from private.organization_by_invitation(${input.token})`;
    return invitation && organization && { invitation, branding: toBranding(organization) };
  },

  acceptInvitation: async ({ input, sql }) => {
    const [seat] = await sql<{ id: string }>`select private.accept_invitation(${input.token}) as id`;
    return seat && readParticipant(sql, seat.id);
  },

  declineInvitation: async ({ input, sql }) => {
    const [answer] = await sql<{ is_declined: boolean }>`
      select private.decline_invitation(${input.token}) as is_declined`;
    if (!answer?.is_declined)
      throw new ApiError('conflict', 'This invitation has been used, withdrawn or has expired.');
    return { ok: true as const };
  },
};

interface Invited {
  caseId: string;
  email: string;
  name: string;
  role: 'divorcee' | 'lawyer';
  side: 'A' | 'B';
}

/** The place that still waits for an answer: it goes to whoever is invited last, and the link sent before is withdrawn. */
async function waitingPlace(sql: Sql, { caseId, email, name, role, side }: Invited): Promise<string | undefined> {
  const waiting = await sql<{ id: string; email: string; is_same: boolean }>`
    select distinct on (p.id) p.id, i.email, p.role = ${role} and p.side = ${side} as is_same
    from invitations i join case_participants p on p.id = i.participant_id
    where i.case_id = ${caseId} and p.status = 'invited'
    order by p.id, i.created_at desc`;
  if (waiting.some((it) => it.email === email && !it.is_same))
    throw new ApiError('conflict', 'This person is already invited in another part.');
  const place = waiting.find((it) => it.is_same);
  if (!place) return undefined;
  await sql`select private.rename_place(${place.id}, ${name})`;
  await sql`update invitations set status = 'revoked' where participant_id = ${place.id} and status = 'pending'`;
  return place.id;
}

async function addPlace(sql: Sql, { caseId, name, role, side }: Invited): Promise<string> {
  const [party] = await sql<{ id: string }>`
    select id from case_participants
    where case_id = ${caseId} and side = ${side} and role = 'divorcee' and status in ('invited', 'active')`;
  if (role === 'divorcee' && party) throw new ApiError('conflict', 'Somebody has joined as this party already.');
  if (role === 'lawyer' && !party) throw new ApiError('conflict', 'Invite the party first, then their lawyer.');
  const [place] = await sql<{ id: string }>`
    insert into case_participants (case_id, name, role, side, represents_participant_id)
    values (${caseId}, ${name}, ${role}, ${side}, ${role === 'lawyer' ? party?.id : null})
    returning id`;
  return place!.id;
}
