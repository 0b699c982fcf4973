import type { Sql } from '../database/database.ts';

/** Closes lawyer rounds whose deadline has passed, which opens their comments to everybody in the case. */
export async function closeLawyerRounds(sql: Sql): Promise<void> {
  await sql`select private.close_lawyer_rounds()`;
}
