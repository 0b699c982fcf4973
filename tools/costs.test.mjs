import assert from 'node:assert/strict';
import { test } from 'node:test';
import { costsOf, runsOf } from './costs.mjs';

const samples = [
  { at: 1000, seconds: 2 },
  { at: 2000, seconds: 6 },
  { at: 3000, seconds: 7 },
];

test('files share the CPU seconds of the time that they ran, and the suite has the rest', () => {
  const runs = [
    { file: 'a.test.ts', from: 1000, to: 2000 },
    { file: 'b.test.ts', from: 1500, to: 1750 },
  ];
  assert.deepEqual(costsOf('server', samples, runs), [
    { file: 'a.test.ts', seconds: 3.2 },
    { file: 'server: start and end', seconds: 3 },
    { file: 'b.test.ts', seconds: 0.8 },
  ]);
});

test('the tests of a Playwright report count for their file', () => {
  const startTime = new Date(1000).toISOString();
  const spec = { tests: [{ results: [{ startTime, duration: 500 }] }] };
  const report = {
    suites: [{ file: 'mails.spec.ts', specs: [spec], suites: [{ file: 'mails.spec.ts', specs: [spec] }] }],
  };
  const run = { file: 'e2e/mails.spec.ts', from: 1000, to: 1500 };
  assert.deepEqual(runsOf(report), [run, run]);
});
