// Guards packages/server/src/proofs/access/** packages/server/src/policies/** supabase/migrations/**
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the mutation test of the policies kills every mutant of a table that it is given', { timeout: 300_000 }, () => {
  const command = new URL('mutants.ts', import.meta.url).pathname;
  const { status, stdout } = spawnSync(process.execPath, [command, 'case_notes'], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^(\d+) of \1 mutants killed, 100\.0 %$/m);
});
