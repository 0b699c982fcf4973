import { expect, test } from 'vitest';
import { emptySchedule } from '../empty-schedule.ts';
import { draftOf, spanOf } from './rule-draft.ts';

const easter = { kind: 'easter' } as const;
const point = { place: 'Station', time: '18:00' };
const draft = {
  ...draftOf(undefined, emptySchedule(), undefined),
  name: 'Easter',
  from: '2027-03-26',
  is_yearly: true,
  yearly_day: easter,
  is_split: true,
  handovers: { start: point, middle: point },
};

test('a rule keeps how it moves only while it is yearly, and the handover between halves only while it is split', () => {
  expect(spanOf(draft)).toMatchObject({ until: '2027-03-27', yearly_day: easter, handovers: { middle: point } });
  expect(spanOf({ ...draft, is_yearly: false }).yearly_day).toBeUndefined();
  expect(spanOf({ ...draft, is_split: false }).handovers).toEqual({ start: point });
  expect(spanOf({ ...draft, handovers: {} }).handovers).toBeUndefined();
});
