import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoPassword, people } from './demo/people.ts';
import { channelOf, signIn } from './testing/demo-calls.ts';
import { migratedFolder } from './testing/migrated-folder.ts';
import { startProcess as start } from './testing/process.ts';

test('startup prints the address, the demo accounts and the data folder, and Ctrl-C ends the server', async () => {
  const DATA_DIR = migratedFolder('database');
  const { child, said, ended, url } = start({ DATA_DIR, DEMO: 'on' });
  const address = await url();
  expect(said.out).toMatch(/^\nMediation Platform is ready: http:\/\/127\.0\.0\.1:\d+\n/);
  expect(said.out).toContain(`all with the password ${demoPassword}`);
  for (const { email } of Object.values(people)) expect(said.out).toContain(email);
  expect(said.out).toContain(`The data is in ${DATA_DIR}.`);
  expect(await channelOf(await signIn(address, people.ruth))).toMatch(/^case-/);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 0, error: '' });
  expect(existsSync(join(DATA_DIR, 'lock.json'))).toBe(false);
});
