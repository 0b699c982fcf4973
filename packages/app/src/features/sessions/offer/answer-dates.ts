import { addDays, wallTimeAt } from '@mediation/ui/calendar';
import { instantOf } from '../../../words/instant.ts';

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

/** The usual date: on the third working day, or the last one before the first offered time; null if there is none. */
export const usualAnswerDate = (dates: readonly string[]): string | null => dates[usual - 1] ?? dates.at(-1) ?? null;
