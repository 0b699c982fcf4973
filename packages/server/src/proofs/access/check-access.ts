import { expect, test } from 'vitest';
import { type Family, openFamily, overRest } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { type TableAccess, actors, differences } from './access.ts';

/** Tests that each actor has exactly the rights of the access data, in the database and over REST. */
export function checkAccess(access: TableAccess): void {
  // ASVS 8.2.2, 8.2.3, 8.3.1
  test(`${access.table}: each person has exactly the rights of the access table`, async () => {
    expect(await differences(server.backend.db, await openFamily(server), access)).toEqual([]);
  });

  // ASVS 8.2.2, 8.2.3
  test(`${access.table}: /rest/v1 allows the same reads and no writes`, async () => {
    expect(await differencesOverRest(await openFamily(server), access)).toEqual([]);
  });
}

/**
 * Compares reads with the access data and refuses all writes, over REST at the embedded Supabase without our own
 * server.
 */
async function differencesOverRest(family: Family, { table, key = 'id', rows, adds }: TableAccess) {
  const found: string[] = [];
  const clients = new Map(
    actors.map((it) => [it, server.directSupabase(it === 'guest' ? null : family.people[it].token)]),
  );

  for (const { rows: kind, make, reads, changes = [] } of rows) {
    const id = await make(server.owner, family);
    for (const [actor, supabase] of clients) {
      const read = await overRest({ supabase }, table, key, [key, id]).catch(() => []);
      if (read.length > 0 !== reads.includes(actor)) found.push(`${actor} reads ${read.length} of ${kind}`);
      for (const { what, set } of changes) {
        const { data } = await supabase.from(table).update(set(family)).eq(key, id).select(key);
        if (data && data.length > 0) found.push(`${actor} can ${what}`);
      }
      const { data } = await supabase.from(table).delete().eq(key, id).select(key);
      if (data && data.length > 0) found.push(`${actor} can delete ${kind}`);
    }
  }
  for (const { row, values } of adds)
    for (const [actor, supabase] of clients) {
      const { error } = await supabase.from(table).insert(values(family, actor));
      if (!error) found.push(`${actor} can add ${row}`);
    }
  return found;
}
