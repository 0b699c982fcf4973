import { addDays } from '@mediation/agreement';
import { timeFormat } from '@mediation/ui/time-format';
import { viewerLocale } from '../../../../words/names/viewer.ts';

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString(viewerLocale(), { ...options, timeZone: 'UTC' });

const range = (from: string, to: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(viewerLocale(), { ...options, timeZone: 'UTC' }).formatRange(new Date(from), new Date(to));

/** A calendar day with its weekday: "Saturday 19 June 2027". */
export const weekdayAndDate = (day: string) =>
  format(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** A calendar day: "3 May 2027". */
export const dateOf = (day: string) => format(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** A calendar day of every year: "19 June". */
export const dayAndMonth = (day: string) => format(day, { day: 'numeric', month: 'long' });

/** The nights of a stretch in an agenda: "Wed 26 May – Sun 6 Jun". */
export const shortDays = (from: string, to: string) =>
  range(from, to, { weekday: 'short', day: 'numeric', month: 'short' });

/** A time of day such as `15:15`, as the viewer's locale writes it. */
export const timeOfDay = (time: string) =>
  new Date(`2000-01-01T${time}`).toLocaleTimeString(viewerLocale(), timeFormat(viewerLocale()));

/** The name of a month. */
export const monthName = (day: string) => format(day, { month: 'long' });

/** The name of a month with its year: "May 2027". */
export const monthAndYear = (day: string) => format(day, { month: 'long', year: 'numeric' });

/** The months from one day to another: "May – August 2027". */
export const monthsFromTo = (from: string, to: string) => range(from, to, { month: 'long', year: 'numeric' });

/** The names of the weekdays from Monday on, in two lengths. */
export const weekdayNames = () =>
  Array.from({ length: 7 }, (_, index) => {
    const monday = new Date(Date.UTC(2024, 0, 1 + index)).toISOString();
    return { short: format(monday, { weekday: 'short' }).slice(0, 2), long: format(monday, { weekday: 'long' }) };
  });

/** The whole days before the day on which something is over: "31 May – 6 June 2027". */
export const daysBefore = (from: string, until: string) => range(from, addDays(until, -1), { dateStyle: 'long' });

/** A stretch with both of its days: "25 – 28 November 2027". */
export const daysFromTo = (from: string, to: string) => range(from, to, { dateStyle: 'long' });
