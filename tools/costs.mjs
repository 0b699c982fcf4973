// Which test files cost how much: the CPU seconds of a suite, shared out among the files that ran at the time.

/**
 * The cost of each file in CPU seconds, the dearest first. `samples` are what a meter saw, `runs` say when a file ran, in
 * ms since 1970: `{ file, from, to }`. What was used while no file ran is the suite's own: its start and its end.
 */
export function costsOf(suite, samples, runs) {
  const costs = new Map();
  const add = (file, seconds) => costs.set(file, (costs.get(file) ?? 0) + seconds);
  for (const [before, now] of pairs(samples)) {
    const used = now.seconds - before.seconds;
    const shares = runs
      .map(({ file, from, to }) => ({ file, ms: Math.min(to, now.at) - Math.max(from, before.at) }))
      .filter(({ ms }) => ms > 0);
    const total = shares.reduce((sum, { ms }) => sum + ms, 0);
    for (const { file, ms } of shares) add(file, (used * ms) / total);
    if (total === 0) add(`${suite}: start and end`, used);
  }
  return [...costs]
    .map(([file, seconds]) => ({ file, seconds: Math.round(seconds * 10) / 10 }))
    .toSorted((one, other) => other.seconds - one.seconds);
}

/** Each sample with the one before it; the first with nothing used. */
function pairs(samples) {
  return samples.map((it, at) => [samples[at - 1] ?? { at: it.at, seconds: 0 }, it]);
}

/** When the files of a report ran; one of Playwright's has names of its own. */
export function runsOf({ runs = [], suites = [] }) {
  return [...runs, ...suites.flatMap(runsIn)];
}

function runsIn({ file, specs, suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const own = results.map(({ startTime, duration }) => {
    const from = Date.parse(startTime);
    return { file: `e2e/${file}`, from, to: from + duration };
  });
  return [...own, ...suites.flatMap(runsIn)];
}

/** Prints the suites with their costs, and the dearest twenty files of all. `limit` is what all may cost. */
export function printCosts(suites, limit) {
  const files = suites.flatMap(({ costs }) => costs).toSorted((one, other) => other.seconds - one.seconds);
  if (files.length === 0) return;
  console.info('\nThe dearest in CPU seconds:');
  for (const { file, seconds } of files.slice(0, 20)) console.info(`${seconds.toFixed(1).padStart(8)}  ${file}`);
  console.info('\nThe suites:');
  for (const { name, costs } of suites) console.info(`${sumOf(costs).toFixed(0).padStart(8)}  ${name}`);
  const all = sumOf(files).toFixed(0);
  if (limit === undefined) console.info(`${all.padStart(8)}  all`);
  else if (all > limit)
    console.info(`${all.padStart(8)}  all: more than the limit of ${limit}. Machines differ; see CONTRIBUTING.md.`);
  else console.info(`${all.padStart(8)}  all, of at most ${limit}`);
}

const sumOf = (costs) => costs.reduce((sum, { seconds }) => sum + seconds, 0);
