import { startTestServer } from '../../testing.ts';
import { openFamily } from '../../testing/family.ts';
import { differences } from './access.ts';
import { allAccess } from './all-access.ts';

/** A row of `pg_policies`. */
interface Policy {
  table: string;
  name: string;
  qual: string | null;
  with_check: string | null;
}

/** Faulty versions of a policy, each as the statement that creates it. */
const mutantsOf = ({ table, name, qual, with_check }: Policy) => {
  const policy = `policy "${name}" on public."${table}"`;
  return [
    { how: 'dropped', script: `drop ${policy}` },
    { how: 'for guests instead', script: `alter ${policy} to anon` },
    ...(qual ? [{ how: 'using (true)', script: `alter ${policy} using (true)` }] : []),
    ...(with_check ? [{ how: 'with check (true)', script: `alter ${policy} with check (true)` }] : []),
  ];
};

/**
 * The mutation test of the policies: applies each faulty version in a transaction that is rolled back, and checks that
 * the access data detects it. Prints the survivors and the score, and fails below 100 %. Arguments limit the run to the
 * named tables.
 */
const server = await startTestServer();
const { ownerDatabase, owner } = server;
const family = await openFamily(server);
const named = process.argv.slice(2);
const policies = await owner<Policy>`
  select tablename as table, policyname as name, qual, with_check from pg_policies where schemaname = 'public' order by 1, 2`;
const accessOf = new Map((await allAccess()).map((it) => [it.table, it]));

let killed = 0;
let made = 0;
for (const policy of policies) {
  const access = accessOf.get(policy.table);
  if (named.length > 0 && !named.includes(policy.table)) continue;
  for (const { how, script } of mutantsOf(policy)) {
    made += 1;
    const found = access
      ? await differences(ownerDatabase.db, family, access, script).catch((error: unknown) => [String(error)])
      : [];
    if (found.length > 0) killed += 1;
    else console.info(`survived: ${policy.table}.${policy.name}, ${how}`);
  }
}
await server.stop();
console.info(`${killed} of ${made} mutants killed, ${((100 * killed) / made).toFixed(1)} %`);
process.exitCode = killed === made ? 0 : 1;
