import type { ParentingSchedule } from '@mediation/api-client';
import { dayNumber, weekdayOf } from './day.ts';

/** The days of a period that lie in school holidays. */
export function schoolHolidayNights({ school_holidays }: ParentingSchedule, start: number, count: number): Set<number> {
  const days = new Set<number>();
  for (const { from, until } of school_holidays.list)
    for (let day = Math.max(dayNumber(from), start); day < Math.min(dayNumber(until), start + count); day += 1)
      days.add(day);
  return days;
}

const saturday = 5;

/** Whether children go to school on a day: from Monday to Friday, except in school holidays. */
export const isSchoolDay = (day: number, holidays: ReadonlySet<number>): boolean =>
  weekdayOf(day) < saturday && !holidays.has(day);
