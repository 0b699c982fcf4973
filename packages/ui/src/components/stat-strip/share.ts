/** Under this many cases a percent says more about chance than about work. */
export const fewCases = 5;

/** A part of a whole as a percent, or its bare number where there are too few cases for one. */
export function share(part: number, whole: number, locale?: string): string {
  if (whole < fewCases) return new Intl.NumberFormat(locale).format(part);
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(part / whole);
}
