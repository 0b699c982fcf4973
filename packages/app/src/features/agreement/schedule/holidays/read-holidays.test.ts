import { SchoolHoliday } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { emptySchedule } from '../empty-schedule.ts';
import { tooMany, withHoliday, withHolidays, withoutHolidays } from './imported-holidays.ts';
import { readHolidays } from './read-holidays.ts';

const wanted = { from: '2026-11-29', to: '2028-11-29', timeZone: 'Europe/London' };
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const file = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//School//EN', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
const read = (...events: string[][]) => readHolidays(file(...events), wanted);
const daysOf = (...events: string[][]) => read(...events).list.map(({ from, until }) => `${from} ${until}`);
const spring = (...lines: string[]) => event('UID:1', 'SUMMARY:Spring break', ...lines);

const autumn = event('UID:1', 'DTSTART;VALUE=DATE:20271025', 'DTEND;VALUE=DATE:20271030', 'SUMMARY:Autumn half-term');
const dayOff = event('UID:2', 'DTSTART;VALUE=DATE:20270903', 'SUMMARY:Staff\\, in training');

test('holidays are read with their days, in order, and one without an end has one day', () => {
  expect(read(autumn, dayOff)).toEqual({
    list: [
      { name: 'Staff, in training', from: '2027-09-03', until: '2027-09-04' },
      { name: 'Autumn half-term', from: '2027-10-25', until: '2027-10-30' },
    ],
    lines: [],
    events: [],
    past: 0,
  });
});

test.each([
  ['whole days', 'DTSTART;VALUE=DATE:20270329', 'DTEND;VALUE=DATE:20270410', '2027-03-29 2027-04-10'],
  ['a length', 'DTSTART;VALUE=DATE:20270329', 'DURATION:P12D', '2027-03-29 2027-04-10'],
  ['a last minute', 'DTSTART;TZID=Europe/London:20270329T000000', 'DTEND:20270409T235900', '2027-03-29 2027-04-10'],
  ['the end of lessons', 'DTSTART:20270329T000000', 'DTEND:20270409T151500', '2027-03-29 2027-04-10'],
  ['the first lesson after it', 'DTSTART:20270326T151500', 'DTEND:20270410T085000', '2027-03-27 2027-04-10'],
  ['times of the world', 'DTSTART:20270328T230000Z', 'DTEND:20270409T230000Z', '2027-03-29 2027-04-10'],
  ['an afternoon', 'DTSTART:20270903T130000', 'DTEND:20270903T170000', '2027-09-03 2027-09-04'],
  ['a morning', 'DTSTART:20270903T090000', 'DTEND:20270903T113000', '2027-09-03 2027-09-04'],
])('a holiday given by %s has its first and its last day', (_, start, end, days) => {
  expect(daysOf(spring(start, end))).toEqual([days]);
});

test.each([
  ['every week', ['RRULE:FREQ=WEEKLY;COUNT=4'], ['05', '12', '19', '26']],
  ['on listed days', ['RDATE;VALUE=DATE:20270312,20270320'], ['05', '12', '20']],
  ['but for one date', ['RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;VALUE=DATE:20270312'], ['05', '19', '26']],
  [
    'but for dates of which one is none of its own',
    ['RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;VALUE=DATE:20270313,20270319', 'EXDATE:20270326T000000'],
    ['05', '12'],
  ],
])('a holiday that is repeated %s is read on each date', (_, lines, days) => {
  expect(daysOf(spring('DTSTART;VALUE=DATE:20270305', ...lines)).map((it) => it.slice(8, 10))).toEqual(days);
});

test('a yearly holiday is read from today on to the end of what is planned', () => {
  const christmas = spring('DTSTART;VALUE=DATE:20191223', 'DTEND;VALUE=DATE:20200104', 'RRULE:FREQ=YEARLY');
  expect(daysOf(christmas)).toEqual(['2026-12-23 2027-01-04', '2027-12-23 2028-01-04']);
  const ended = spring('DTSTART;VALUE=DATE:20191223', 'RRULE:FREQ=YEARLY;UNTIL=20231223');
  expect(read(ended)).toMatchObject({ list: [], past: 0 });
  const forever = spring('DTSTART:20270305T000000', 'RRULE:FREQ=SECONDLY');
  expect(daysOf(forever)).toEqual(['2027-03-05 2027-03-06']);
});

test('a date of a repeated holiday that was moved, renamed or cancelled is read so, and no other event is touched', () => {
  const weekly = event('UID:w', 'DTSTART;VALUE=DATE:20270305', 'RRULE:FREQ=WEEKLY;COUNT=3', 'SUMMARY:Training');
  const moved = event('UID:w', 'RECURRENCE-ID;VALUE=DATE:20270312', 'DTSTART;VALUE=DATE:20270315', 'SUMMARY:Moved');
  const gone = event('UID:w', 'RECURRENCE-ID;VALUE=DATE:20270319', 'DTSTART;VALUE=DATE:20270319', 'STATUS:CANCELLED');
  const other = event('UID:o', 'DTSTART;VALUE=DATE:20270312', 'RRULE:FREQ=WEEKLY;COUNT=1', 'SUMMARY:Other');
  expect(read(gone, weekly, moved, other).list.map(({ name, from }) => `${from} ${name}`)).toEqual([
    '2027-03-05 Training',
    '2027-03-12 Other',
    '2027-03-15 Moved',
  ]);
  expect(daysOf(moved)).toEqual(['2027-03-15 2027-03-16']);
});

