import type { Sql } from '../database/database.ts';

/** How many entries one statement seals, and one run verifies; the next run continues. */
const batchSize = 2000;

/** Adds each new audit entry to the hash chain and verifies the next part of the chain. */
export async function sealAudit(sql: Sql): Promise<void> {
  const seal = () => sql<{ sealed: number }>`select private.seal_audit(${batchSize}) as sealed`;
  while ((await seal())[0]?.sealed === batchSize);
  await sql`select private.verify_audit(${batchSize})`;
}
