import { createHash, randomBytes } from 'node:crypto';
import type { Invitation, PlatformInvitation } from '@mediation/api-client';
import { type RawBuilder, sql as fragment } from 'kysely';
import type { Sql } from '../../../database/database.ts';

/** Creates a secret token for a link and the hash that the database stores. */
export function newToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: createHash('sha256').update(token).digest('hex') };
}

/** The status of an invitation. An overdue one counts as expired even before the job marks it. */
export const invitationState: RawBuilder<unknown> = fragment`
  case when i.status = 'pending' and i.expires_at < now() then 'expired' else i.status end`;

/** The columns of an invitation, from `invitations i` and its participant `p`. */
export const invitationColumns: RawBuilder<unknown> = fragment`
  i.id, i.case_id, i.participant_id, i.email, coalesce(p.name, i.name) as name, coalesce(p.role, i.role) as role, p.side,
  ${invitationState} as status,
  i.organization_id, i.expires_at, i.created_at, i.opened_at, i.language`;

/** One invitation that the caller may read. */
export async function readInvitation<Kind extends Invitation | PlatformInvitation>(
  sql: Sql,
  id: string | undefined,
): Promise<Kind | undefined> {
  const [found] = await sql<Kind>`
    select ${invitationColumns} from invitations i left join case_participants p on p.id = i.participant_id
    where i.id = ${id}`;
  return found;
}
