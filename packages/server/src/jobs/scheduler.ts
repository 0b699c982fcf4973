import { type DatabaseConnection, type Sql, sqlOn } from '../database/database.ts';

/** Something that the servers do by the clock, one of them at a time. */
export interface Job {
  name: string;
  /** How often, in milliseconds. */
  every: number;
  /** How long after the very first start, in milliseconds; at once without it. */
  after?: number;
  /** The database as its owner: jobs work for nobody in particular. */
  run: (context: { sql: Sql }) => Promise<unknown>;
}

/** Jobs that run, and how to hurry or to end them. */
export interface RunningJobs {
  /** Runs a job now, on whichever server comes first. */
  wake: (name: string) => Promise<void>;
  /** Begins nothing more, and waits for what runs. */
  stop: () => Promise<void>;
}

interface Options {
  onError: (job: string, error: unknown) => void;
  /** How often this server looks for work, in milliseconds. */
  pollEvery?: number;
  /** How long a claim outlives a server that died with it, in milliseconds. It is renewed while the job runs. */
  lease?: number;
}

interface Claimed {
  name: string;
  last_started_at: string;
}

/** After a failure a job does not wait for its next turn, if that is further away than this. */
const retryAfterMs = 10 * 60_000;

/**
 * Runs jobs on this server, and together with the other servers of the same database each of them once. The clock is
 * the database's. A NOTIFY on `jobs` with the name of a job wakes it.
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
  let isStopped = false;

  for (const { name, every, after = 0 } of jobs)
    await sql`
      insert into private.jobs (name, every, next_run_at)
      values (${name}, make_interval(secs => ${every / 1000}), now() + make_interval(secs => ${after / 1000}))
      on conflict (name) do update set every = excluded.every where jobs.every <> excluded.every`;

  /** Takes what is due. The row lock makes a second server look again, and find it taken. */
  const claim = () => sql<Claimed>`
    update private.jobs set lease_until = now() + make_interval(secs => ${lease / 1000}), last_started_at = now()
    where name = any (${names}::text[]) and next_run_at <= now() and (lease_until is null or lease_until < now())
    returning name, last_started_at::text`;

  async function poll(): Promise<void> {
    if (isStopped) return;
    try {
      for (const it of await claim()) keep(perform(it));
    } catch (error) {
      onError('scheduler', error);
    }
  }

  function keep(work: Promise<void>): void {
    const kept = work.catch((error: unknown) => onError('scheduler', error)).finally(() => running.delete(kept));
    running.add(kept);
  }

  async function perform({ name, last_started_at }: Claimed): Promise<void> {
    const renew = setInterval(() => {
      sql`update private.jobs set lease_until = now() + make_interval(secs => ${lease / 1000})
        where name = ${name} and last_started_at = ${last_started_at}::timestamptz`.catch(() => undefined);
    }, lease / 3);
    let fault: string | undefined;
    try {
      await byName.get(name)?.run({ sql });
    } catch (error) {
      fault = error instanceof Error ? error.name : 'unknown';
      onError(name, error);
    } finally {
      clearInterval(renew);
    }
    await finish(name, last_started_at, fault);
    await poll();
  }

  /** Frees the job for its next turn; at once, if somebody woke it while it ran. */
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
    if (isStopped || !byName.has(name)) return;
    await sql`update private.jobs set next_run_at = now() where name = ${name}`;
    await poll();
  }

  await listen(
    'jobs',
    (name) => void wake(name).catch((error: unknown) => onError('scheduler', error)),
    () => undefined,
  );
  const clock = setInterval(() => void poll(), pollEvery);
  keep(poll());

  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(clock);
      while (running.size > 0) await Promise.all(running);
    },
  };
}
