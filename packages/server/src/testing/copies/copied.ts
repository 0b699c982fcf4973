import type { TestPerson, TestServer } from '../../testing.ts';
import type { Account } from './accounts.ts';
import { rename } from './rename.ts';
import { type WrittenRows, insertRows, watchWrites } from './written-rows.ts';

/** What a set-up wrote and returned, the people in it as `{ "account": index }`. */
interface Original<T> {
  result: T;
  text: string;
  accounts: string;
  written: WrittenRows[];
  at: number;
}

const secondsOf = async ({ owner }: TestServer) => {
  const [now] = await owner<{ seconds: number }>`select extract(epoch from clock_timestamp())::float as seconds`;
  return now!.seconds;
};

const isPerson = (value: unknown): value is TestPerson => value instanceof Object && 'supabase' in value;
const isPlace = (value: unknown): value is { account: number } => value instanceof Object && 'account' in value;

/**
 * Wraps a set-up of tests: on each server it runs once by its calls, and from then on its rows are copied in one
 * statement, under new ids and as if written now.
 */
export function copied<T>(make: (server: TestServer) => Promise<T>): (server: TestServer) => Promise<T> {
  const originals = new WeakMap<TestServer, Promise<Original<T>>>();
  return async (server) => {
    const known = originals.get(server);
    if (known) return copy(server, await known);
    const original = record(server, make);
    originals.set(server, original);
    return (await original).result;
  };
}

async function record<T>(server: TestServer, make: (server: TestServer) => Promise<T>): Promise<Original<T>> {
  // The first account of a server registers and has more rows than others.
  await server.person();
  const writtenSince = await watchWrites(server.ownerDatabase.db);
  const result = await make(server);
  const people: TestPerson[] = [];
  const text = JSON.stringify(result, (_, value: unknown) => {
    if (!isPerson(value)) return value;
    if (!people.includes(value)) people.push(value);
    return { account: people.indexOf(value) };
  });
  const accounts = JSON.stringify(people.map(({ id, email, name, sessionId }) => ({ id, email, name, sessionId })));
  return { result, text, accounts, written: await writtenSince(), at: await secondsOf(server) };
}

async function copy<T>(server: TestServer, { text, accounts, written, at }: Original<T>): Promise<T> {
  // Whole seconds, so that fractions keep their order, and rounded down, so that no time is in the future.
  const later = Math.floor((await secondsOf(server)) - at);
  const [newText, newAccounts, ...rows] = rename([text, accounts, ...written.map((it) => it.rows)], later);
  await insertRows(
    server.ownerDatabase.db,
    written.map((it, index) => ({ ...it, rows: rows[index]! })),
  );
  const people = await Promise.all((JSON.parse(newAccounts!) as Account[]).map(server.personOf));
  return JSON.parse(newText!, (_, value: unknown) => (isPlace(value) ? people[value.account] : value));
}
