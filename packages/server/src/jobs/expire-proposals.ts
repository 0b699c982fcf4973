import type { Sql } from '../database/database.ts';

/** Marks open proposals whose time is over as expired and notifies their audience. */
export async function expireProposals(sql: Sql): Promise<void> {
  await sql`select private.expire_proposals()`;
}
