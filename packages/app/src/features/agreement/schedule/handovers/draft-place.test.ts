import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { draftPlace } from './draft-place.ts';
import { emptySchedule } from '../empty-schedule.ts';

const span = (id: string, name: string) => ({
  id,
  name,
  from: '2027-06-19',
  until: '2027-06-20',
  is_yearly: false,
  is_split: false,
  odd_years: 'A' as const,
  even_years: 'A' as const,
  wins_over: [],
});
const schedule = {
  ...emptySchedule(),
  exceptions: [span('1', 'Birthday')],
  holidays: [span('2', 'Summer')],
  patterns: [{ id: '3', from: '2027-05-03', cycle: ['A' as const] }],
  school_holidays: {
    source: 'a.ics',
    pattern_pauses: false,
    list: [{ name: 'Half-term', from: '2027-10-25', until: '2027-10-30' }],
  },
};

test.each([
  ['schedule.exceptions.0.name', 'Rule 1, “Birthday”'],
  ['schedule.holidays.0.until', 'Rule 2, “Summer”'],
  ['schedule.patterns.0.cycle.3', 'Rule 3, “Own pattern, from May 3, 2027”'],
  ['schedule.holidays', 'Rules'],
  ['schedule.school_holidays.list.0.name', 'School holiday “Half-term”'],
  ['school_holidays.source', 'School holidays'],
  ['schedule.handover.school_days.place', 'Handover on school days'],
  ['schedule.handover.other_days.time', 'Handover on other days'],
  ['schedule.time_zone', 'Time zone'],
  ['schedule', 'Schedule'],
])('a refused %s is at “%s”', (path, place) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(draftPlace(path, schedule)).toBe(place);
});
