import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Sql } from '../database/database.ts';

interface Observed {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** The metrics of this process for Prometheus. */
export interface Metrics {
  observe: (request: Observed) => void;
  /** Counts an error that a browser reported. */
  countClientError: (kind: string) => void;
  /** Records the number of open realtime sockets. */
  watchSockets: (count: () => number) => void;
  /** The number of open sockets. */
  sockets: () => number;
  /** Returns all metrics as text with their content type. */
  read: () => Promise<{ text: string; type: string }>;
}

interface Options {
  /** The database as its owner, for metrics that all servers share. */
  sql?: Sql;
  /** Memory, processor and event loop of this process. */
  withProcess?: boolean;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Creates separate metrics for each app, so that two apps of a process share none. */
export function createMetrics({ sql, withProcess = false }: Options = {}): Metrics {
  const register = new Registry();
  const registers = [register];
  const labelNames = ['route', 'method', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered.',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took.',
    labelNames,
    buckets,
    registers,
  });
  const clientErrors = new Counter({
    name: 'client_errors_total',
    help: 'Errors that browsers reported.',
    labelNames: ['kind'],
    registers,
  });
  let countSockets = () => 0;
  const sockets: Gauge = new Gauge({
    name: 'realtime_sockets',
    help: 'Realtime sockets that are open.',
    registers,
    collect: () => {
      sockets.set(countSockets());
    },
  });
  if (withProcess) collectDefaultMetrics({ register });
  if (sql) watchDatabase(sql, registers);

  return {
    observe: ({ method, route, status, seconds }) => {
      const labels = { method, route, status: String(status) };
      requests.inc(labels);
      durations.observe(labels, seconds);
    },
    countClientError: (kind) => clientErrors.inc({ kind }),
    sockets: () => countSockets(),
    watchSockets: (count) => {
      countSockets = count;
    },
    read: async () => ({ text: await register.metrics(), type: register.contentType }),
  };
}

function watchDatabase(sql: Sql, registers: Registry[]): void {
  const lastOk: Gauge<'job'> = new Gauge({
    name: 'job_last_ok_timestamp_seconds',
    help: 'When a job last ended well.',
    labelNames: ['job'],
    registers,
    collect: async () => {
      const jobs = await sql<{ name: string; at: number }>`
        select name, extract(epoch from last_ok_at)::float as at from private.jobs where last_ok_at is not null`;
      for (const { name, at } of jobs) lastOk.set({ job: name }, at);
    },
  });
  const waiting: Gauge = new Gauge({
    name: 'mails_waiting',
    help: 'Mails that have not left yet.',
    registers,
    collect: async () => {
      const [mails] = await sql<{ count: number }>`
        select count(*)::int from private.mails where sent_at is null and given_up_at is null`;
      waiting.set(mails?.count ?? 0);
    },
  });
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