test('a cancelled event and a file that calls its events off have no holidays', () => {
  expect(read(dayOff, [...autumn.slice(0, -1), 'STATUS:Cancelled', 'END:VEVENT']).list).toHaveLength(1);
  expect(read(['METHOD:CANCEL'], dayOff).list).toEqual([]);
});

test.each([
  ['Spring break\\nSchool office closed', 'Spring break School office closed'],
  ['Spring\u2028break\u200b\u202e', 'Spring break'],
  ['Spring\\, summer\\; and so on', 'Spring, summer; and so on'],
  [`${'x'.repeat(119)}👩‍👧`, 'x'.repeat(119)],
])('a name of a calendar becomes one that the schedule accepts: %j', (summary, name) => {
  const [holiday] = read(event('UID:1', 'DTSTART;VALUE=DATE:20270329', `SUMMARY:${summary}`)).list;
  expect(holiday?.name).toBe(name);
  expect(SchoolHoliday.safeParse(holiday).success).toBe(true);
});

test.each(['\n', '\r', '\r\n'])('lines that end with %j are read, folded ones as one', (end) => {
  const text = file(event('UID:1', 'DTSTART;VALUE=DATE:2027', ' 0903', 'SUMMARY:Staff', '  training', '\t day'));
  expect(readHolidays(`\uFEFF${text.replaceAll('\r\n', end)}`, wanted).list).toEqual([
    { name: 'Staff training day', from: '2027-09-03', until: '2027-09-04' },
  ]);
});

test('a line that is no part of a calendar does not refuse the file, and is named', () => {
  const noted = [...dayOff.slice(0, -1), 'DESCRIPTION:Closed.', 'Office opens on Monday', 'A;B: c', 'END:VEVENT'];
  expect(read(noted, autumn)).toMatchObject({ list: [{}, {}], lines: ['Office opens on Monday', 'A;B: c'] });
});

test('an event without a name or without days is left out by name, and the others are read', () => {
  const nameless = event('UID:3', 'DTSTART;VALUE=DATE:20271025');
  const bad = ['20271345', '20270230', 'soon'].map((day) =>
    event('UID:4', `DTSTART;VALUE=DATE:${day}`, 'SUMMARY:Fair'),
  );
  const dateless = event('UID:5', 'SUMMARY:Play');
  const long = event('UID:6', 'DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20280501', 'SUMMARY:Term');
  expect(read(nameless, ...bad, dateless, long, dayOff)).toMatchObject({
    list: [{ name: 'Staff, in training' }],
    events: ['', 'Fair', 'Fair', 'Fair', 'Play', 'Term'],
  });
});

test('holidays that are over are counted and not offered', () => {
  const over = event('UID:3', 'DTSTART;VALUE=DATE:20251025', 'SUMMARY:Autumn half-term');
  expect(read(over, autumn)).toMatchObject({ list: [{ from: '2027-10-25' }], past: 1 });
});

test('a file with two calendars is read whole, and a text that is no calendar is refused', () => {
  expect(readHolidays(file(autumn) + file(dayOff), wanted).list).toHaveLength(2);
  for (const text of ['Dear parents,', '', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'])
    expect(() => readHolidays(text, wanted)).toThrow(/calendar|component/i);
});

test('a holiday that is imported twice is there once, and gets a rule when it is shared at once', () => {
  const { list } = read(autumn);
  const once = withHolidays(emptySchedule(), { source: 'a.ics', list }, 'A');
  const twice = withHolidays(once, { source: 'b.ics', list }, 'A');
  expect(twice.school_holidays).toMatchObject({ source: 'b.ics', list });
  expect(twice.holidays).toMatchObject([{ name: 'Autumn half-term', is_split: true, odd_years: 'A' }]);
});

test('a schedule says how many holidays it has no room for, and keeps those that it has', () => {
  const many = Array.from({ length: 99 }, (_, at) => ({ name: `No ${at}`, from: '2027-05-03', until: '2027-05-04' }));
  const full = withHolidays(emptySchedule(), { source: 'a.ics', list: many }, 'A');
  const { list } = read(autumn, dayOff);
  expect(tooMany(full, list, 'later')).toBe(1);
  expect(tooMany(withoutHolidays(full), list, 'later')).toBe(0);
  expect(tooMany(withoutHolidays(full), list, 'B')).toBe(1);
});

test('one imported holiday is changed or removed, and without any there is no source', () => {
  const { list } = read(autumn, dayOff);
  const schedule = withHolidays(emptySchedule(), { source: 'a.ics', list }, 'later');
  const [first, second] = schedule.school_holidays.list;
  const moved = withHoliday(schedule, first!, { ...first!, from: '2027-12-03', until: '2027-12-04' });
  expect(moved.school_holidays.list.map(({ from }) => from)).toEqual(['2027-10-25', '2027-12-03']);
  expect(withHoliday(schedule, first!, undefined).school_holidays).toMatchObject({ list: [second], source: 'a.ics' });
  expect(withoutHolidays(schedule).school_holidays).toMatchObject({ list: [], source: null });
});
