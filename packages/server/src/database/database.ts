import { type Kysely, type Transaction, sql as fragment } from 'kysely';
import type { Pool } from 'pg';
import { ApiError, type FactorKind } from '@mediation/api-client';

/** Rows have no schema in TypeScript: the contract types them and validates them on the way out. */
export type Database = Kysely<unknown>;

/** `sql<Case>`select ...`` inside the caller's transaction; returns the rows. */
export type Sql = <Row = Record<string, unknown>>(text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>;

/** The caller, from a verified access token. */
export interface Claims {
  sub: string;
  session_id: string;
}

/** An open database, embedded or not. */
export interface DatabaseConnection {
  db: Database;
  /** Runs a script of several statements as the owner, in one transaction. */
  run: (script: string) => Promise<void>;
  /** Listens to a NOTIFY channel; `onLost` runs when payloads may have been missed. */
  listen: (channel: string, onPayload: (payload: string) => void, onLost: () => void) => Promise<void>;
  /** The connections of calls; absent when the database is embedded. */
  pool?: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** Connections for the rate limits that the servers of one Postgres share; absent when the database is embedded. */
  limitsPool?: Pool;
  /** Dumps an embedded database as one compressed file. */
  dump?: () => Promise<Blob>;
  /** Runs `work` on only one server of a database at a time, for the steps of a start. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** Binds Kysely's template to one transaction or to the owner's connection. */
export const sqlOn =
  (db: Database | Transaction<unknown>): Sql =>
  async <Row = Record<string, unknown>>(text: TemplateStringsArray, ...values: unknown[]) =>
    (await fragment<Row>(text, ...values).execute(db)).rows;

/** Whether the request is activity of the person and not of the page, and the User-Agent of the browser. */
export interface RequestFacts {
  isActivity: boolean;
  userAgent?: string | undefined;
  /** Whether the request is one of those that set up a second factor. */
  setsUpFactor?: boolean;
}

const hasEnded = Symbol('hasEnded');
const owesFactor = Symbol('owesFactor');

/**
 * Runs `work` in one transaction as that person, so row-level security decides what it sees. Handlers only get this
 * function and cannot reach the tables as the owner. Only here does a transaction declare that it comes through our
 * server; otherwise the policies refuse every write. Rejects with `unauthenticated` once the sign-in session has ended, and
 * with `second_factor` before its second factor; the transaction that ends an expired session is committed, not rolled
 * back. Somebody who has to set up a second factor first has the rights of a guest, and all but that is rejected with
 * `factor_due`. An erasure of the person waits until their transactions have ended, and they for the erasure.
 */
export async function asUser<T>(
  db: Database,
  { sub, session_id }: Claims,
  work: (sql: Sql) => Promise<T>,
  { isActivity, userAgent, setsUpFactor = false }: RequestFacts = { isActivity: false },
): Promise<T> {
  const result = await db.transaction().execute(async (tx) => {
    const sql = sqlOn(tx);
    const claimsAs = (role: string) => JSON.stringify({ sub, session_id, role });
    const [session] = await sql<{ is_open: boolean; owes: boolean }>`
      select is_open, owes,
        set_config('role', case when owes then 'anon' else 'authenticated' end, true),
        set_config('request.jwt.claims', case when owes then ${claimsAs('anon')} else ${claimsAs('authenticated')} end, true),
        set_config('request.jwt.claim.sub', ${sub}, true),
        set_config('request.jwt.claim.role', case when owes then 'anon' else 'authenticated' end, true),
        set_config('mediation.door', 'server', true)
      from (select pg_advisory_xact_lock_shared(private.erasure_lock(${sub}::uuid)),
        private.touch_sign_in(${session_id}::uuid, ${sub}::uuid, ${isActivity}, ${userAgent ?? null}) as is_open,
        private.owes_factor(${sub}::uuid) as owes) as caller`;
    if (!session?.is_open) return hasEnded;
    return session.owes && !setsUpFactor ? owesFactor : work(sql);
  });
  if (result === hasEnded) throw await refusalOf(db, session_id);
  if (result === owesFactor) throw new ApiError('factor_due', 'Set up a second step for signing in first.');
  return result;
}

async function refusalOf(db: Database, session: string): Promise<ApiError> {
  const [it] = await sqlOn(db)<{ factors: FactorKind[] | null }>`
    select private.awaited_factors(${session}::uuid) as factors`;
  return it?.factors
    ? new ApiError('second_factor', 'Give your second factor to sign in.', { factors: it.factors })
    : new ApiError('unauthenticated', 'Your session has ended. Sign in again.');
}

/** Runs `work` in one transaction as a guest. */
export const asGuest = <T>(db: Database, work: (sql: Sql) => Promise<T>) =>
  db.transaction().execute(async (tx) => {
    const sql = sqlOn(tx);
    await sql`select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role":"anon"}', true),
      set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claim.role', 'anon', true)`;
    return work(sql);
  });
