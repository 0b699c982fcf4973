// Guards packages/server/src/routes/** packages/server/src/http/answer/keyset-page.ts supabase/migrations/**
import { type Endpoint, requestOf } from '@mediation/api-client';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { CompiledQuery, Kysely, PGliteDialect } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { type TestPerson, startTestServer } from '../testing.ts';
import { openFamily } from '../testing/family.ts';
import { inputsOf, openSubjects } from '../testing/inputs.ts';
import { calls } from '../testing/probe.ts';
import { migratedFolder } from '../testing/migrated-folder.ts';

const many = 100_000;

const server = await startTestServer({ folder: migratedFolder() });
afterAll(() => server.stop());
const family = await openFamily(server);
const inputs = inputsOf(family, await openSubjects(family));
const { a, admin, caseId, colleague, mediator, organization, together } = family;

// Past the triggers, which would write as many rows again.
const rows = `from generate_series(1, ${many}) n`;
const long = `now() - n * interval '1 minute'`;
await server.ownerDatabase.run(`
  set local session_replication_role = replica;
  insert into cases (organization_id, title, created_by, created_at, reference)
    select '${organization}', 'Case ' || n, '${colleague.id}', ${long}, 'C-' || n ${rows};
  insert into case_participants (case_id, user_id, name, role, side, status)
    select id, '${colleague.id}', 'Max', 'mediator', 'neutral', 'active' from cases where reference like 'C-%' limit 1000;
  insert into chat_messages (channel_id, sender_id, sender_role, content, created_at)
    select '${together}', '${a.id}', 'divorcee', 'Words.', ${long} ${rows};
  insert into notifications (user_id, type, message, case_id, created_at)
    select '${a.id}', 'case_update', 'Something changed.', '${caseId}', ${long} ${rows};
  insert into case_events (case_id, visible_to, kind, created_at)
    select '${caseId}', '${together}', 'case_changed', ${long} ${rows};
  insert into uploads (case_id, owner_id, uploaded_by, doc_type, file_name, mime, bytes, sha256, status, audience, visible_to,
      created_at)
    select id, '${colleague.id}', '${colleague.id}', 'other', 'a.pdf', 'application/pdf', 9, repeat('0', 64), 'superseded',
      'everyone', 'case-' || id, ${long}
    from generate_series(1, ${many}) n,
      lateral (select (array(select id from cases where reference like 'C-%' limit 1000))[1 + n % 1000] as id) it;
  insert into case_notes (case_id, author_id, text, created_at)
    select '${caseId}', '${mediator.id}', 'A note.', ${long} ${rows};
  insert into ai_chat_history (user_id, role, content, created_at)
    select '${a.id}', 'user', 'Words.', ${long} ${rows};
  insert into private.audit_log (at, actor_id, action, object_type, case_id)
    select ${long}, '${a.id}', 'update', 'cases', '${caseId}' ${rows};
`);
await server.ownerDatabase.run('analyze');
const big = new Set(
  (await server.owner<{ name: string }>`select relname as name from pg_class where reltuples >= ${many}`).map(
    ({ name }) => name,
  ),
);

const asked: CompiledQuery[] = [];
const { driver } = (server.backend as unknown as { lite: PgliteConnection }).lite;
const db = new Kysely<unknown>({
  dialect: new PGliteDialect({ pglite: driver }),
  log: ({ query }) => void asked.push(query),
});
const app = createApp({ ...server.backend, db, registration: 'approval' });

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  Plans?: Plan[];
}

/** Big tables that a plan reads from end to end. */
const scans = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && big.has(plan['Relation Name'] ?? '') ? [plan['Relation Name']!] : []),
  ...(plan.Plans ?? []).flatMap(scans),
];

/** The big tables that the queries of one request read from end to end, explained as the person who asked. */
async function scansOf(person: TestPerson, queries: CompiledQuery[]): Promise<string[]> {
  const claims = { sub: person.id, role: 'authenticated' };
  const found = await db.transaction().execute(async (tx) => {
    const set = `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true),
      set_config('request.jwt.claim.sub', $2, true)`;
    await tx.executeQuery(CompiledQuery.raw(set, [JSON.stringify(claims), person.id]));
    const plans: string[][] = [];
    for (const { sql, parameters } of queries) {
      const explained = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
      );
      plans.push(scans(explained.rows[0]!['QUERY PLAN'][0].Plan));
    }
    return plans;
  });
  return [...new Set(found.flat())];
}

const isQuery = ({ sql }: CompiledQuery) => /^\s*(select|with)\b/.test(sql) && !/set_config|touch_sign_in/.test(sql);

/** Asks for the first page of a list, and for the one after it. */
async function read(endpoint: Endpoint, person: TestPerson, input: Record<string, unknown>) {
  const ask = async (cursor?: string) => {
    const { url, headers } = requestOf(endpoint, { ...input, ...(cursor && { cursor }) });
    const response = await app.request(url, { headers: { ...headers, authorization: `Bearer ${person.token}` } });
    return (await response.json()) as { next_cursor?: string };
  };
  const { next_cursor } = await ask();
  if (next_cursor) await ask(next_cursor);
}

const lists = calls.filter(([, it]) => it.method === 'GET' && 'limit' in it.input.shape);

// ASVS 15.2.2
test.for(lists)(`%s reads no table of ${many} rows from end to end`, async ([name, endpoint]) => {
  const { q: _q, ...given } = inputs(name);
  const fields = new Set(endpoint.path.match(/(?<=:)\w+/g));
  const input = { ...Object.fromEntries(Object.entries(given).filter(([field]) => fields.has(field))), limit: 20 };
  const found: Record<string, string[]> = {};
  for (const [who, person] of Object.entries({ a, mediator, colleague, admin })) {
    asked.length = 0;
    await read(endpoint, person, input);
    const tables = await scansOf(person, asked.filter(isQuery));
    if (tables.length > 0) found[who] = tables;
  }
  expect(found).toEqual({});
});

// ASVS 15.2.2
test(`a report over ${many} messages and events is created without a quadratic scan`, async () => {
  const { report } = await mediator.api.getReport();
  expect(report.cases_by_status.open).toBe(1);
});
