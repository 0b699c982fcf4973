// Guards packages/server/src/proofs/access/** packages/server/src/routes/**/*.access.ts supabase/migrations/**
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** All of them take four minutes, so that the quick set's turn takes those of one table. */
const tables = process.env['TEST_SET'] === 'quick' ? ['case_notes'] : [];

test('the access data notices every faulty version of every policy', { timeout: 1_800_000 }, () => {
  const command = new URL('mutants.ts', import.meta.url).pathname;
  const { status, stdout } = spawnSync(process.execPath, [command, ...tables], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^(\d+) of \1 mutants killed, 100\.0 %$/m);
});
