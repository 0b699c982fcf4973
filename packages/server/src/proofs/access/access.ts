import { randomUUID } from 'node:crypto';
import { type Transaction, sql as fragment } from 'kysely';
import { type Database, type Sql, sqlOn } from '../../database/database.ts';
import type { Family } from '../../testing/family.ts';

/** The actors whose rights are tested, in the order of the access page. */
export const actors = [
  'mediator',
  'a',
  'b',
  'lawyerA',
  'lawyerB',
  'former',
  'colleague',
  'outsider',
  'otherParty',
  'admin',
  'officeAdmin',
  'otherAdmin',
  'guest',
] as const;
export type Actor = (typeof actors)[number];

type Values = Record<string, unknown>;

/** A kind of row of a table, and who may do what to it. */
export interface RowAccess {
  /** A noun phrase for the kind: "a document for the mediator". */
  rows: string;
  /** Inserts such a row as the owner and returns the value of its key. */
  make: (owner: Sql, family: Family) => Promise<string>;
  reads: readonly Actor[];
  /** Updates to test, each with the actors who may make it. */
  changes?: readonly { what: string; set: (family: Family) => Values; who: readonly Actor[] }[];
  deletes?: readonly Actor[];
}

/** A kind of insert, with the actors who may make it. */
export interface AddAccess {
  row: string;
  values: (family: Family, actor: Actor) => Values;
  who: readonly Actor[];
}

/** The rights to one table. The tests, the access page and the mutation test share this data. */
export interface TableAccess {
  table: string;
  /** One sentence about the content of the table. */
  about: string;
  /** The key column; `id` by default. */
  key?: string;
  rows: readonly RowAccess[];
  adds: readonly AddAccess[];
}

const refusals = new Set(['42501', 'MP403', 'MP404']);
const undo = Symbol('undo');

/** The token claims of an actor. */
const claimsOf = (family: Family, actor: Actor) =>
  actor === 'guest'
    ? { role: 'anon' }
    : { sub: family.people[actor].id, session_id: family.people[actor].sessionId, role: 'authenticated' };

/**
 * How a statement reaches the database: through our server, directly through PostgREST, or directly in a sign-in session
 * that has ended or waits for its second factor.
 */
type EntryPoint = 'server' | 'direct' | 'not live';

/** Runs statements as an actor and rolls them back. Returns undefined for a refusal. */
async function attempt<T>(
  tx: Transaction<unknown>,
  family: Family,
  actor: Actor,
  work: (sql: Sql) => Promise<T>,
  entry: EntryPoint = 'server',
) {
  const sql = sqlOn(tx);
  const claims = { ...claimsOf(family, actor), ...(entry === 'not live' && { session_id: randomUUID() }) };
  await sql`savepoint attempt`;
  try {
    await sql`select set_config('role', ${claims.role === 'anon' ? 'anon' : 'authenticated'}, true),
      set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('request.jwt.claim.sub', ${claims.sub ?? ''}, true),
      set_config('request.jwt.claim.role', ${claims.role}, true), set_config('mediation.door', ${entry}, true)`;
    return await work(sql);
  } catch (error) {
    if (refusals.has((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  } finally {
    await sql`rollback to attempt`;
  }
}

const assignments = (set: Values) =>
  fragment.join(Object.entries(set).map(([column, value]) => fragment`${fragment.ref(column)} = ${value}`));

/**
 * Compares the access data with the database for every actor and returns the differences. Everything runs in one
 * transaction, which is rolled back. `mutation` is a statement that changes the policies first.
 */
export async function differences(
  db: Database,
  family: Family,
  { table, key = 'id', rows, adds }: TableAccess,
  mutation?: string,
): Promise<string[]> {
  const found: string[] = [];
  const note = (actor: Actor, what: string, who: readonly Actor[], may: boolean) => {
    if (may !== who.includes(actor)) found.push(`${actor} ${may ? 'can' : 'cannot'} ${what}`);
  };
  // A permitted write must fail directly; a refused one needs no second attempt.
  const noteWrite = async (
    actor: Actor,
    what: string,
    who: readonly Actor[],
    may: (entry: EntryPoint) => Promise<boolean>,
  ): Promise<void> => {
    note(actor, what, who, await may('server'));
    if (who.includes(actor) && (await may('direct'))) found.push(`${actor} can directly ${what}`);
  };
  const target = fragment.table(table);
  const keyColumn = fragment.ref(key);

  async function checkRow(
    tx: Transaction<unknown>,
    { rows: kind, make, reads, changes = [], deletes = [] }: RowAccess,
  ) {
    const owner = sqlOn(tx);
    const id = await make(owner, family);
    const state = async () => JSON.stringify(await owner`select * from ${target} where ${keyColumn} = ${id}`);
    const before = await state();
    // With a condition and without: the second needs no right to read the row.
    const isTouched = async (
      actor: Actor,
      entry: EntryPoint,
      work: (sql: Sql, where: ReturnType<typeof fragment>) => Promise<unknown>,
    ) => {
      for (const where of [fragment`where ${keyColumn} = ${id}`, fragment``]) {
        let isChanged = false;
        const change = async (sql: Sql) => {
          await work(sql, where);
          await sql`select set_config('role', 'none', true)`;
          isChanged = (await state()) !== before;
        };
        await attempt(tx, family, actor, change, entry);
        if (isChanged) return true;
      }
      return false;
    };
    for (const actor of actors) {
      const mayRead = async (entry: EntryPoint) => {
        const read = (sql: Sql) => sql`select 1 from ${target} where ${keyColumn} = ${id}`;
        return ((await attempt(tx, family, actor, read, entry)) ?? []).length > 0;
      };
      note(actor, `read ${kind}`, reads, await mayRead('server'));
      if (actor === reads[0] && actor !== 'guest' && (await mayRead('not live')))
        found.push(`${actor} can read ${kind} in a session that is not live`);
      for (const { what, set, who } of changes) {
        const values = assignments(set(family));
        await noteWrite(actor, what, who, (entry) =>
          isTouched(actor, entry, (sql, where) => sql`update ${target} set ${values} ${where}`),
        );
      }
      await noteWrite(actor, `delete ${kind}`, deletes, (entry) =>
        isTouched(actor, entry, (sql, where) => sql`delete from ${target} ${where}`),
      );
    }
  }

  await db
    .transaction()
    .execute(async (tx) => {
      if (mutation) await fragment.raw(mutation).execute(tx);
      for (const row of rows) await checkRow(tx, row);
      for (const { row, values, who } of adds)
        for (const actor of actors) {
          const entries = Object.entries(values(family, actor));
          const columns = fragment.join(entries.map(([column]) => fragment.ref(column)));
          const add = async (sql: Sql) => {
            await sql`insert into ${target} (${columns}) values (${fragment.join(entries.map(([, value]) => value))})`;
            return true;
          };
          await noteWrite(
            actor,
            `add ${row}`,
            who,
            async (entry) => (await attempt(tx, family, actor, add, entry)) === true,
          );
        }
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found;
}
