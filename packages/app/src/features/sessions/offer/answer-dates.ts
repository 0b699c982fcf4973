import { addDays, wallTimeAt } from '@mediation/ui/calendar';

/** The hour of the day at which answers are asked for. */
const noon = 12 * 60;
const most = 10;
const usual = 3;

/** The working days at noon, to come and before the first offered time, on which answers can be asked for. */
export function answerDates(now: Date, firstTime: string | undefined, zone: string): string[] {
  const today = wallTimeAt(now, zone).date;
  const dates = Array.from({ length: most * 2 }, (_, at) => addDays(today, at + 1))
    .filter((date) => ![0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay()))
    .map((date) => instantAtNoon(date, zone));
  return dates.filter((date) => firstTime === undefined || date < firstTime).slice(0, most);
}

/** The usual date: on the third working day, or the last one before the first offered time; null if there is none. */
export const usualAnswerDate = (dates: readonly string[]): string | null => dates[usual - 1] ?? dates.at(-1) ?? null;

function instantAtNoon(date: string, zone: string): string {
  const guess = Date.parse(`${date}T12:00:00Z`);
  const wall = wallTimeAt(new Date(guess), zone);
  const ahead = (Date.parse(`${wall.date}T00:00:00Z`) - Date.parse(`${date}T00:00:00Z`)) / 60_000 + wall.minutes - noon;
  return new Date(guess - ahead * 60_000).toISOString();
}
