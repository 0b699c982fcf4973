import { addDays, weekOf } from '@mediation/ui/calendar';

/**
 * The day on which the schedule opens: today while this week has something to come, otherwise the next day with
 * something, and without any the next working day.
 */
export function openingDay(today: string, daysToCome: readonly string[]): string {
  const next = daysToCome.filter((day) => day >= today).toSorted()[0];
  const [monday = today, , , , , saturday = today, sunday = today] = weekOf(today, 1, 7);
  if (next !== undefined) return next <= sunday ? today : next;
  return today >= saturday ? addDays(monday, 7) : today;
}
