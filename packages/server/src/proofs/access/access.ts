import { type Transaction, sql as fragment } from 'kysely';
import { type Database, type Sql, sqlOn } from '../../database/database.ts';
import type { Family } from '../../testing/family.ts';

/** Everybody whose rights are written down, in the order in which they are told. */
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
  'guest',
] as const;
export type Actor = (typeof actors)[number];

type Values = Record<string, unknown>;

/** One kind of row of a table, and what may be done with it. */
export interface RowAccess {
  /** In words: "a document for the mediator". */
  rows: string;
  /** Makes one past the policies and gives the value of its key. */
  make: (owner: Sql, family: Family) => Promise<string>;
  reads: readonly Actor[];
  /** Changes that somebody is allowed or must be refused, each of its own. */
  changes?: readonly { what: string; set: (family: Family) => Values; who: readonly Actor[] }[];
  deletes?: readonly Actor[];
}

/** One kind of row that somebody may or must not be able to add. */
export interface AddAccess {
  row: string;
  values: (family: Family, actor: Actor) => Values;
  who: readonly Actor[];
}

/** Who may do what to the rows of a table: the data that the tests, the table in the docs and the mutants share. */
export interface TableAccess {
  table: string;
  /** What the table holds, in a sentence. */
  about: string;
  /** The column that finds a row; `id` without it. */
  key?: string;
  rows: readonly RowAccess[];
  adds: readonly AddAccess[];
}

const refusals = new Set(['42501', 'MP403', 'MP404']);
const undo = Symbol('undo');

/** The claims of an actor: who they are for the database. */
const claimsOf = (family: Family, actor: Actor) =>
  actor === 'guest' ? { role: 'anon' } : { sub: family.people[actor].id, role: 'authenticated' };

/** How an actor comes to the database: through our server, or directly, as PostgREST lets people in. */
type Door = 'server' | 'direct';

/** Runs something as an actor and takes it back. Undefined stands for a refusal. */
async function attempt<T>(
  tx: Transaction<unknown>,
  family: Family,
  actor: Actor,
  work: (sql: Sql) => Promise<T>,
  door: Door = 'server',
) {
  const sql = sqlOn(tx);
  const claims = claimsOf(family, actor);
  await sql`savepoint attempt`;
  try {
    await sql`select set_config('role', ${claims.role === 'anon' ? 'anon' : 'authenticated'}, true),
      set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('request.jwt.claim.sub', ${claims.sub ?? ''}, true),
      set_config('request.jwt.claim.role', ${claims.role}, true), set_config('mediation.door', ${door}, true)`;
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
 * Holds what is written down against what the database does, as every actor in turn, and lists the differences. All of
 * it happens in one transaction and is undone. A mutation is a statement that changes the policies before that.
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
  // What somebody may do through our server they must not do directly; what they may not, needs no second question.
  const noteWrite = async (
    actor: Actor,
    what: string,
    who: readonly Actor[],
    may: (door: Door) => Promise<boolean>,
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
    // Asked about the one row, and about all of them at once: the second needs no right to read.
    const isTouched = async (
      actor: Actor,
      door: Door,
      work: (sql: Sql, where: ReturnType<typeof fragment>) => Promise<unknown>,
    ) => {
      for (const where of [fragment`where ${keyColumn} = ${id}`, fragment``]) {
        let isChanged = false;
        const change = async (sql: Sql) => {
          await work(sql, where);
          await sql`select set_config('role', 'none', true)`;
          isChanged = (await state()) !== before;
        };
        await attempt(tx, family, actor, change, door);
        if (isChanged) return true;
      }
      return false;
    };
    for (const actor of actors) {
      const read = await attempt(tx, family, actor, (sql) => sql`select 1 from ${target} where ${keyColumn} = ${id}`);
      note(actor, `read ${kind}`, reads, (read ?? []).length > 0);
      for (const { what, set, who } of changes) {
        const values = assignments(set(family));
        await noteWrite(actor, what, who, (door) =>
          isTouched(actor, door, (sql, where) => sql`update ${target} set ${values} ${where}`),
        );
      }
      await noteWrite(actor, `delete ${kind}`, deletes, (door) =>
        isTouched(actor, door, (sql, where) => sql`delete from ${target} ${where}`),
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
            async (door) => (await attempt(tx, family, actor, add, door)) === true,
          );
        }
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found;
}
