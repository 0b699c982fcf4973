// Vitest reporter: writes how many tests passed, failed and were skipped, the titles of those that failed, the notes in
// `task.meta.notes`, and when each file ran, to reports/vitest.json of the package.
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

const withErrors = (test) =>
  [
    `${test.module.relativeModuleId} › ${test.fullName}`,
    ...(test.result().errors ?? []).map(({ message }) => stripVTControlCharacters(message)),
  ].join('\n');

export default function countReporter() {
  const starts = new Map();
  const runs = [];
  return {
    onTestModuleQueued: ({ moduleId }) => starts.set(moduleId, Date.now()),
    onTestModuleEnd({ moduleId }) {
      runs.push({ file: relative(root, moduleId), from: starts.get(moduleId), to: Date.now() });
    },
    onTestRunEnd(modules, errors) {
      const tests = modules.flatMap((it) => [...it.children.allTests()]);
      const states = tests.map((test) => test.result().state);
      const count = (state) => states.filter((it) => it === state).length;
      const brokenFiles = modules.filter((it) => it.errors().length > 0);
      const failures = tests.filter((test) => ['failed', 'pending'].includes(test.result().state));
      const counts = {
        passed: count('passed'),
        failed: failures.length + brokenFiles.length + errors.length,
        skipped: count('skipped'),
        // An error from another process has no prototype.
        failures: [
          ...failures.map(withErrors),
          ...brokenFiles.map((it) => it.relativeModuleId),
          ...errors.map(({ message = 'An error outside of the tests.' }) => message),
        ],
        runs,
        notes: tests.flatMap((test) => test.meta().notes ?? []),
      };
      mkdirSync('reports', { recursive: true });
      writeFileSync('reports/vitest.json', JSON.stringify(counts));
    },
  };
}
