import { addDays, wallTimeAt } from '@mediation/ui/calendar';
import { instantOf } from '../../../words/times/instant.ts';

const most = 10;
const usual = 3;

/**
 * The working days at noon, to come and before the first offered time, on which answers can be asked for; and the chosen
 * date as long as it fits.
 */
export function answerDates(now: Date, firstTime: string | undefined, zone: string, chosen?: string | null): string[] {
  const isBefore = (date: string) => firstTime === undefined || date < firstTime;
  const today = wallTimeAt(now, zone).date;
  const dates = Array.from({ length: most * 2 }, (_, at) => addDays(today, at + 1))
    .filter((date) => ![0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay()))
    .map((date) => instantOf(date, '12:00', zone));
  const usable = dates.filter(isBefore).slice(0, most);
  const isKept = typeof chosen === 'string' && chosen > now.toISOString() && isBefore(chosen);
  return isKept ? [...new Set([...usable, chosen])].toSorted() : usable;
}

/** The date that is asked for, and why it is not the chosen or the usual one. */
export interface AskedDate {
  date: string | null;
  /** The chosen date has passed, a time is before it, or no working day is before the first time. */
  lost?: 'passed' | 'late' | 'none';
}

/**
 * The chosen date as long as it fits; otherwise the usual one, which is on the third working day, or on the last one before
 * the first offered time.
 */
export function askedDate(dates: readonly string[], now: Date, chosen?: string | null): AskedDate {
  if (chosen === null || (chosen !== undefined && dates.includes(chosen))) return { date: chosen };
  const date = dates[usual - 1] ?? dates.at(-1) ?? null;
  if (chosen !== undefined) return { date, lost: chosen > now.toISOString() ? 'late' : 'passed' };
  return date === null ? { date, lost: 'none' } : { date };
}
