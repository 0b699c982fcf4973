import { type DatabaseConnection, type Sql, sqlOn } from '../database/database.ts';

/** A scheduled job, which runs on one server at a time. */
export interface Job {
  name: string;
  /** The interval, in milliseconds. */
  every: number;
  /** The delay after the very first start, in milliseconds; none by default. */
  after?: number;
  /** The database as its owner: jobs act for no person. `signal` aborts when the server stops. */
  run: (context: { sql: Sql; signal: AbortSignal }) => Promise<unknown>;
}

/** Running jobs, with calls to trigger and to stop them. */
export interface RunningJobs {
  /** Triggers a job now, on whichever server claims it first. */
  wake: (name: string) => Promise<void>;
  /** Starts no further job and waits for the running ones. */
  stop: () => Promise<void>;
}

interface Options {
  onError: (job: string, error: unknown) => void;
  /** How often this server checks for due jobs, in milliseconds. */
  pollEvery?: number;
  /** How long a claim outlives a crashed server, in milliseconds. It is renewed while the job runs. */
  lease?: number;
}

interface Claimed {
  name: string;
  last_started_at: string;
}

/** The longest wait before a failed job is retried; jobs with a shorter interval keep it. */
const retryAfterMs = 10 * 60_000;

/**
 * Runs jobs on this server, so that all servers of one database together run each job once. It uses the database's
 * clock. A NOTIFY on `jobs` with the name of a job triggers it.
 */
export async function startJobs(
  { db, listen }: Pick<DatabaseConnection, 'db' | 'listen'>,
  jobs: Job[],
  { onError, pollEvery = 5000, lease = 60_000 }: Options,
): Promise<RunningJobs> {
  const sql = sqlOn(db);
  const byName = new Map(jobs.map((it) => [it.name, it]));
  const names = [...byName.keys()];
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;

  for (const { name, every, after = 0 } of jobs)
    await sql`
      insert into private.jobs (name, every, next_run_at)
      values (${name}, make_interval(secs => ${every / 1000}), now() + make_interval(secs => ${after / 1000}))
      on conflict (name) do update set every = excluded.every where jobs.every <> excluded.every`;

  /** Claims due jobs. The row lock makes a second server read again and find the job claimed. */
  const claim = () => sql<Claimed>`
    update private.jobs set lease_until = now() + make_interval(secs => ${lease / 1000}), last_started_at = now()
    where name = any (${names}::text[]) and next_run_at <= now() and (lease_until is null or lease_until < now())
    returning name, last_started_at::text`;

  async function startDue(): Promise<void> {
    if (signal.aborted) return;
    try {
      for (const job of await claim()) void keep(perform(job));
    } catch (error) {
      onError('scheduler', error);
    }
  }

  /** Starts the due jobs. A server that stops waits for a claim that is on its way, too. */
  const poll = () => keep(startDue());

  function keep(work: Promise<void>): Promise<void> {
    const kept = work.catch((error: unknown) => onError('scheduler', error)).finally(() => running.delete(kept));
    running.add(kept);
    return kept;
  }

  async function perform({ name, last_started_at }: Claimed): Promise<void> {
    const renew = setInterval(() => {
      sql`update private.jobs set lease_until = now() + make_interval(secs => ${lease / 1000})
        where name = ${name} and last_started_at = ${last_started_at}::timestamptz`.catch(() => undefined);
    }, lease / 3);
    let fault: string | undefined;
    try {
      await byName.get(name)?.run({ sql, signal });
    } catch (error) {
      fault = error instanceof Error ? error.name : 'unknown';
      if (!isEnded(error)) onError(name, error);
    } finally {
      clearInterval(renew);
    }
    await finish(name, last_started_at, fault);
    await poll();
  }

  /** Whether a job ended because the server stops. */
  const isEnded = (error: unknown) => signal.aborted && error instanceof Error && error.name === 'AbortError';

  /** Releases the job until its next run, which is now if the job was triggered while it ran. */
  const finish = (name: string, started: string, fault: string | undefined) => sql`
    update private.jobs set
      lease_until = null,
      last_error = ${fault ?? null},
      last_ok_at = case when ${fault === undefined} then now() else last_ok_at end,
      next_run_at = case
        when next_run_at > last_started_at then next_run_at
        when ${fault === undefined} then last_started_at + every
        else now() + least(every, make_interval(secs => ${retryAfterMs / 1000})) end
    where name = ${name} and last_started_at = ${started}::timestamptz`;

  async function wake(name: string): Promise<void> {
    if (signal.aborted || !byName.has(name)) return;
    await sql`update private.jobs set next_run_at = now() where name = ${name}`;
    await poll();
  }

  await listen(
    'jobs',
    (name) => void wake(name).catch((error: unknown) => onError('scheduler', error)),
    () => undefined,
  );
  const clock = setInterval(() => void poll(), pollEvery);
  void poll();

  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(clock);
      while (running.size > 0) await Promise.all(running);
    },
  };
}
