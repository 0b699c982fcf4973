import { expect, test } from 'vitest';
import { migratedFolder } from '../testing/migrated-folder.ts';
import { createApp } from '../app.ts';
import { sqlOn } from '../database/database.ts';
import { openPglite } from '../database/pglite.ts';
import { server } from '../testing/server.ts';

const healthOf = async (db: typeof server.backend.db) => {
  const app = createApp({ ...server.backend, db, registration: 'approval' });
  const [ready, live] = [await app.request('/api/health'), await app.request('/api/health/live')];
  return { ready: ready.status, live: live.status, body: (await ready.json()) as object };
};

test('a server without its database or with missing migrations is live, not ready, and names the failing check', async () => {
  const connection = await openPglite(migratedFolder());
  await sqlOn(connection.db)`delete from supabase_migrations.schema_migrations where name = 'messages'`;
  expect(await healthOf(connection.db)).toMatchObject({
    ready: 503,
    live: 200,
    body: { error: { code: 'unavailable' }, details: [{ path: 'migrations' }] },
  });
  await connection.close();
  expect(await healthOf(connection.db)).toMatchObject({
    ready: 503,
    live: 200,
    body: { details: [{ path: 'database' }] },
  });
  expect(await healthOf(server.backend.db)).toMatchObject({ ready: 200, live: 200 });
});
