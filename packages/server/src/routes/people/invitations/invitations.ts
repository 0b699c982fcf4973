import { ApiError, type InvitationStatus, type Role, defaultBranding } from '@mediation/api-client';
import type { Handlers } from '../../../http/handlers.ts';
import { type OrganizationRow, toBranding } from '../../organizations/to-branding.ts';
import { readParticipant } from '../../cases/participants/participants.ts';

export const invitations = {
  getInvitation: async ({ input, sql }) => {
    await sql`select private.open_invitation(${input.token})`;
    const [invitation] = await sql<{
      email: string;
      name: string;
      role: Role;
      status: InvitationStatus;
      expires_at: string;
      invited_by: string;
      organization_id: string | null;
      has_account: boolean;
      is_for_case: boolean;
      language: string | null;
      client_name: string | null;
      is_replaced: boolean;
    }>`
      select *, private.is_replaced_invitation(${input.token}) as is_replaced
      from private.invitation_by_token(${input.token})`;
    const [organization] = await sql<OrganizationRow>`
      select * from private.organization_by_invitation(${input.token})`;
    return invitation && { invitation, branding: organization ? toBranding(organization) : defaultBranding };
  },

  acceptInvitation: async ({ input: { token, language, time_zone }, sql }) => {
    const [participant] = await sql<{ id: string | null }>`select private.accept_invitation(${token}) as id`;
    if (language !== undefined)
      await sql`update person_settings set language = ${language} where user_id = auth.uid() and language is null`;
    if (time_zone !== undefined)
      await sql`
        update person_settings set time_zone = ${time_zone}
        where user_id = auth.uid() and time_zone is null and private.is_time_zone(${time_zone})`;
    return participant?.id ? readParticipant(sql, participant.id) : { participant: null };
  },

  declineInvitation: async ({ input, sql }) => {
    const [answer] = await sql<{ is_declined: boolean }>`
      select private.decline_invitation(${input.token}) as is_declined`;
    if (!answer?.is_declined)
      throw new ApiError('conflict', 'This invitation has been used, withdrawn or has expired.');
    return { ok: true as const };
  },

  raiseConcern: async ({ input, sql }) => {
    await sql`select private.raise_concern(${input.token}, ${input.note})`;
    return { ok: true as const };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/people/invitations')>;
