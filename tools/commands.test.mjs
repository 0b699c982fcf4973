import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');

/** What runs each command of package.json or judges what it wrote: a test, or a workflow that names it. */
const testsOf = {
  start: 'packages/server/src/main.test.ts',
  backup: 'packages/server/src/backups/backup.full.test.ts',
  export: 'packages/server/src/backups/export-import.full.test.ts',
  import: 'packages/server/src/backups/export-import.full.test.ts',
  restore: 'packages/server/src/backups/restore-backup.full.test.ts',
  'accept-keys': 'packages/server/src/keys-at-start.full.test.ts',
  test: '.github/workflows/ci.yml',
  'test:full': '.github/workflows/ci.yml',
  dev: 'packages/app/src/dev-proxy.test.ts',
  check: '.github/workflows/ci.yml',
  e2e: 'e2e/playwright.config.ts',
  storybook: 'e2e/pages/storybook.full.spec.ts',
  'storybook:build': 'e2e/pages/storybook.full.spec.ts',
  stories: 'packages/ui/vitest.config.ts',
  pictures: 'packages/ui/visual/pictures.test.ts',
  record: 'packages/app/src/testing/demonstration/recordings.test.ts',
  shots: 'e2e/pages/shots.full.spec.ts',
  chromatic: '.github/workflows/chromatic.yml',
  bench: 'packages/server/src/proofs/bench.full.test.ts',
  'bench:ui': 'packages/server/src/proofs/bench.full.test.ts',
  component: 'tools/new-component.test.mjs',
  access: 'packages/server/src/proofs/access/access-table.test.ts',
  security: 'tools/security-page.test.mjs',
  mutants: 'packages/server/src/proofs/access/mutants.full.test.ts',
  'pin-migrations': 'packages/server/src/proofs/releases/pin-migrations.test.ts',
  'assist:train': 'packages/assist/gates/training.full.test.ts',
  'assist:report': 'packages/assist/training/report.full.test.ts',
  sbom: 'packages/server/src/proofs/sbom.full.test.ts',
  letters: 'packages/server/src/proofs/letters/drawn-ranges.full.test.ts',
  messages: 'packages/app/src/locales/messages.full.test.ts',
};

test('every command of package.json has a test or a workflow', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  assert.deepEqual(Object.keys(testsOf).toSorted(), Object.keys(scripts).toSorted());
  const isMissing = ([name, file]) =>
    !existsSync(join(root, file)) ||
    (file.startsWith('.github/') && !readFileSync(join(root, file), 'utf8').includes(`npm run ${name}`));
  assert.deepEqual(Object.entries(testsOf).filter(isMissing), []);
});
