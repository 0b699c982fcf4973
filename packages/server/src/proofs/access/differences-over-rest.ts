import { type Family, overRest } from '../../testing/family.ts';
import type { TestServer } from '../../testing.ts';
import { type Actor, type TableAccess, actors } from './access.ts';

/**
 * Compares reads with the access data over REST at the embedded Supabase, without our own server, and lets `writers` write:
 * nothing may change. Without them only those try who may with our server; the others are refused by the same policies. The
 * sample rows stay.
 */
export async function differencesOverRest(
  server: TestServer,
  family: Family,
  { table, key = 'id', rows, adds }: TableAccess,
  writers?: readonly Actor[],
): Promise<string[]> {
  const found: string[] = [];
  const clients = new Map(
    actors.map((it) => [it, server.directSupabase(it === 'guest' ? null : family.people[it].token)]),
  );

  const among = (who: readonly Actor[]) => [...clients].filter(([actor]) => (writers ?? who).includes(actor));

  for (const { rows: kind, make, reads, changes = [], deletes = [] } of rows) {
    const id = await make(server.owner, family);
    for (const [actor, supabase] of clients) {
      const read = await overRest({ supabase }, table, key, [key, id]).catch(() => []);
      if (read.length > 0 !== reads.includes(actor)) found.push(`${actor} reads ${read.length} of ${kind}`);
    }
    for (const { what, set, who } of changes)
      for (const [actor, supabase] of among(who)) {
        const { data } = await supabase.from(table).update(set(family)).eq(key, id).select(key);
        if (data && data.length > 0) found.push(`${actor} can ${what}`);
      }
    for (const [actor, supabase] of among(deletes)) {
      const { data } = await supabase.from(table).delete().eq(key, id).select(key);
      if (data && data.length > 0) found.push(`${actor} can delete ${kind}`);
    }
  }
  for (const { row, values, who } of adds)
    for (const [actor, supabase] of among(who)) {
      const { error } = await supabase.from(table).insert(values(family, actor));
      if (!error) found.push(`${actor} can add ${row}`);
    }
  return found;
}
