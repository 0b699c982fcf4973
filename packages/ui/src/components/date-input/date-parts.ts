/** A date as it is typed: any part may be missing or wrong for a while. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** An empty input. */
export const emptyDate: DateParts = { day: '', month: '', year: '' };

/** A date of the calendar, as `2017-04-09`, taken apart. */
export function partsFromIso(iso: string | undefined): DateParts {
  const [year = '', month = '', day = ''] = (iso ?? '').split('-');
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

/** The same put together, or `undefined` while it is not a date of the calendar. A year has four digits: "17" is a question. */
export function isoFromParts({ day, month, year }: DateParts): string | undefined {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
