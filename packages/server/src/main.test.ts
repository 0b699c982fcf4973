import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migratedFolder } from './testing/migrated-folder.ts';
import { startProcess as start } from './testing/process.ts';

test('startup prints the address and the data folder, and Ctrl-C ends the server', async () => {
  const DATA_DIR = migratedFolder('database');
  const { child, said, ended, url } = start({ DATA_DIR });
  const address = await url();
  expect(said.out).toMatch(/^\nMediation Platform is ready: http:\/\/127\.0\.0\.1:\d+\n/);
  expect(said.out).toContain(`The data is in ${DATA_DIR}.`);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 0, error: '' });
  expect(existsSync(join(DATA_DIR, 'lock.json'))).toBe(false);
});
