import type { YearlyDay } from '@mediation/api-client';
import { dayNumber, weekdayOf } from './day.ts';

type Nth = Extract<YearlyDay, { kind: 'weekday' }>['nth'];

/** The number of the day on which a moving day is in a year. */
export const yearlyDayIn = (day: YearlyDay, year: number): number =>
  day.kind === 'easter' ? easterOf(year) : weekdayIn(year, day);

/** How many days after a moving day another one is, counted from the nearest year; negative before it. */
export function offsetOf(day: YearlyDay, other: string): number {
  const year = Number(other.slice(0, 4));
  const offsets = [year - 1, year, year + 1].map((it) => dayNumber(other) - yearlyDayIn(day, it));
  return offsets.toSorted((one, two) => Math.abs(one) - Math.abs(two))[0] ?? 0;
}

/** A day of the calendar as the weekday of its month that it is; one after the fourth week is the last. */
export function asWeekday(day: string): YearlyDay {
  const nth = Math.ceil(Number(day.slice(8, 10)) / 7);
  const isLast = nth > 4;
  return {
    kind: 'weekday',
    nth: isLast ? -1 : (nth as Nth),
    weekday: weekdayOf(dayNumber(day)),
    month: Number(day.slice(5, 7)),
  };
}

function weekdayIn(year: number, { nth, weekday, month }: Extract<YearlyDay, { kind: 'weekday' }>): number {
  const first = Date.UTC(year, month - 1, 1) / 86_400_000;
  const next = Date.UTC(year, month, 1) / 86_400_000;
  const daysFrom = (day: number) => (weekday - weekdayOf(day) + 7) % 7;
  return nth === -1 ? next - 7 + daysFrom(next) : first + daysFrom(first) + 7 * (nth - 1);
}

/** Easter Sunday of the western churches (the anonymous Gregorian algorithm). */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((b + 8) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - d + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1) / 86_400_000;
}
