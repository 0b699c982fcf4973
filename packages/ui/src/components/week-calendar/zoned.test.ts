import { expect, test } from 'vitest';
import { addDays, instantOf, spanTitle, wallTimeAt, weekOf, workingDay } from './zoned.ts';

test('a session at ten in Berlin stays at ten before and after the clock changes', () => {
  for (const [date, iso] of [
    ['2026-10-24', '2026-10-24T08:00:00.000Z'],
    ['2026-10-25', '2026-10-25T09:00:00.000Z'],
    ['2026-03-29', '2026-03-29T08:00:00.000Z'],
  ] as const) {
    const instant = instantOf({ date, minutes: 600 }, 'Europe/Berlin');
    expect(instant.toISOString()).toBe(iso);
    expect(wallTimeAt(instant, 'Europe/Berlin')).toEqual({ date, minutes: 600 });
  }
});

test('a wall time survives the conversion to an instant and back in every time zone, also around midnight', () => {
  for (const timeZone of ['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata', 'UTC']) {
    for (const minutes of [0, 15, 1439]) {
      const wall = { date: '2026-11-24', minutes };
      expect(wallTimeAt(instantOf(wall, timeZone), timeZone)).toEqual(wall);
    }
  }
});

test('a wall time that the clock change skips moves one hour later', () => {
  const instant = instantOf({ date: '2026-03-29', minutes: 150 }, 'Europe/Berlin');
  expect(wallTimeAt(instant, 'Europe/Berlin').minutes).toBe(210);
});

test('a week starts on the first weekday of the locale, and one of five days leaves out the weekend', () => {
  const working = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
  expect(weekOf('2026-11-24', 'en-GB', 5)).toEqual(working);
  expect(weekOf('2026-11-22', 'en-US', 5)).toEqual(working);
  expect(weekOf('2026-11-24', 'en-US')[0]).toBe('2026-11-22');
  expect(weekOf('2026-11-22', 'en-GB')[0]).toBe('2026-11-16');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

test('the working day of a Saturday or Sunday is the Monday after it', () => {
  expect(['2026-11-27', '2026-11-28', '2026-11-29'].map(workingDay)).toEqual([
    '2026-11-27',
    '2026-11-30',
    '2026-11-30',
  ]);
});

test('the title of a date span follows the locale', () => {
  expect(spanTitle(['2026-11-23', '2026-11-27'], 'en-GB')).toMatch(/^23\s?–\s?27 November$/);
  expect(spanTitle(['2026-11-24'], 'en-GB')).toBe('24 November');
});

test('the title of a date span joins the two days with a given word', () => {
  expect(spanTitle(['2026-11-23', '2026-11-27'], 'en-GB', 'to')).toBe('23 to 27 November');
  expect(spanTitle(['2026-11-30', '2026-12-04'], 'en-GB', 'to')).toBe('30 November to 4 December');
});
