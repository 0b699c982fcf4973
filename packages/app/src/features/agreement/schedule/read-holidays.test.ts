import { expect, test } from 'vitest';
import { withHolidays } from './imported-holidays.ts';
import { emptySchedule } from './empty-schedule.ts';
import { readHolidays } from './read-holidays.ts';

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const file = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//School//EN', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');

const autumn = event('UID:1', 'DTSTART;VALUE=DATE:20271025', 'DTEND;VALUE=DATE:20271030', 'SUMMARY:Autumn half-term');
const dayOff = event('UID:2', 'DTSTART;VALUE=DATE:20270903', 'SUMMARY:Staff\\, in training');

test('holidays are read with their days, in order, and one without an end has one day', () => {
  expect(readHolidays(file(autumn, dayOff))).toEqual([
    { name: 'Staff, in training', from: '2027-09-03', until: '2027-09-04' },
    { name: 'Autumn half-term', from: '2027-10-25', until: '2027-10-30' },
  ]);
});

test('an event without a name is left out, and a text that is no calendar is refused', () => {
  expect(readHolidays(file(event('UID:3', 'DTSTART;VALUE=DATE:20271025')))).toEqual([]);
  expect(() => readHolidays('Dear parents,')).toThrow(/parse|line|invalid/i);
});

test('a holiday that is imported twice is there once, and gets a rule when it is shared at once', () => {
  const list = readHolidays(file(autumn));
  const once = withHolidays(emptySchedule(), { source: 'a.ics', list }, 'A');
  const twice = withHolidays(once, { source: 'b.ics', list }, 'A');
  expect(twice.school_holidays).toMatchObject({ source: 'b.ics', list });
  expect(twice.holidays).toMatchObject([{ name: 'Autumn half-term', is_split: true, odd_years: 'A' }]);
});
