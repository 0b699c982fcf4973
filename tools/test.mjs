// Runs every check and the quick set of tests, or with --full all tests, then counts them all: `N passed, N failed`. A
// check counts as one. With --checks-only it runs the checks alone, and with names of packages their tests alone, as in
// `npm test server e2e`. Two suites run at a time, and the server's alone. What failed is named last, and what a suite notes without failing;
// what each file cost is in reports/costs.json.
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { costsOf, printCosts, runsOf } from './costs.mjs';
import { countOf, totalOf } from './counts.mjs';
import { meter } from './meter.mjs';
import { commitNumber } from './commit-number.mjs';

const { values, positionals: packages } = parseArgs({
  options: { 'checks-only': { type: 'boolean', default: false }, full: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const checks = {
  types: ['turbo', 'run', 'types'],
  lint: ['oxlint'],
  format: ['oxfmt', '--check'],
  'unused code': ['knip'],
  tools: ['node', '--test', 'tools/*.test.mjs'],
};
/** What the quick set may cost, in CPU seconds: 15 minutes on two quiet cores. */
const limit = 1_700;
/** The longest first, so that two at a time end together. The last one runs alone, in several processes of its own. */
const suites = ['app', 'e2e', 'ui', 'assist', 'agreement', 'api-client', 'server'];

const env = {
  ...process.env,
  TEST_SET: values.full ? 'full' : 'quick',
  // The full set is the same at each commit, so that its results can be kept.
  COMMIT_NUMBER: values.full ? '0' : String(commitNumber()),
  // The compiler under types and lint takes every processor it finds, and a third more computing time for it.
  GOMAXPROCS: '1',
  // The server and the tools start many times, and compile the same sources each time.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
};

const turbo = (task, name) => [
  'turbo',
  'run',
  task,
  `--filter=@mediation/${name}`,
  '--output-logs=new-only',
  '--log-order=grouped',
];
const checkJobs = Object.entries(checks).map(([name, args]) => ({ name, args }));
const suiteJobs = suites
  .filter((it) => packages.length === 0 || packages.includes(it))
  .map((name) => ({
    name,
    args: turbo(name === 'e2e' ? 'e2e' : 'test', name),
    reports: `${name === 'e2e' ? name : `packages/${name}`}/reports/*.json`,
  }));

const results = [];
// Two suites need the build, and would make it twice at the same time; it is done long before the checks are.
const needsBuild = !values['checks-only'] && suiteJobs.some(({ name }) => ['app', 'e2e'].includes(name));
const buildJobs = needsBuild ? [{ name: 'build', args: turbo('build', 'app') }] : [];
const firstJobs = [...buildJobs, ...(packages.length === 0 ? checkJobs : [])];
if (values['checks-only']) await runAll(firstJobs);
else if (suiteJobs.length === 1) {
  await runAll(firstJobs);
  await runAll(suiteJobs);
} else {
  const last = suiteJobs.pop();
  // Suites with several workers each would wait for each other longer than their tests may.
  env.TEST_WORKERS = '1';
  await runAll([...firstJobs, ...suiteJobs]);
  delete env.TEST_WORKERS;
  await runAll([last]);
}
report();

/** Runs jobs, two at a time. */
async function runAll(jobs) {
  const waiting = jobs.values();
  const work = async () => {
    for (const job of waiting) results.push(await run(job));
  };
  await Promise.all([work(), work()]);
}

/** Runs a job and prints what it said when it has ended, because two that print at once cannot be read. */
async function run({ name, args, reports }) {
  for (const file of globSync(reports ?? [])) rmSync(file);
  const [started, output] = [Date.now(), []];
  console.info(`… ${name}`);
  const child = spawn('pnpm', ['exec', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const { stop } = meter(child.pid);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const isFine = await new Promise((ended) => child.once('close', (status) => ended(status === 0)));
  const samples = stop();
  console.info(`\n— ${name}, ${Math.round((Date.now() - started) / 1000)} s\n${Buffer.concat(output).toString()}`);
  const found = globSync(reports ?? []).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const costs = costsOf(name, samples, found.flatMap(runsOf));
  return { name, costs, ...totalOf(found.map(countOf), { isFine, isReported: reports !== undefined }) };
}

function report() {
  const noted = Object.entries(
    Object.groupBy(
      results.flatMap((it) => it.notes),
      String,
    ),
  );
  for (const [note, { length }] of noted) console.info(`\n${length} × ${note}`);
  for (const { name, failures } of results) for (const it of failures) console.info(`\nFailed: ${name} › ${it}`);

  mkdirSync('reports', { recursive: true });
  writeFileSync(
    'reports/costs.json',
    JSON.stringify(Object.fromEntries(results.map((it) => [it.name, it.costs])), null, 2),
  );
  if (!values['checks-only']) printCosts(results, packages.length === 0 && !values.full ? limit : undefined);

  const counted = ({ passed, failed, skipped }) =>
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  console.info();
  for (const it of results) console.info(`${it.name.padEnd(40)} ${counted(it)}`);
  const sum = (kind) => results.reduce((all, it) => all + it[kind], 0);
  console.info(`\n${counted({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') })}`);
  process.exit(sum('failed') === 0 ? 0 : 1);
}
