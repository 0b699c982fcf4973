import { PGlite } from '@electric-sql/pglite';
import { PgliteConnection } from '@supabase/lite/pglite';
import type { DatabaseConnection } from './database.ts';
import { isoTime, timestamptz } from './iso-time.ts';
import { keepGrants } from './keep-grants.ts';
import { shareSafely } from './share-safely.ts';

/**
 * Postgres allocates 128 MB of shared buffers by default, and PGlite fills all of it with zeros at the start. The
 * operating system caches the pages as well, so a smaller buffer is almost as fast.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens the embedded database, in a folder or in memory. Lite and our own code share its one connection. */
export async function openPglite(folder?: string): Promise<DatabaseConnection & { lite: PgliteConnection }> {
  const lite = new PgliteConnection({
    url: folder ?? 'memory://',
    pgliteOptions: { parsers: { [timestamptz]: isoTime }, startParams },
  });
  keepGrants(lite);
  const db = shareSafely(lite);
  const pg = lite.driver;
  await pg.waitReady;
  return {
    lite,
    db,
    run: async (script) => {
      await pg.transaction((tx) => tx.exec(script));
    },
    listen: async (channel, onPayload) => {
      await pg.listen(channel, onPayload);
    },
    dump: async () => {
      await pg.query('checkpoint');
      return pg.dumpDataDir('gzip');
    },
    alone: (work) => work(),
    close: () => lite.close(),
  };
}
