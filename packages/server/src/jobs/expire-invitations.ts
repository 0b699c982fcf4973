import type { Sql } from '../database/database.ts';

/** Marks invitations that nobody answered in time. The place in the case stays invited, for another link. */
export async function expireInvitations(sql: Sql): Promise<void> {
  await sql`update invitations set status = 'expired' where status = 'pending' and expires_at < now()`;
}
