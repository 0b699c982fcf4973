import type { PatternRule } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { scheduleWith, spanRule } from '../parenting/test-rules.ts';
import { compareSchedules } from './compare-schedules.ts';

const weeks: PatternRule = {
  id: 'weeks',
  from: '2027-05-03',
  cycle: ['A', 'A', 'A', 'A', 'A', 'A', 'A', 'B', 'B', 'B', 'B', 'B', 'B', 'B'],
};
const wedding = spanRule({ id: 'wedding', name: 'Family wedding', from: '2027-05-03', until: '2027-05-05' });
const trip = spanRule({ id: 'trip', name: 'Trip', from: '2027-08-01', until: '2027-08-08' });

test('a rule that goes to the other parent is a change, with the nights of its year that move', () => {
  const toB = { ...wedding, odd_years: 'B' as const, even_years: 'B' as const };
  const before = scheduleWith({ patterns: [weeks], exceptions: [wedding] });
  const { rules, years, changes } = compareSchedules(before, scheduleWith({ patterns: [weeks], exceptions: [toB] }));
  expect(rules).toMatchObject([{ id: 'wedding', before: { rule: wedding, number: 1 }, now: { rule: toB, number: 1 } }]);
  expect(years).toHaveLength(1);
  expect(years[0]).toMatchObject({ moved: 2, now: { from: '2027-05-03', to: '2028-05-02' } });
  expect(years[0]!.before.A - years[0]!.now.A).toBe(2);
  expect(changes).toBe(1);
});

test('rules that were added and taken out are listed, and a new number alone is no change', () => {
  const before = scheduleWith({ patterns: [weeks], exceptions: [wedding] });
  const now = scheduleWith({ patterns: [weeks], exceptions: [trip] });
  const { rules } = compareSchedules(before, now);
  expect(rules.map(({ id, before, now }) => [id, before === undefined, now === undefined])).toEqual([
    ['trip', true, false],
    ['wedding', false, true],
  ]);
  const both = compareSchedules(before, scheduleWith({ patterns: [weeks], exceptions: [wedding, trip] }));
  expect(both.rules.map(({ id }) => id)).toEqual(['trip']);
});

test('a rule that wins over another one and another place of handover are changes', () => {
  const before = scheduleWith({ exceptions: [wedding, trip] });
  const { handover } = before;
  const now = scheduleWith({
    exceptions: [{ ...wedding, wins_over: ['trip'] }, trip],
    handover: { ...handover, other_days: { place: 'Station', time: '10:00' } },
  });
  const { rules, terms, changes } = compareSchedules(before, now);
  expect([rules.map(({ id }) => id), terms, changes]).toEqual([['wedding'], ['handover'], 2]);
});

test('schedules with the same content have no change, whatever the order of their fields', () => {
  const before = scheduleWith({ patterns: [weeks], exceptions: [wedding] });
  const turned = Object.fromEntries(Object.entries(wedding).toReversed());
  const now = scheduleWith({ patterns: [weeks], exceptions: [{ ...wedding, ...turned }] });
  expect(compareSchedules(before, { ...now, time_zone: before.time_zone })).toEqual({
    rules: [],
    years: [],
    terms: [],
    changes: 0,
  });
  expect(compareSchedules(null, before).rules).toHaveLength(2);
});
