import { weekStart } from '../date-picker/iso-date.ts';

/** A local time in one time zone: a day as `2026-11-24`, and minutes since its midnight. */
export interface WallTime {
  date: string;
  minutes: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The local date and time of a time zone at an instant. */
export function wallTimeAt(instant: Date, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour, minute } = parts;
  return { date: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}

const utc = ({ date, minutes }: WallTime) => Date.parse(`${date}T00:00Z`) + minutes * 60_000;

/** The instant of a local time. A time that the change to summer time skips becomes the hour after it. */
export function instantOf(wall: WallTime, timeZone: string): Date {
  const target = utc(wall);
  const offsetAt = (instant: number) => utc(wallTimeAt(new Date(instant), timeZone)) - instant;
  const first = target - offsetAt(target);
  return new Date(target - offsetAt(first));
}

/** Adds days to a date; negative numbers go back. */
export function addDays(date: string, days: number): string {
  return new Date(utc({ date, minutes: days * 1440 })).toISOString().slice(0, 10);
}

const weekday = (date: string) => new Date(`${date}T00:00Z`).getUTCDay();

/** Whether a date is a Saturday or Sunday. */
export const isWeekend = (date: string): boolean => [0, 6].includes(weekday(date));

/** The days of the week that contains a date, from the locale's first day on; 5 leave out the weekend. */
export function weekOf(date: string, locale: string, count: 5 | 7 = 7): string[] {
  const first = addDays(date, -((weekday(date) - weekStart(locale) + 7) % 7));
  const days = Array.from({ length: 7 }, (_, at) => addDays(first, at));
  return count === 7 ? days : days.filter((day) => !isWeekend(day));
}

/** A date, or the Monday after it on a weekend. */
export const workingDay = (date: string): string => (isWeekend(date) ? workingDay(addDays(date, 1)) : date);

/** Formats a wall time or its day in a locale. */
export function formatWall(wall: WallTime, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(utc(wall));
}

/** The title of a calendar: "24 November", or "23 – 27 November" in the locale's format; `to` replaces its dash. */
export function spanTitle(dates: readonly string[], locale: string, to?: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const parts = format.formatRangeToParts(utc({ date: first, minutes: 0 }), utc({ date: last, minutes: 0 }));
  return parts.map(({ type, value }) => (to && type === 'literal' && /[-–]/.test(value) ? ` ${to} ` : value)).join('');
}
