import type { Sql } from '../database/database.ts';

/**
 * Removes mails that were sent a month ago or given up three months ago, expired idempotency keys and rate limits,
 * unconfirmed registrations and notes at the end of their retention.
 */
export async function purge(sql: Sql): Promise<void> {
  await sql`
    delete from private.mails
    where sent_at < now() - interval '30 days' or given_up_at < now() - interval '90 days'`;
  await sql`delete from private.idempotency_keys where created_at < now() - interval '24 hours'`;
  await sql`delete from private.rate_limits where expire < extract(epoch from now()) * 1000`;
  await sql`delete from private.registrations where expires_at < now()`;
  await sql`select private.purge_notes(current_date)`;
}
