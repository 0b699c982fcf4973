import type { Sql } from '../database/database.ts';

/** How many entries are sealed, and looked through, in one run; the next one goes on. */
const batchSize = 2000;

/** Gives each new entry of the audit log its place in the chain, and looks through the next part of the chain. */
export async function sealAudit(sql: Sql): Promise<void> {
  await sql`select private.seal_audit(${batchSize})`;
  await sql`select private.verify_audit(${batchSize})`;
}
