// What a report says of a suite: Vitest's as tools/count-reporter.mjs writes it, or Playwright's own.
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, failed and were skipped, with the titles of those that failed. */
export function countOf({ stats, suites, ...counts }) {
  if (!stats) return counts;
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures: suites.flatMap(failuresIn) };
}

function failuresIn({ specs, suites = [] }) {
  return [...specs.filter((it) => !it.ok).map(withErrors), ...suites.flatMap(failuresIn)];
}

/** The title of a test with what it complained of. */
function withErrors({ title, tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap((it) => it.errors));
  return [title, ...errors.map(({ message = '' }) => stripVTControlCharacters(message))].join('\n');
}
