import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import countReporter from './count-reporter.mjs';
import { totalOf } from './counts.mjs';

test('a suite without its report has failed, although its process says that all is well', () => {
  const { passed, failed } = totalOf([], { isFine: true, isReported: true });
  assert.deepEqual({ passed, failed }, { passed: 0, failed: 1 });
});

test('a job that writes no report counts as one, and one that died as a failure', () => {
  const counts = [true, false].map((isFine) => totalOf([], { isFine, isReported: false }));
  assert.deepEqual(
    counts.map(({ passed, failed }) => ({ passed, failed })),
    [
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ],
  );
});

test('an error outside of the tests is a failure in the report', () => {
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  process.chdir(folder);
  countReporter().onTestRunEnd([], [Object.assign(Object.create(null), { message: 'Nobody caught it.' })]);
  process.chdir(home);
  const { failed, failures } = JSON.parse(readFileSync(join(folder, 'reports/vitest.json'), 'utf8'));
  assert.deepEqual({ failed, failures }, { failed: 1, failures: ['Nobody caught it.'] });
});
