// Runs every check and every test, then counts them all: `N passed, N failed`. A check counts as one. With
// --checks-only it runs the checks alone, and with names of packages their tests alone, as in `npm test server e2e`. What
// failed is named last, and what a suite notes without failing.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';

const { values, positionals: packages } = parseArgs({
  options: { 'checks-only': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const checks = {
  types: ['turbo', 'run', 'types'],
  lint: ['oxlint'],
  format: ['oxfmt', '--check'],
  'unused code': ['knip'],
};
const suites = values['checks-only'] ? [] : ['build', 'test', 'e2e'];
const reports = '{packages/*,e2e}/reports/*.json';

const pnpm = (...args) =>
  spawnSync('pnpm', ['exec', ...args], { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
const filters = packages.map((it) => `--filter=@mediation/${it}`);
const runSuite = (name) =>
  pnpm(
    'turbo',
    'run',
    name,
    ...filters,
    '--continue',
    '--concurrency=1',
    '--output-logs=new-only',
    '--log-order=grouped',
  );

const results = Object.entries(packages.length > 0 ? {} : checks).map(([name, args]) => {
  console.info(`\n— ${name}`);
  const isFine = pnpm(...args);
  return { name, passed: Number(isFine), failed: Number(!isFine), skipped: 0 };
});

for (const report of globSync(reports)) rmSync(report);
const died = suites.filter((name) => {
  console.info(`\n— ${name}`);
  return !runSuite(name);
});
if (suites.length > 0)
  results.push(...globSync(reports).map((name) => ({ name, ...countOf(JSON.parse(readFileSync(name, 'utf8'))) })));

// A suite that died without a report of the fault failed all the same.
if (died.length > 0 && sum('failed') === 0)
  results.push({ name: died.join(', '), passed: 0, failed: died.length, skipped: 0 });

const notes = Object.entries(
  Object.groupBy(
    results.flatMap((suite) => suite.notes ?? []),
    String,
  ),
);
for (const [note, { length }] of notes) console.info(`\n${length} × ${note}`);

for (const { name, failures = [] } of results) for (const it of failures) console.info(`\nFailed: ${name} › ${it}`);

console.info();
for (const { name, passed, failed, skipped } of results)
  console.info(`${name.padEnd(40)} ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
console.info(
  `\n${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') ? `, ${sum('skipped')} skipped` : ''}`,
);
process.exit(sum('failed') === 0 ? 0 : 1);

function sum(kind) {
  return results.reduce((total, it) => total + it[kind], 0);
}

/** The counts of a report; Playwright has names of its own. */
function countOf({ stats, suites, ...counts }) {
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
