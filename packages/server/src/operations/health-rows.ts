import type { HealthRow } from '@mediation/api-client';

/** The state of one part. */
export type HealthPart = Pick<HealthRow, 'state' | 'detail'>;

/** The facts about the platform's health that the database knows. */
export interface HealthFacts {
  mails: { waiting: number; oldest: string | null };
  mails_given_up: number;
  jobs: { name: string; last_ok_at: string | null; last_error: string | null; is_late: boolean }[] | null;
  audit: {
    links: number;
    verified_to: number;
    broken_at: number | null;
    verified_at: string | null;
    unsealed_since: string | null;
  };
}

/** Measurements of the query for these facts. */
export interface Measured {
  now: number;
  /** How long the database took to answer, in milliseconds. */
  latency: number;
  /** The difference between the clock of the database and ours, in milliseconds. */
  skew: number;
  missingMigrations: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const upTo = (value: number, { ok, degraded }: { ok: number; degraded: number }): HealthPart['state'] =>
  value <= ok ? 'ok' : value <= degraded ? 'degraded' : 'down';

/** Turns these facts into the rows of the admin's system health page. */
export function healthRows(facts: HealthFacts, measured: Measured): HealthRow[] {
  const latency = Math.round(measured.latency);
  const skew = Math.round(Math.abs(measured.skew) / 100) / 10;
  const missing = measured.missingMigrations;
  return [
    { name: 'database', state: upTo(latency, { ok: 250, degraded: 2000 }), detail: `Answers in ${latency} ms.` },
    {
      name: 'migrations',
      state: missing === 0 ? 'ok' : 'down',
      detail: missing === 0 ? 'None is missing.' : `${missing} missing.`,
    },
    { name: 'mail', ...mailPart(facts, measured.now) },
    { name: 'jobs', ...jobsPart(facts) },
    { name: 'backups', ...backupPart(facts, measured.now) },
    { name: 'clock', state: upTo(skew, { ok: 2, degraded: 30 }), detail: `${skew} s from the clock of the database.` },
    { name: 'audit', ...auditPart(facts, measured.now) },
  ];
}

function mailPart({ mails, mails_given_up }: HealthFacts, now: number): HealthPart {
  const wait = mails.oldest === null ? 0 : now - Date.parse(mails.oldest);
  const state = upTo(wait, { ok: 5 * minute, degraded: hour });
  const oldest = mails.waiting > 0 ? `, the oldest for ${Math.max(0, Math.round(wait / minute))} minutes` : '';
  const lost = mails_given_up > 0 ? ` ${mails_given_up} could not be sent since yesterday.` : '';
  return {
    state: state === 'ok' && mails_given_up > 0 ? 'degraded' : state,
    detail: `${mails.waiting} waiting${oldest}.${lost}`,
  };
}

function jobsPart({ jobs }: HealthFacts): HealthPart {
  if (jobs === null) return { state: 'unknown', detail: 'None has run yet.' };
  const ill = jobs.filter((it) => it.last_error !== null || it.is_late).map(({ name }) => name);
  return ill.length > 0
    ? { state: 'degraded', detail: `Late or failed: ${ill.join(', ')}.` }
    : { state: 'ok', detail: `${jobs.length} on time.` };
}

function backupPart({ jobs }: HealthFacts, now: number): HealthPart {
  const backup = jobs?.find(({ name }) => name === 'backup');
  if (!backup) return { state: 'off', detail: 'This database has backups of its own.' };
  if (backup.last_ok_at === null) return { state: 'unknown', detail: 'None was made yet.' };
  const age = now - Date.parse(backup.last_ok_at);
  return {
    state: upTo(age, { ok: 2 * day, degraded: 7 * day }),
    detail: `The latest is ${Math.round(age / hour)} hours old.`,
  };
}

function auditPart({ audit }: HealthFacts, now: number): HealthPart {
  if (audit.broken_at !== null) return { state: 'down', detail: `The chain is broken at #${audit.broken_at}.` };
  const wait = audit.unsealed_since === null ? 0 : now - Date.parse(audit.unsealed_since);
  return {
    state: upTo(wait, { ok: 10 * minute, degraded: day }),
    detail: `Verified to #${audit.verified_to} of #${audit.links}.`,
  };
}
