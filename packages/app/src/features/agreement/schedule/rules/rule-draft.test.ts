import { expect, test } from 'vitest';
import { emptySchedule } from '../empty-schedule.ts';
import { ruleDraftOf, spanRuleOf } from './rule-draft.ts';

const easter = { kind: 'easter' } as const;
const point = { place: 'Station', time: '18:00' };
const draft = {
  ...ruleDraftOf(undefined, emptySchedule(), undefined),
  name: 'Easter',
  from: '2027-03-26',
  is_yearly: true,
  yearly_day: easter,
  is_split: true,
  handovers: { start: point, middle: point },
};

test('a rule keeps how it moves only while it is yearly, and the handover between halves only while it is split', () => {
  expect(spanRuleOf(draft)).toMatchObject({ until: '2027-03-27', yearly_day: easter, handovers: { middle: point } });
  expect(spanRuleOf({ ...draft, is_yearly: false }).yearly_day).toBeUndefined();
  expect(spanRuleOf({ ...draft, is_split: false }).handovers).toEqual({ start: point });
  expect(spanRuleOf({ ...draft, handovers: {} }).handovers).toBeUndefined();
});
