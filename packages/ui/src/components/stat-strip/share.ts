/** Below this number of cases a percentage is not meaningful. */
export const fewCases = 5;

/** Formats a part of a whole as a percentage, or as a number when there are too few cases. */
export function share(part: number, whole: number, locale?: string): string {
  if (whole < fewCases) return new Intl.NumberFormat(locale).format(part);
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(part / whole);
}
