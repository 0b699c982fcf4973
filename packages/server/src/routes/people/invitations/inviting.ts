import type { AnyInvitation, Invitation, SentInvitation } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { newestFirst, pageOf } from '../../../http/answer/keyset-page.ts';
import { type Invited, invitedParticipant } from './invited-participant.ts';
import { invitationColumns, invitationState, newToken, readInvitation } from './sent-invitations.ts';

export const inviting = {
  invite: ({ input: { caseId, ...guest }, sql }) => inviteInto(sql, { ...guest, case_id: caseId }),

  inviteParticipant: ({ input, sql }) => inviteInto(sql, input),

  listInvitations: async ({ input: { caseId, cursor, limit }, sql }) => {
    const [visible] = await sql`select id from cases where id = ${caseId}`;
    if (!visible) return undefined;
    const after = newestFirst(cursor);
    const found = await sql<SentInvitation>`
      select ${invitationColumns},
        case when w.id is not null then jsonb_build_object('note', w.note,
          'created_at', w.created_at, 'handled_at', w.handled_at) end as concern
      from invitations i
      left join case_participants p on p.id = i.participant_id
      left join invitation_concerns w on w.invitation_id = i.id
      where i.case_id = ${caseId} and (i.created_at, i.id) < (${after.at}::timestamptz, ${after.id}::uuid)
      order by i.created_at desc, i.id desc limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, ({ created_at, id }) => ({ at: created_at, id }));
    return { invitations: rows, next_cursor };
  },

  listAllInvitations: async ({ input: { status = null, to = null, user_id = null, cursor, limit }, sql }) => {
    const after = newestFirst(cursor);
    const found = await sql<AnyInvitation & { of_case: string | null }>`
      select ${invitationColumns}, c.organization_id as of_case, o.name as organization_name, c.title as case_title,
        i.invited_by, inviter.name as invited_by_name
      from invitations i
      left join case_participants p on p.id = i.participant_id
      left join cases c on c.id = i.case_id
      left join organizations o on o.id = coalesce(i.organization_id, c.organization_id)
      left join profiles inviter on inviter.id = i.invited_by
      where (i.created_at, i.id) < (${after.at}::timestamptz, ${after.id}::uuid)
        and (${to}::text is null or (i.case_id is null) = (${to} = 'platform'))
        and (${status}::text is null or ${invitationState} = ${status})
        and (${user_id}::uuid is null or i.id in (select private.open_invitation_ids(${user_id}::uuid)))
      order by i.created_at desc, i.id desc limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, ({ created_at, id }) => ({ at: created_at, id }));
    const invitations = rows.map((it) => ({ ...it, organization_id: it.organization_id ?? it.of_case }));
    return { invitations, next_cursor };
  },

  revokeInvitation: async ({ input, sql }) => {
    await sql`select private.revoke_invitation(${input.invitationId})`;
    return { ok: true as const };
  },

  handleConcern: async ({ input, sql }) => {
    const [handled] = await sql`
      update invitation_concerns set handled_at = now() where invitation_id = ${input.invitationId} returning id`;
    return handled && { ok: true as const };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/people/inviting')>;

/** Invites somebody into a case: the link goes to their mail, where that is safe. */
export async function inviteInto(sql: Sql, guest: Invited) {
  const [visible] = await sql`select id from cases where id = ${guest.case_id}`;
  if (!visible) return undefined;
  await sql`select private.must_invite(${guest.case_id})`;
  await sql`select private.must_not_change_sides(${guest.case_id}, ${guest.email}, ${guest.role}, ${guest.side})`;
  const participant = await invitedParticipant(sql, guest);
  const { token, hash } = newToken();
  const [made] = await sql<{ id: string }>`
    insert into invitations (case_id, participant_id, email, token_hash, language)
    values (${guest.case_id}, ${participant}, ${guest.email}, ${hash}, ${guest.language ?? null})
    returning id`;
  await sql`select private.mail_invitation(${made?.id}, ${token})`;
  const invitation = await readInvitation<Invitation>(sql, made?.id);
  return invitation && { invitation, token };
}
