import type { Sql } from '../database/database.ts';

/** How many entries one run seals and verifies; the next run continues. */
const batchSize = 2000;

/** Adds each new audit entry to the hash chain and verifies the next part of the chain. */
export async function sealAudit(sql: Sql): Promise<void> {
  await sql`select private.seal_audit(${batchSize})`;
  await sql`select private.verify_audit(${batchSize})`;
}
