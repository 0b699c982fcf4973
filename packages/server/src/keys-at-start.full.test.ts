// Guards packages/server/src/main.ts packages/server/src/settings/env*.ts packages/server/src/database/keys.ts
import { mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApiClient } from '@mediation/api-client';
import { afterAll, expect, inject, test } from 'vitest';
import { demoPassword } from './demo/people.ts';
import { runServerCommand } from './testing/command.ts';
import { startPostgres } from './testing/postgres.ts';
import { startProcess } from './testing/process.ts';
import { migratedFolder } from './testing/migrated-folder.ts';

const postgres = await startPostgres();

/** Why a test is skipped; empty where it runs. */
const reason = 'reason' in postgres ? ` (skipped, for no Postgres starts here: ${postgres.reason})` : '';

afterAll(async () => {
  if ('superuserUrl' in postgres) await postgres.stop();
});

const refusal = {
  code: 1,
  out: '',
  error:
    'The keys of this server are not those of its database: bring back SECRET_KEY or secrets.json, ' +
    'or see "Changing the keys" in docs/operations.md.\n',
};

const person = { email: 'nia@test.example', name: 'Nia', password: demoPassword };

/** A server on this data until `stop`, with somebody who signs in and renews as a browser does. */
async function serverOn(settings: Record<string, string>) {
  const { child, ended, url } = startProcess({ REGISTRATION: 'open', ...settings });
  const address = await url();
  return {
    api: (token: string | null) => createApiClient({ baseUrl: address, token: () => token }),
    post: (path: string, cookie = '', body: object = {}) =>
      fetch(`${address}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      }),
    stop: async () => {
      child.kill('SIGTERM');
      expect(await ended).toMatchObject({ code: 0, error: '' });
    },
  };
}

test('the server refuses new keys until they are accepted, and then sign-in sessions refresh without a password', async () => {
  const settings = { DATA_DIR: migratedFolder('database') };
  const first = await serverOn(settings);
  await first.api(null).register({ ...person, role: 'divorcee' });
  const login = await first.post('login', '', { email: person.email, password: person.password });
  const { token } = (await login.json()) as { token: string };
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0];
  await first.stop();

  renameSync(join(settings.DATA_DIR, 'secrets.json'), join(settings.DATA_DIR, 'old-secrets.json'));
  expect(await startProcess(settings).ended).toEqual(refusal);
  expect(runServerCommand('accept-keys', settings)).toEqual({
    status: 0,
    stdout: 'The database takes these keys from now on.\n',
    stderr: '',
  });

  const second = await serverOn(settings);
  await expect(second.api(token).getMe()).rejects.toMatchObject({ code: 'unauthenticated' });
  const renewed = await second.post('refresh', cookie);
  expect(renewed.status).toBe(200);
  const { token: newToken } = (await renewed.json()) as { token: string };
  await expect(second.api(newToken).getMe()).resolves.toMatchObject({ user: { name: 'Nia' } });
  await second.stop();
});

test.skipIf(reason)(
  `servers of one Postgres share a SECRET_KEY from a file, write no keys to disk, and refuse another key${reason}`,
  async () => {
    const folder = mkdtempSync(join(inject('folder'), 'keys-at-start-'));
    const DATA_DIR = join(folder, 'data');
    mkdirSync(DATA_DIR);
    writeFileSync(join(folder, 'key'), 'one secret of more than 32 characters\n');
    writeFileSync(join(folder, 'other'), 'another secret of more than 32 characters\n');
    if (!('superuserUrl' in postgres)) return;
    const { databaseUrl, migrationUrl } = postgres.database;
    writeFileSync(join(folder, 'url'), databaseUrl);
    const settings = { DATA_DIR, DATABASE_URL_FILE: join(folder, 'url'), MIGRATION_DATABASE_URL: migrationUrl };
    const one = await serverOn({ ...settings, SECRET_KEY_FILE: join(folder, 'key') });
    const two = await serverOn({ ...settings, SECRET_KEY_FILE: join(folder, 'key') });
    await one.api(null).register({ ...person, role: 'divorcee' });
    const { token } = await one.api(null).login(person);
    await expect(two.api(token).getMe()).resolves.toMatchObject({ user: { name: 'Nia' } });
    expect(await startProcess({ ...settings, SECRET_KEY_FILE: join(folder, 'other') }).ended).toEqual(refusal);
    expect(readdirSync(DATA_DIR)).toEqual(['outbox']);
    await Promise.all([one.stop(), two.stop()]);
  },
);
