// Guards packages/server/src/main.ts packages/server/src/settings/env.ts packages/server/src/demo/** packages/server/src/operations/**
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createApiClient } from '@mediation/api-client';
import { expect, onTestFinished, test } from 'vitest';
import { demoPassword, people } from './demo/people.ts';
import { signIn } from './testing/demo-calls.ts';
import { intakeOf } from './testing/family.ts';
import { startProcess as start } from './testing/process.ts';
import { migratedFolder } from './testing/migrated-folder.ts';

test('a new server with open registration lets the first mediator register and open a case', async () => {
  const { url } = start({ DATA_DIR: migratedFolder('database'), REGISTRATION: 'open' });
  const baseUrl = await url();
  const newcomer = { email: 'mia@test.example', password: demoPassword, name: 'Mia', role: 'mediator' } as const;
  await createApiClient({ baseUrl, token: () => null }).register(newcomer);
  const { token } = await createApiClient({ baseUrl, token: () => null }).login(newcomer);
  const api = createApiClient({ baseUrl, token: () => token });
  await expect(api.createCase(intakeOf(newcomer))).resolves.toMatchObject({ case: { status: 'open' } });
});

test('startup logs a warning when the mail server does not answer', async () => {
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'no-reply@office.example' };
  const { said, url } = start({ DATA_DIR: migratedFolder('database'), ...smtp });
  await url();
  await expect.poll(() => said.out).toMatch(/"level":"warn".*"detail":"It does not answer.".*"message":"mail server"/);
});

test('startup logs one warning when the bucket of the documents does not answer', async () => {
  const bucket = { FILES_S3_BUCKET: 'documents', FILES_S3_ENDPOINT: 'http://127.0.0.1:1' };
  const keys = { FILES_S3_ACCESS_KEY_ID: 'id', FILES_S3_SECRET_ACCESS_KEY: 'secret' };
  const { said, url } = start({ DATA_DIR: migratedFolder('database'), ...bucket, ...keys });
  await url();
  const line = /"level":"warn".*"detail":"It does not answer.".*"message":"document bucket"/g;
  await expect.poll(() => said.out.match(line)).toHaveLength(1);
});

// ASVS 6.3.2, 6.4.1, 16.2.5
test('startup prints the first-admin code until it is used, and the log never contains it', async () => {
  const DATA_DIR = migratedFolder('database');
  const codeIn = (text: string) => /is the first: (\S+)/.exec(text)?.[1];
  const first = start({ DATA_DIR });
  await first.url();
  const old = codeIn(first.said.out);
  first.child.kill('SIGTERM');
  await first.ended;

  const second = start({ DATA_DIR });
  const { register } = createApiClient({ baseUrl: await second.url(), token: () => null });
  const admin_code = codeIn(second.said.out)!;
  const person = { email: 'alex@test.example', password: demoPassword, name: 'Alex', role: 'admin' } as const;
  await expect(register({ ...person, admin_code: old! })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(register({ ...person, admin_code })).resolves.toMatchObject({ user: { role: 'admin' } });
  second.child.kill('SIGTERM');
  const { out } = await second.ended;
  const logged = out.split('\n').filter((line) => line.startsWith('{'));
  expect(logged.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ route: '/api/auth/register', status: 200 }),
  );
  expect(logged.join()).not.toMatch(new RegExp(`${admin_code}|alex`, 'i'));

  const third = start({ DATA_DIR });
  await third.url();
  expect(codeIn(third.said.out)).toBeUndefined();
});

test('the demo prints its accounts, and no log lines for ordinary requests', async () => {
  const { said, url } = start({ DATA_DIR: migratedFolder('database'), DEMO: 'on' });
  const address = await url();
  const api = await signIn(address, people.ruth);
  await api.listCases();
  expect(said.out).not.toContain('{');
  expect(said.out).toContain(`all with the password ${demoPassword}`);
  for (const { email } of Object.values(people)) expect(said.out).toContain(email);
  expect(said.out).not.toContain('There is no admin yet');
  const { demo } = await createApiClient({ baseUrl: address, token: () => null }).getConfig();
  expect(demo?.accounts.map(({ email }) => email).toSorted()).toEqual(
    Object.values(people)
      .map(({ email }) => email)
      .toSorted(),
  );
});

test('startup fails with one line when the port is taken, and leaves the data intact', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const DATA_DIR = migratedFolder('database');
  const refused = await start({ DATA_DIR, PORT: String((other.address() as AddressInfo).port) }).ended;
  expect(refused).toEqual({
    code: 1,
    out: '',
    error: 'The port is taken: stop the other process, or set PORT to another number.\n',
  });
  const { child, ended, url } = start({ DATA_DIR });
  expect((await fetch(`${await url()}/api/health`)).status).toBe(200);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 0 });
});

test('startup fails with one line and exit code 1 when a setting, folder, database or address is unusable', async () => {
  const file = join(migratedFolder(), 'file');
  writeFileSync(file, '');
  const refusals = await Promise.all(
    [
      { PORT: 'four thousand' },
      { DEMO: 'on', HOST: '0.0.0.0' },
      { DATA_DIR: join(file, 'data') },
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      { HOST: '203.0.113.1' },
    ].map((settings) => start({ DATA_DIR: migratedFolder('database'), ...settings }).ended),
  );
  expect(refusals).toEqual([
    { code: 1, out: '', error: 'The setting PORT cannot be read: it must be a whole number from 0 to 65535.\n' },
    { code: 1, out: '', error: 'DEMO=on is only for a loopback address: its passwords are public.\n' },
    { code: 1, out: '', error: expect.stringMatching(/^The data folder .*\/file\/data cannot be used: ENOTDIR.*\n$/) },
    { code: 1, out: '', error: 'The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n' },
    { code: 1, out: '', error: expect.stringMatching(/^This address cannot be used: .*203\.0\.113\.1.*\n$/) },
  ]);
});
