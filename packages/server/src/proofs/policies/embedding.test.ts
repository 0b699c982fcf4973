import { expect, test } from 'vitest';
import { server } from '../../testing/server.ts';

test('a person embeds a row in supabase-js by its table and the foreign key that leads to it, as the documentation says', async () => {
  const keys = await server.owner<{ name: string; child: string; parent: string }>`
    select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint
    where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace
      and confrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      and has_any_column_privilege('authenticated', conrelid, 'select')
      and has_any_column_privilege('authenticated', confrelid, 'select')
    order by 2, 3, 1`;
  expect(keys).toContainEqual({ name: 'case_participants_case_id_fkey', child: 'case_participants', parent: 'cases' });
  const { supabase } = await server.person();
  const ambiguous: string[] = [];
  for (const { name, child, parent } of keys) {
    const { error } = await supabase.from(child).select(`${parent}!${name}(id)`).limit(1);
    if (error?.code.startsWith('PGRST')) ambiguous.push(`${child}: ${parent}!${name} ${error.message}`);
  }
  expect(ambiguous).toEqual([]);
});
