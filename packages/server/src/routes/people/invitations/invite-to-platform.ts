import { ApiError, type PlatformInvitation, type Role } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import { newToken, readInvitation } from './sent-invitations.ts';

/** A person whom an admin invites. A mediator needs an organization. */
export interface PlatformGuest {
  email: string;
  name: string;
  role: Role;
  organization_id: string | null;
  /** The language of the invitation, if one was chosen. */
  language?: string | undefined;
}

/**
 * Invites a person to the platform by mail; accepting gives them the role and the organization. For admins only. It is a
 * conflict at the address when the person has both already.
 */
export async function inviteToPlatform(
  sql: Sql,
  { email, name, role, organization_id, language }: PlatformGuest,
): Promise<{ invitation: PlatformInvitation; token: string } | undefined> {
  const { token, hash } = newToken();
  const [made] = await sql<{ id: string }>`
    select private.invite_to_platform(${email}, ${name}, ${role}, ${organization_id}, ${hash}, ${language ?? null}) as id`;
  // After the check above that the caller is an admin: nobody else may know who has an account.
  await mustChangeSomething(sql, { email, role, organization_id });
  await sql`select private.mail_invitation(${made?.id}, ${token})`;
  const invitation = await readInvitation<PlatformInvitation>(sql, made?.id);
  return invitation && { invitation, token };
}

async function mustChangeSomething(
  sql: Sql,
  { email, role, organization_id }: Pick<PlatformGuest, 'email' | 'role' | 'organization_id'>,
) {
  const [holder] = await sql`
    select account.user_id
    from private.accounts_of(array(
      select p.id from profiles p join contact_details d on d.user_id = p.id
      where d.email = lower(${email}) and p.role = ${role} and p.role <> 'divorcee')) account
    where account.closed_at is null
      and (${organization_id}::uuid is null or account.organization_id = ${organization_id}::uuid)`;
  if (!holder) return;
  const message = 'This person already has this role.';
  throw new ApiError('conflict', message, { details: [{ path: 'email', message }] });
}
