import { addDays, wallTimeAt, workingDay } from '@mediation/ui/calendar';

const evening = 17 * 60;

/** The day on which the calendar opens: that of the first offered time, else the next working day that has hours left. */
export function firstDay(time: string | undefined, now: Date, zone: string): string {
  if (time !== undefined) return wallTimeAt(new Date(time), zone).date;
  const { date, minutes } = wallTimeAt(now, zone);
  return workingDay(minutes < evening ? date : addDays(date, 1));
}
