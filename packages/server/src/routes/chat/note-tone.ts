import { limits } from '@mediation/api-client';
import { embeddedEngine } from '@mediation/assist';
import type { Sql } from '../../database/database.ts';

const engine = embeddedEngine({ promises: limits });

/**
 * Names the tone of a message to everybody in a case for the rest of the transaction, if its sender lets AI read it. It does so
 * whether or not somebody holds messages, so that the sender cannot tell from the time that it takes.
 */
export async function noteTone(sql: Sql, channelId: string, text: string): Promise<void> {
  const caseId = /^case-(.+)$/.exec(channelId)?.[1];
  if (caseId === undefined) return;
  const [assistance] = await sql<{ is_on: boolean }>`select private.may_read_my_words(${caseId}::uuid) as is_on`;
  const intensity = assistance?.is_on ? String(Math.round((await engine.tone({ text })).intensity)) : '';
  await sql`select set_config('mediation.message_tone', ${intensity}, true)`;
}
