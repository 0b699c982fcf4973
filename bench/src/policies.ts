import type { Sql } from '@mediation/server/testing';
import { effort } from './effort.ts';
import { median } from './median.ts';
import type { World } from './world.ts';

const { rounds } = effort.policies;

/** The same queries with row-level security and past it, each in a transaction, taking turns: what policies cost. */
export async function measurePolicies({ server, party, channelId, caseId }: World) {
  const queries: Record<string, (sql: Sql) => Promise<unknown>> = {
    'newest 50 of 100,000 messages': (sql) => sql`
      select id, content, created_at from chat_messages where channel_id = ${channelId}
      order by created_at desc, id desc limit 50`,
    'count of 100,000 messages': (sql) => sql`
      select count(*) from messages where case_id = ${caseId} and sender_id <> ${party.id}`,
    '20 of 1,000 notifications': (sql) => sql`
      select * from notifications where user_id = ${party.id} order by created_at desc, id desc limit 20`,
    'one case': (sql) => sql`select id, title, status from cases where id = ${caseId}`,
  };
  const asOwner = (work: (sql: Sql) => Promise<unknown>) => server.asOwner(work);
  const results = [];
  for (const [query, work] of Object.entries(queries)) {
    const figures = { guarded: [] as number[], bare: [] as number[] };
    for (let round = 0; round < (query.startsWith('count') ? rounds / 10 : rounds); round += 1) {
      figures.guarded.push(await timed(() => party.sql(work)));
      figures.bare.push(await timed(() => asOwner(work)));
    }
    const [guarded, bare] = [median(figures.guarded), median(figures.bare)];
    results.push({
      query,
      'with policies ms': guarded.toFixed(2),
      'without ms': bare.toFixed(2),
      ratio: (guarded / bare).toFixed(2),
    });
  }
  return results;
}

async function timed(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
