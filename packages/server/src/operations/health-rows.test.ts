import { expect, test } from 'vitest';
import { type HealthFacts, healthRows } from './health-rows.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

const well: HealthFacts = {
  mails: { waiting: 0, oldest: null },
  mails_given_up: 0,
  jobs: [{ name: 'backup', last_ok_at: ago(60), last_error: null, is_late: false }],
  audit: { links: 12, verified_to: 12, broken_at: null, verified_at: ago(1), unsealed_since: null },
};
const measured = { now, latency: 3, skew: 40, missingMigrations: 0 };

const rowOf = (name: string, facts: Partial<HealthFacts> = {}, measures: Partial<typeof measured> = {}) =>
  healthRows({ ...well, ...facts }, { ...measured, ...measures }).find((it) => it.name === name);

test('every health check is ok when all measures are normal', () => {
  expect(new Set(healthRows(well, measured).map(({ state }) => state))).toEqual(new Set(['ok']));
});

type Measured = [name: string, state: string, facts: Partial<HealthFacts>, measures: Partial<typeof measured>];

test.for<Measured>([
  ['database', 'degraded', {}, { latency: 400 }],
  ['database', 'down', {}, { latency: 4000 }],
  ['migrations', 'down', {}, { missingMigrations: 2 }],
  ['mail', 'degraded', { mails: { waiting: 3, oldest: ago(20) } }, {}],
  ['mail', 'down', { mails: { waiting: 3, oldest: ago(120) } }, {}],
  ['mail', 'degraded', { mails_given_up: 1 }, {}],
  ['jobs', 'unknown', { jobs: null }, {}],
  ['jobs', 'degraded', { jobs: [{ name: 'prune', last_ok_at: null, last_error: 'TypeError', is_late: false }] }, {}],
  ['backups', 'off', { jobs: [] }, {}],
  ['backups', 'unknown', { jobs: [{ name: 'backup', last_ok_at: null, last_error: null, is_late: false }] }, {}],
  [
    'backups',
    'degraded',
    { jobs: [{ name: 'backup', last_ok_at: ago(3 * 1440), last_error: null, is_late: false }] },
    {},
  ],
  ['clock', 'degraded', {}, { skew: -5000 }],
  ['clock', 'down', {}, { skew: 60_000 }],
  ['audit', 'down', { audit: { ...well.audit, broken_at: 7 } }, {}],
  ['audit', 'degraded', { audit: { ...well.audit, unsealed_since: ago(60) } }, {}],
])('%s is %s when its measures are past the threshold', ([name, state, facts, measures]) => {
  expect(rowOf(name, facts, measures)).toMatchObject({ state });
});

test('health details contain counts and durations in words', () => {
  expect(rowOf('mail', { mails: { waiting: 3, oldest: ago(20) }, mails_given_up: 1 })?.detail).toBe(
    '3 waiting, the oldest for 20 minutes. 1 could not be sent since yesterday.',
  );
  expect(rowOf('audit')?.detail).toBe('Verified to #12 of #12.');
});
