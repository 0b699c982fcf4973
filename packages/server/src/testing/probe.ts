import { type Endpoint, endpoints, isEndpoint, requestOf } from '@mediation/api-client';
import type { TestServer } from '../testing.ts';
import { readPdf } from './read-files.ts';

/** Every call of the contract, by name. */
export const calls = Object.entries<unknown>(endpoints).filter((it): it is [string, Endpoint] => isEndpoint(it[1]));

/** Calls that end the caller's sign-in session or account. */
const isFarewell = (name: string) =>
  /^(logout|endMySession|endMyOtherSessions|changePassword|completePasswordReset|refresh)$/.test(name);

/** Reads first, then writes, then calls that end the session; the order is the same in every world. */
const inOrder = calls.toSorted(
  ([one, { method }], [other, { method: otherMethod }]) =>
    Number(isFarewell(one)) - Number(isFarewell(other)) ||
    Number(method !== 'GET') - Number(otherMethod !== 'GET') ||
    one.localeCompare(other),
);

/** The caller, the input of each call and the names of this world's ids. */
interface Asker {
  token: string;
  inputs: (call: string) => Record<string, unknown>;
  words: Record<string, string>;
  /** Which calls are made; all without it. */
  isMade?: (call: string, endpoint: Endpoint) => boolean;
}

/**
 * Records the response to every call of the contract, in a fixed order. It replaces ids, times and secrets with names,
 * so that the responses of two worlds can be compared byte by byte.
 */
export async function probe(
  { app }: TestServer,
  { token, inputs, words, isMade = () => true }: Asker,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const plain = plainly(words);
  for (const [name, endpoint] of inOrder.filter((it) => isMade(...it))) {
    const { url, headers, ...request } = requestOf(endpoint, inputs(name));
    const response = await app.request(url, { ...request, headers: { ...headers, authorization: `Bearer ${token}` } });
    const described = ['content-type', 'content-disposition', 'retry-after'].map(
      (it) => response.headers.get(it) ?? '',
    );
    answers[name] = plain(`${response.status} ${described.join(' ')}\n${await wordsOf(name, response)}`);
  }
  return answers;
}

/** What an answer says. A PDF of an agreement is compressed, so its words are read. */
async function wordsOf(call: string, response: Response): Promise<string> {
  if (call !== 'downloadAgreement' || response.status !== 200) return response.text();
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages.join('\n');
}

/**
 * Records the rows of every table that `/rest/v1` returns directly, without our own server. Of ids that have no name only
 * the number of appearances is compared. Of somebody who reads all cases, only the rows of `ofCase` are.
 */
export async function probeTables(
  server: TestServer,
  { token, words, ofCase }: Pick<Asker, 'token' | 'words'> & { ofCase?: string | undefined },
) {
  const names = new Map(Object.entries(words).map(([word, id]) => [id, word]));
  const plain = plainly({});
  const headers = { apikey: server.backend.publishableKey, authorization: `Bearer ${token}` };
  const rows: Record<string, string> = {};
  const tables = await server.owner<{ table: string; key: string | null }>`
    select tablename as table, case when tablename = 'cases' then 'id' else (
      select column_name from information_schema.columns
      where table_schema = 'public' and table_name = tablename and column_name = 'case_id') end as key
    from pg_tables where schemaname = 'public' order by 1`;
  for (const { table, key } of tables) {
    const of = ofCase && key ? `&${key}=eq.${ofCase}` : '';
    const response = await server.app.request(`/rest/v1/${table}?select=*${of}`, { headers });
    const named = (await response.text()).replaceAll(uuid, (id) => names.get(id) ?? '<id>');
    const found = response.status === 200 ? (JSON.parse(named) as unknown[]) : [response.status];
    rows[table] = found
      .map((row) => plain(JSON.stringify(row)))
      .filter((row) => !ofCase || of || row.includes(names.get(ofCase) ?? ofCase))
      .toSorted()
      .join('\n');
  }
  return rows;
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Replaces random differences between two worlds: known ids with their names, others with their order of appearance.
 */
function plainly(words: Record<string, string>) {
  const known = new Map(Object.entries(words).map(([word, id]) => [id, word]));
  let others = 0;
  const nameOf = (id: string) => {
    const word = known.get(id) ?? `id${(others += 1)}`;
    known.set(id, word);
    return word;
  };
  return (text: string) =>
    text
      .replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')
      .replaceAll(/"slug":"[^"]*"/g, '"slug":""')
      .replaceAll(uuid, nameOf)
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/g, '<time>')
      .replaceAll(/\b\d{8}T\d{6}Z\b/g, '<time>')
      .replaceAll(/\b\d{1,2} \w+ \d{4} at \d\d:\d\d:\d\d \w+/g, '<time>')
      .replaceAll(/\b[0-9a-f]{64}\b/g, '<hash>')
      .replaceAll(/"(expires_in|seconds_left)":\d+/g, '"$1":"<time>"')
      .replaceAll(/\b[A-Z]{3}-\d{4}-\d{4}\b/g, '<reference>')
      .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>')
      .replaceAll(/"next_cursor":"[^"]+"/g, '"next_cursor":"<cursor>"')
      .replaceAll(/[\w-]{43,48}|[A-Z2-7]{32}/g, '<secret>');
}
