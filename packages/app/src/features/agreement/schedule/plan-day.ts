import { viewerLocale } from '../../../words/viewer.ts';

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString(viewerLocale(), { ...options, timeZone: 'UTC' });

/** A calendar day with its weekday: "Saturday 19 June 2027". */
export const weekdayAndDate = (day: string) =>
  format(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** A calendar day: "3 May 2027". */
export const dateOf = (day: string) => format(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** A calendar day of every year: "19 June". */
export const dayAndMonth = (day: string) => format(day, { day: 'numeric', month: 'long' });

/** A calendar day in an agenda: "Mon 3". */
export const shortDay = (day: string) => `${format(day, { weekday: 'short' })} ${Number(day.slice(8))}`;

/** The name of a month. */
export const monthName = (day: string) => format(day, { month: 'long' });

/** The name of a month with its year: "May 2027". */
export const monthAndYear = (day: string) => format(day, { month: 'long', year: 'numeric' });

/** The names of the weekdays from Monday on, in two lengths. */
export const weekdayNames = () =>
  Array.from({ length: 7 }, (_, index) => {
    const monday = new Date(Date.UTC(2024, 0, 1 + index)).toISOString();
    return { short: format(monday, { weekday: 'short' }).slice(0, 2), long: format(monday, { weekday: 'long' }) };
  });

/** Two days as a range: "31 May – 7 June 2027"; without the year for a range of every year. */
export function daysFromTo(from: string, to: string, isYearly: boolean): string {
  if (isYearly) return `${dayAndMonth(from)} – ${dayAndMonth(to)}`;
  const shown = new Intl.DateTimeFormat(viewerLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return shown.formatRange(new Date(from), new Date(to));
}
