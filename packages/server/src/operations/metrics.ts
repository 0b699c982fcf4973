import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { DatabaseConnection, Sql } from '../database/database.ts';
import { commit, version } from '../version.ts';
import { watchDatabase, watchPool, watchSpace } from './watched.ts';

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
  /** Counts a refusal that the log warns of. */
  countRefusal: (kind: string) => void;
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
  /** The connections of calls. */
  pool?: DatabaseConnection['pool'];
  /** The free bytes for files. */
  freeBytes?: () => Promise<number>;
  /** Memory, processor and event loop of this process. */
  withProcess?: boolean;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Creates separate metrics for each app, so that two apps of a process share none. */
export function createMetrics({ sql, pool, freeBytes, withProcess = false }: Options = {}): Metrics {
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
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Sign-ins and rights that were denied, and budgets that were spent.',
    labelNames: ['kind'],
    registers,
  });
  new Gauge({ name: 'build_info', help: 'What runs.', labelNames: ['version', 'commit'], registers }).set(
    { version, commit },
    1,
  );
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
  if (pool) watchPool(pool, registers);
  if (freeBytes) watchSpace(freeBytes, registers);

  return {
    observe: ({ method, route, status, seconds }) => {
      const labels = { method, route, status: String(status) };
      requests.inc(labels);
      durations.observe(labels, seconds);
    },
    countClientError: (kind) => clientErrors.inc({ kind }),
    countRefusal: (kind) => refusals.inc({ kind }),
    sockets: () => countSockets(),
    watchSockets: (count) => {
      countSockets = count;
    },
    read: async () => ({ text: await register.metrics(), type: register.contentType }),
  };
}
