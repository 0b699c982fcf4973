import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { migrationFiles } from '../../database/migrations/migration-files.ts';

test('pinning writes the hash of every migration beside the command', () => {
  const source = mkdtempSync(join(inject('folder'), 'pin-'));
  const folder = join(source, 'proofs/releases');
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(import.meta.dirname, '../../database'), join(source, 'database'));
  copyFileSync(join(import.meta.dirname, 'pin-migrations.ts'), join(folder, 'pin-migrations.ts'));
  const { status, stdout } = spawnSync(process.execPath, [join(folder, 'pin-migrations.ts')], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${migrationFiles().length} migrations are pinned.\n` });
  const pinned: unknown = JSON.parse(readFileSync(join(folder, 'released-migrations.json'), 'utf8'));
  expect(pinned).toEqual(
    Object.fromEntries(migrationFiles().map(({ version, name, hash }) => [`${version}_${name}`, hash])),
  );
});
