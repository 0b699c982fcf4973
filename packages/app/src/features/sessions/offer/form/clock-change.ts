import { addDays, wallTimeAt } from '@mediation/ui/calendar';

const day = 86_400_000;

/** The minutes by which a time zone is ahead of UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  const { date, minutes } = wallTimeAt(new Date(instant), zone);
  return (Date.parse(`${date}T00:00:00Z`) - instant) / 60_000 + minutes;
}

/** The first day from a date on, within a year, on which the clocks of a time zone change; undefined if they do not. */
export function nextClockChange(from: string, zone: string): string | undefined {
  const noon = Date.parse(`${from}T12:00:00Z`);
  for (let days = 0; days < 366; days += 1) {
    const at = noon + days * day;
    if (offsetAt(at - day, zone) !== offsetAt(at, zone)) return addDays(from, days);
  }
  return undefined;
}
