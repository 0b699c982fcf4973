// Guards packages/server/src/proofs/releases/** packages/server/src/database/** supabase/migrations/**
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createApiClient } from '@mediation/api-client';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPglite } from '../../database/pglite.ts';
import { makeRoles } from '../../database/roles.ts';
import { demoPassword, people } from '../../demo/people.ts';
import { startTestServer } from '../../testing.ts';

const dumps = readdirSync(import.meta.dirname).filter((it) => it.endsWith('.sql.gz'));

/** A data folder as a server of that release left it, with the demonstration in it. */
async function folderOf(dump: string): Promise<string> {
  const folder = mkdtempSync(join(inject('folder'), 'release-'));
  const connection = await openPglite(folder);
  await makeRoles(connection);
  await connection.run(gunzipSync(readFileSync(join(import.meta.dirname, dump))).toString());
  await connection.close();
  return folder;
}

test.each(dumps)('a server upgrades the data of %s, and people sign in and find their case', async (dump) => {
  const server = await startTestServer({ folder: await folderOf(dump) });
  onTestFinished(() => server.stop());
  const { token } = await server.guest.login({ email: people.ruth.email, password: demoPassword });
  const ruth = createApiClient({
    baseUrl: 'http://test',
    token: () => token,
    fetch: (url, init) => server.app.request(url, init),
  });
  const { cases } = await ruth.listCases();
  expect(cases.map(({ title }) => title)).toContain('Okafor family');
  await expect(ruth.getHealth()).resolves.toMatchObject({ checks: { migrations: 'ok' } });
});
