import type { Carer, ParentingSchedule } from '@mediation/api-client';
import type { Night } from './compile.ts';
import { dayNumber } from './day.ts';
import { isSchoolDay, schoolHolidayNights } from './school-days.ts';

/** A change from one parent to the other. */
export interface Handover {
  day: string;
  to: Carer;
  place: string;
  time: string;
}

/** The handovers of a schedule. Across a gap or a clash the children go to the next parent who is known. */
export function handoversOf(schedule: ParentingSchedule, nights: readonly Night[]): Handover[] {
  const [first] = nights;
  if (first === undefined) return [];
  const holidays = schoolHolidayNights(schedule, dayNumber(first.day), nights.length);
  const settled = nights.filter((night): night is Night & { carer: Carer } => night.carer !== null);
  return settled
    .filter(({ carer }, index) => index > 0 && settled[index - 1]?.carer !== carer)
    .map(({ day, carer }) => {
      const { school_days, other_days } = schedule.handover;
      return { day, to: carer, ...(isSchoolDay(dayNumber(day), holidays) ? school_days : other_days) };
    });
}
