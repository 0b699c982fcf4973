// Guards packages/app/src/** packages/app/lingui.config.ts
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'messages-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** The catalogs in a copy of the package, by their paths. */
const catalogsIn = (folder: string) =>
  Object.fromEntries(
    globSync('src/**/*.po', { cwd: folder })
      .toSorted()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

test('extracting the messages again changes no catalog', { timeout: 300_000 }, () => {
  for (const it of ['src', 'lingui.config.ts', 'package.json'])
    cpSync(join(root, it), join(copy, it), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const lingui = join(root, 'node_modules/.bin/lingui');
  // As a person runs it: with the test's own NODE_ENV, Lingui looks for the sources of its workers.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stderr } = spawnSync(lingui, ['extract', '--clean'], { cwd: copy, env, encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(catalogsIn(copy)).toEqual(catalogsIn(root));
});
