import type { Sql } from '../database/database.ts';

/** Marks unanswered invitations as expired. The participant stays invited and can get another link. */
export async function expireInvitations(sql: Sql): Promise<void> {
  await sql`update invitations set status = 'expired' where status = 'pending' and expires_at < now()`;
}
