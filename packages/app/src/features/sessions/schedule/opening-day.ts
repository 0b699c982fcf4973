import { weekOf, workingDay } from '@mediation/ui/calendar';

/**
 * The day on which the schedule opens: today while this week has something to come, otherwise the next day with
 * something, and without any the next working day.
 */
export function openingDay(today: string, daysToCome: readonly string[], locale: string): string {
  const next = daysToCome.filter((day) => day >= today).toSorted()[0];
  const last = weekOf(today, locale).at(-1) ?? today;
  if (next !== undefined) return next <= last ? today : next;
  return workingDay(today);
}
