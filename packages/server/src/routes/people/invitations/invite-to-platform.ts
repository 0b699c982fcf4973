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
  const [answer] = await sql<{ has_role: boolean }>`
    select private.has_role_already(${email}, ${role}, ${organization_id}::uuid) as has_role`;
  if (!answer?.has_role) return;
  const message = 'This person already has this role.';
  throw new ApiError('conflict', message, { details: [{ path: 'email', message }] });
}
