import { setTimeout as sleep } from 'node:timers/promises';
import { type AnalysisOptions, analyzeChannel } from '../analysis/analyze-channel.ts';
import type { AnalysedChannel } from '../analysis/keep-finding.ts';
import type { Sql } from '../database/database.ts';
import type { Engines } from '../language-model/engines.ts';

/** The longest wait for a channel that is almost due, in seconds; later ones wait for another run. */
const longestWait = 2;

interface DueChannel extends AnalysedChannel {
  due_at: string;
}

/** Analyses the channels with new messages, each a moment after its newest, and triggers itself while more are due soon. */
export async function analyzeMessages(sql: Sql, engines: Engines, options?: AnalysisOptions): Promise<void> {
  const [next] = await sql<{ wait: number | null }>`
    select extract(epoch from min(due_at) - clock_timestamp())::float as wait from private.due_analyses`;
  const wait = next?.wait ?? null;
  if (wait === null || wait > longestWait) return;
  if (wait > 0) await sleep(1000 * wait);
  const failures: unknown[] = [];
  const due = await sql<DueChannel>`
    select channel_id, case_id, due_at::text from private.due_analyses where due_at <= clock_timestamp() order by due_at`;
  for (const channel of due)
    await analyze(sql, engines, channel, options).catch((error: unknown) => failures.push(error));
  await sql`
    select pg_notify('jobs', 'analyze_messages')
    where exists (
      select from private.due_analyses where due_at <= clock_timestamp() + make_interval(secs => ${longestWait}))`;
  if (failures.length > 0) throw failures[0];
}

/** Analyses a channel. Messages that came meanwhile keep it due; after a failure it waits a minute. */
async function analyze(sql: Sql, engines: Engines, channel: DueChannel, options?: AnalysisOptions): Promise<void> {
  const { channel_id, due_at } = channel;
  try {
    await analyzeChannel(sql, engines, channel, options);
  } catch (error) {
    await sql`
      update private.due_analyses set due_at = clock_timestamp() + interval '1 minute'
      where channel_id = ${channel_id} and due_at = ${due_at}::timestamptz`;
    throw error;
  }
  await sql`
    delete from private.due_analyses where channel_id = ${channel_id} and due_at = ${due_at}::timestamptz`;
}
