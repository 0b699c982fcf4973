import { limits } from '@mediation/api-client';
import { embeddedEngine } from '@mediation/assist';
import type { Sql } from '../../database/database.ts';

const engine = embeddedEngine({ promises: limits });

/**
 * Names the tone of what a party writes to everybody in a case, for the rest of the transaction: by the built-in engine, as
 * the safety screening, and without storing it. It does so whether or not somebody holds messages, so that the sender cannot
 * tell from the time that it takes.
 */
export async function noteTone(sql: Sql, channelId: string, text: string): Promise<void> {
  const caseId = /^case-(.+)$/.exec(channelId)?.[1];
  if (caseId === undefined) return;
  const [sender] = await sql<{ is_measured: boolean }>`select private.measures_my_tone(${caseId}::uuid) as is_measured`;
  const intensity = sender?.is_measured ? String(Math.round((await engine.tone({ text })).intensity)) : '';
  await sql`select set_config('mediation.message_tone', ${intensity}, true)`;
}
