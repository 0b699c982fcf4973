import { Gauge, type Registry } from 'prom-client';
import type { DatabaseConnection, Sql } from '../database/database.ts';

/** What all servers of one database share: jobs, mails and documents that wait. */
export function watchDatabase(sql: Sql, registers: Registry[]): void {
  watchJobs(sql, registers);
  watchMails(sql, registers);
  const unscanned: Gauge = new Gauge({
    name: 'documents_waiting_for_scan',
    help: 'Documents that were taken while the malware scanner was out of reach, and wait for it.',
    registers,
    collect: async () => {
      const [documents] = await sql<{ count: number }>`
        select count(*)::int from uploads where scan_status = 'pending'`;
      unscanned.set(documents?.count ?? 0);
    },
  });
}

function watchJobs(sql: Sql, registers: Registry[]): void {
  const labelNames = ['job'] as const;
  const failed = new Gauge({
    name: 'job_failed',
    help: 'Whether the last run of a job failed.',
    labelNames,
    registers,
  });
  const late = new Gauge({ name: 'job_late_seconds', help: 'How long a job has been due.', labelNames, registers });
  const lastOk: Gauge<'job'> = new Gauge({
    name: 'job_last_ok_timestamp_seconds',
    help: 'When a job last ended well.',
    labelNames,
    registers,
    collect: async () => {
      const jobs = await sql<{ job: string; at: number | null; is_failed: boolean; late: number }>`
        select name as job, extract(epoch from last_ok_at)::float as at, last_error is not null as is_failed,
          greatest(0, extract(epoch from now() - next_run_at))::float as late from private.jobs`;
      for (const { job, at, is_failed, late: seconds } of jobs) {
        if (at !== null) lastOk.set({ job }, at);
        failed.set({ job }, is_failed ? 1 : 0);
        late.set({ job }, seconds);
      }
    },
  });
}

function watchMails(sql: Sql, registers: Registry[]): void {
  const oldest = new Gauge({
    name: 'mails_oldest_waiting_seconds',
    help: 'How long the oldest mail waits.',
    registers,
  });
  const givenUp = new Gauge({
    name: 'mails_given_up',
    help: 'Mails that could not be sent since yesterday.',
    registers,
  });
  const slowest = new Gauge({
    name: 'mail_delivery_seconds',
    help: 'The longest that a mail of this hour took.',
    registers,
  });
  const waiting: Gauge = new Gauge({
    name: 'mails_waiting',
    help: 'Mails that have not left yet.',
    registers,
    collect: async () => {
      const [mails] = await sql<{ waiting: number; oldest: number; given_up: number; slowest: number }>`
        select count(*) filter (where sent_at is null and given_up_at is null)::int as waiting,
          coalesce(extract(epoch from now() - min(created_at) filter (where sent_at is null and given_up_at is null)), 0)::float as oldest,
          count(*) filter (where given_up_at > now() - interval '1 day')::int as given_up,
          coalesce(extract(epoch from max(sent_at - created_at) filter (where sent_at > now() - interval '1 hour')), 0)::float as slowest
        from private.mails`;
      waiting.set(mails!.waiting);
      oldest.set(mails!.oldest);
      givenUp.set(mails!.given_up);
      slowest.set(mails!.slowest);
    },
  });
}

/** The connections to Postgres that calls use. */
export function watchPool(pool: NonNullable<DatabaseConnection['pool']>, registers: Registry[]): void {
  const connections: Gauge<'state'> = new Gauge({
    name: 'database_pool',
    help: 'Connections that are open and idle, and calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect: () => {
      connections.set({ state: 'open' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/** The free space of the data folder. */
export function watchSpace(freeBytes: () => Promise<number>, registers: Registry[]): void {
  const free: Gauge = new Gauge({
    name: 'storage_free_bytes',
    help: 'Free bytes on the disk of the data folder.',
    registers,
    collect: async () => free.set(await freeBytes()),
  });
}
