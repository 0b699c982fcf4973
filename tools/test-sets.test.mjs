import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { dearest, fullTests, leftOut } from './test-sets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = fullTests(root);

test('every test of the full set names existing files that it guards in its first line, but for stories', () => {
  const wrong = files.filter((file) => {
    if (file.endsWith('.stories.tsx')) return false;
    const [first = ''] = readFileSync(`${root}${file}`, 'utf8').split('\n', 1);
    const [, guarded] = /^\/\/ Guards (.+)$/.exec(first) ?? [];
    return !guarded?.split(' ').every((pattern) => globSync(pattern, { cwd: root }).length > 0);
  });
  assert.deepEqual(wrong, []);
});

/** What protects people, by the names of the files that test it. */
const alwaysRun = [
  'packages/server/src/proofs/{wall,contract,attacks,races,agreement-races}.test.ts',
  'packages/server/src/proofs/policies/*.test.ts',
  'packages/server/src/routes/**/*.access.test.ts',
  'packages/server/src/auth/*.test.ts',
  'packages/server/src/http/**/*.test.ts',
  'packages/server/src/jobs/apply-retention.test.ts',
  'packages/server/src/proofs/releases/released-migrations.test.ts',
  'packages/server/src/routes/people/accounts/erasures.test.ts',
  'packages/server/src/jobs/erasures/canaries.test.ts',
  'packages/server/src/jobs/erasures/carry-out-erasures.test.ts',
  'packages/server/src/jobs/erasures/erasure-rules.test.ts',
  'packages/server/src/language-model/injection.test.ts',
  'packages/server/src/routes/agreement/signing/{signing,paper-signatures,signed-versions}.test.ts',
  'packages/server/src/routes/assistance/safety-contacts.test.ts',
  'packages/server/src/routes/people/signing-in/*.test.ts',
  'packages/server/src/routes/chat/delivery.test.ts',
  'packages/app/src/auth/*.test.ts*',
  'packages/app/src/{idle,process}/*.test.ts',
  'packages/app/src/features/agreement/signing/**/*.test.tsx',
  'packages/app/src/features/sign-in/*.test.tsx',
  'packages/app/src/features/cases/tabs/safety-tab.test.tsx',
  'e2e/journeys/{agreement,danger,first-steps,journey}.spec.ts',
  'e2e/session/{guards,quick-exit,storage,timeout}.spec.ts',
];

/** Each of the patterns that one with braces stands for, so that none of its names is missing without notice. */
function alternatives(pattern) {
  const [whole, names] = /\{([^}]+)\}/.exec(pattern) ?? [];
  return whole === undefined ? [pattern] : names.split(',').map((name) => pattern.replace(whole, name));
}

test('what protects people is tested in every run', () => {
  const patterns = alwaysRun.flatMap(alternatives);
  const missing = patterns.filter((pattern) => globSync(pattern, { cwd: root }).length === 0);
  const moved = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => file.includes('.full.'));
  assert.deepEqual({ missing, moved }, { missing: [], moved: [] });
});

test('ten consecutive commits run every test of the full set but the training, each a tenth', () => {
  const runs = Array.from({ length: 10 }, (_, at) => {
    const skipped = new Set(leftOut(root, { TEST_SET: 'quick', COMMIT_NUMBER: String(1385 + at) }));
    return files.filter((it) => !skipped.has(it));
  });
  assert.deepEqual(
    runs.flat().toSorted(),
    files.filter((it) => it !== 'packages/assist/gates/training.full.test.ts'),
  );
  assert.ok(runs.every((it) => it.length <= Math.ceil(files.length / 10) + 1));
  assert.ok(runs.every((it) => it.filter((file) => dearest.includes(file)).length === 1));
});

test('the full set leaves nothing out', () => {
  assert.deepEqual(leftOut(root, { TEST_SET: 'full', COMMIT_NUMBER: '0' }), []);
});
