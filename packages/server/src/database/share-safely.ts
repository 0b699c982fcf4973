import { setImmediate as macrotask } from 'node:timers/promises';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database } from './database.ts';

/**
 * Makes one PGlite safe to share between Lite and our code, and returns the database that both then use.
 *
 * PGlite has one connection. Lite sends BEGIN and COMMIT without its lock, so statements of another request could land
 * inside a transaction and run as another person. Kysely's PGliteDialect holds the lock for the whole transaction. The
 * macrotask before each keeps a queue of statements from starving sockets and timers.
 */
export function shareSafely(connection: PgliteConnection): Database {
  const pg = connection.driver;
  const transaction = pg.transaction.bind(pg);
  const query = pg.query.bind(pg);
  pg.transaction = async (work) => {
    await macrotask();
    return transaction(work);
  };
  pg.query = async (...args) => {
    await macrotask();
    return query(...args);
  };

  const db: Database = new Kysely({ dialect: new PGliteDialect({ pglite: pg }) });
  connection.kysely = db as never;
  connection.close = async () => {
    if (!pg.closed) await pg.close();
  };
  return db;
}
