import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { server } from '../testing/server.ts';
import { type Job, startJobs } from './scheduler.ts';

const { backend, owner } = server;
const hour = 3_600_000;

/** A server that only runs these jobs. */
async function aServer(jobs: Job[], lease = 60_000) {
  const faults: string[] = [];
  const onError = (job: string, error: unknown) => faults.push(`${job}: ${(error as Error).message}`);
  const started = await startJobs(backend, jobs, { onError, pollEvery: 20, lease });
  onTestFinished(() => started.stop());
  return { ...started, faults };
}

/** A job with a unique name that counts its runs. */
function aJob({ every = hour, run = async () => {} }: { every?: number; run?: () => Promise<unknown> } = {}) {
  const runs: number[] = [];
  const job: Job = {
    name: `test_${randomUUID()}`,
    every,
    run: async () => {
      runs.push(Date.now());
      await run();
    },
  };
  return { job, runs };
}

/** A promise with its resolve function. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { isOpen: promise, open: resolve };
}

const stateOf = async ({ name }: Job) => {
  const [state] = await owner<{ is_held: boolean; is_waiting: boolean; was_ok: boolean; last_error: string | null }>`
    select coalesce(lease_until > now(), false) as is_held, next_run_at > now() as is_waiting,
      last_ok_at is not null as was_ok, last_error
    from private.jobs where name = ${name}`;
  return state;
};

test('only one of two servers runs a due job, and once per interval', async () => {
  const { job, runs } = aJob();
  await Promise.all([aServer([job]), aServer([job])]);
  await expect.poll(() => stateOf(job)).toEqual({ is_held: false, is_waiting: true, was_ok: true, last_error: null });
  await sleep(100);
  expect(runs).toHaveLength(1);
});

test('a job runs again after its interval, on one server each time', async () => {
  // The database's clock counts, so a slow machine does not affect the result.
  const turns: { at: number }[] = [];
  const nextTurn = () => owner<{ at: number }>`
    select extract(epoch from last_started_at)::float as at from private.jobs where name = ${job.name}`;
  const { job, runs } = aJob({ every: 200, run: async () => turns.push(...(await nextTurn())) });
  await Promise.all([aServer([job]), aServer([job])]);
  await expect.poll(() => turns.length).toBeGreaterThanOrEqual(4);
  const gaps = turns.slice(1).map(({ at }, index) => at - turns[index]!.at);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0.199);
  expect(runs.length - turns.length).toBeLessThanOrEqual(1);
});

test('waking a job runs it at once, also from another server and while it is running', async () => {
  const first = gate();
  const { job, runs } = aJob({ run: () => first.isOpen });
  await aServer([job]);
  await expect.poll(() => runs.length).toBe(1);
  await owner`select pg_notify('jobs', ${job.name})`;
  const other = await aServer([job]);
  await other.wake(job.name);
  expect(runs).toHaveLength(1);
  first.open();
  await expect.poll(() => runs.length).toBe(2);
  await expect.poll(() => stateOf(job)).toMatchObject({ is_held: false, is_waiting: true });
});

test('a failing job is logged and retried within 10 minutes, and does not block other jobs', async () => {
  const broken = aJob({ run: () => Promise.reject(new TypeError('no such luck')) });
  const fine = aJob();
  const { faults } = await aServer([broken.job, fine.job]);
  await expect.poll(() => fine.runs.length).toBe(1);
  await expect
    .poll(() => stateOf(broken.job))
    .toEqual({ is_held: false, is_waiting: true, was_ok: false, last_error: 'TypeError' });
  expect(faults).toEqual([`${broken.job.name}: no such luck`]);
  const [{ minutes } = { minutes: 0 }] = await owner<{ minutes: number }>`
    select extract(epoch from next_run_at - now())::float / 60 as minutes from private.jobs where name = ${broken.job.name}`;
  expect(minutes).toBeLessThanOrEqual(10);
});

test('another server runs the job of a crashed server once the lease expires', async () => {
  const { job, runs } = aJob();
  await owner`
    insert into private.jobs (name, every, last_started_at, lease_until)
    values (${job.name}, '1 hour', now(), now() + interval '2 seconds')`;
  await aServer([job]);
  expect(runs).toHaveLength(0);
  await expect.poll(() => runs.length).toBe(1);
});

test('a job that runs longer than its lease renews it', async () => {
  const { isOpen, open } = gate();
  const { job, runs } = aJob({ run: () => isOpen });
  await aServer([job], 1000);
  await expect.poll(() => runs.length).toBe(1);
  await aServer([job], 1000);
  await sleep(2500);
  expect(runs).toHaveLength(1);
  open();
});

test('stopping a server waits for the running job and starts no other', async () => {
  const { isOpen, open } = gate();
  const { job, runs } = aJob({ run: () => isOpen });
  const { stop, wake } = await aServer([job]);
  await expect.poll(() => runs.length).toBe(1);
  const stopped = stop();
  await wake(job.name);
  open();
  await stopped;
  expect(await stateOf(job)).toMatchObject({ is_held: false, was_ok: true });
  await owner`update private.jobs set next_run_at = now() where name = ${job.name}`;
  await sleep(60);
  expect(runs).toHaveLength(1);
});

test('a long job ends when its server stops, without an error, and runs again soon', async () => {
  const { isOpen, open } = gate();
  const name = `test_${randomUUID()}`;
  const job: Job = {
    name,
    every: hour,
    run: async ({ signal }) => {
      open();
      await sleep(hour, undefined, { signal });
    },
  };
  const first = await aServer([job]);
  await isOpen;
  await first.stop();
  expect(first.faults).toEqual([]);
  expect(await stateOf(job)).toMatchObject({ is_held: false, was_ok: false });
  const [next] = await owner<{ is_soon: boolean }>`
    select next_run_at < now() + interval '11 minutes' as is_soon from private.jobs where name = ${name}`;
  expect(next).toEqual({ is_soon: true });
});
