import { type Look, refineLook } from '../analysis/refine-look.ts';
import type { Sql } from '../database/database.ts';
import type { Engines } from '../language-model/engines.ts';

/** As many looks as the model reads at a time, so that none uses up its time in the queue. */
const atATime = 2;

/** Lets the language model add to the oldest looks that wait for it, and triggers itself while more do. */
export async function refineInsights(sql: Sql, engines: Engines): Promise<void> {
  const looks = await sql<Look>`
    delete from private.due_refinements where channel_id in (
      select channel_id from private.due_refinements order by queued_at limit ${atATime})
    returning channel_id, case_id, message_ids, new_ids`;
  const outcomes = await Promise.allSettled(looks.map((look) => refineLook(sql, engines, look)));
  await sql`select pg_notify('jobs', 'refine_insights') where exists (select from private.due_refinements)`;
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
