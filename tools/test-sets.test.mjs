import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { fullTests, leftOut } from './test-sets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = fullTests(root);

test('every test of the full set names existing files that it guards in its first line', () => {
  const wrong = files.filter((file) => {
    const [first = ''] = readFileSync(`${root}${file}`, 'utf8').split('\n', 1);
    const [, guarded] = /^\/\/ Guards (.+)$/.exec(first) ?? [];
    return !guarded?.split(' ').every((pattern) => globSync(pattern, { cwd: root }).length > 0);
  });
  assert.deepEqual(wrong, []);
});

test('eight consecutive commits run every test of the full set, each an eighth', () => {
  const runs = Array.from({ length: 8 }, (_, at) => {
    const skipped = new Set(leftOut(root, { TEST_SET: 'quick', COMMIT_NUMBER: String(1385 + at) }));
    return files.filter((it) => !skipped.has(it));
  });
  assert.deepEqual(runs.flat().toSorted(), files);
  assert.ok(runs.every((it) => it.length <= Math.ceil(files.length / 8)));
});

test('the full set leaves nothing out', () => {
  assert.deepEqual(leftOut(root, { TEST_SET: 'full', COMMIT_NUMBER: '0' }), []);
});
