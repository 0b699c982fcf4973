// What a report says of a suite: Vitest's as tools/count-reporter.mjs writes it, or Playwright's own.
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, failed and were skipped, with the titles of those that failed. */
export function countOf({ stats, suites, ...counts }) {
  if (!stats) return counts;
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures: suites.flatMap(failuresIn) };
}

/**
 * The counts of a job's reports. A job that writes none counts as one. One that should have written one and has not, or that
 * died without a fault, has failed.
 */
export function totalOf(counts, { isFine, isReported }) {
  const sum = (kind) => counts.reduce((total, it) => total + it[kind], 0);
  const isMissing = isReported && counts.length === 0;
  return {
    passed: counts.length > 0 ? sum('passed') : Number(isFine && !isMissing),
    failed: sum('failed') || Number(!isFine || isMissing),
    skipped: sum('skipped'),
    failures: counts.flatMap((it) => it.failures ?? []),
    notes: counts.flatMap((it) => it.notes ?? []),
  };
}

function failuresIn({ specs, suites = [] }) {
  return [...specs.filter((it) => !it.ok).map(withErrors), ...suites.flatMap(failuresIn)];
}

/** The title of a test with what it complained of. */
function withErrors({ title, tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap((it) => it.errors));
  return [title, ...errors.map(({ message = '' }) => stripVTControlCharacters(message))].join('\n');
}
