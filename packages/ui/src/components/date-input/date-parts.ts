/** A date during typing; any part may be missing or invalid. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** An empty input. */
export const emptyDate: DateParts = { day: '', month: '', year: '' };

/** Splits a date like `2017-04-09` into its parts. */
export function partsFromIso(iso: string | undefined): DateParts {
  const [year = '', month = '', day = ''] = (iso ?? '').split('-');
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

/**
 * Joins the parts to an ISO date; `undefined` if they are no valid date. A year must have four digits, because "17" is
 * ambiguous.
 */
export function isoFromParts({ day, month, year }: DateParts): string | undefined {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
