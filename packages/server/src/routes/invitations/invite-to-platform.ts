import type { PlatformInvitation, Role } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';
import { newToken, readInvitation } from './sent-invitations.ts';

/** A person whom an admin invites. A mediator needs an organization. */
export interface PlatformGuest {
  email: string;
  name: string;
  role: Role;
  organization_id: string | null;
}

/** Invites a person to the platform by mail; accepting gives them the role and the organization. For admins only. */
export async function inviteToPlatform(
  sql: Sql,
  { email, name, role, organization_id }: PlatformGuest,
): Promise<{ invitation: PlatformInvitation; token: string } | undefined> {
  const { token, hash } = newToken();
  const [made] = await sql<{ id: string }>`
    select private.invite_to_platform(${email}, ${name}, ${role}, ${organization_id}, ${hash}) as id`;
  await sql`select private.mail_invitation(${made?.id}, ${token})`;
  const invitation = await readInvitation<PlatformInvitation>(sql, made?.id);
  return invitation && { invitation, token };
}
