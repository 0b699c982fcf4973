const millisecondsOfDay = 86_400_000;

/** The number of a calendar day, counted in whole days, so that no time zone can move it. */
export const dayNumber = (day: string): number => Date.parse(day) / millisecondsOfDay;

/** The calendar day with this number, like 2027-05-03. */
export const dayOf = (number: number): string => new Date(number * millisecondsOfDay).toISOString().slice(0, 10);

/** The day that is so many days later. */
export const addDays = (day: string, days: number): string => dayOf(dayNumber(day) + days);

/** Monday is 0, Sunday is 6. Day 0 was a Thursday. */
export const weekdayOf = (number: number): number => (((number + 3) % 7) + 7) % 7;

/** The same day so many months later, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
