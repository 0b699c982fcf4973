/** A calendar date as `2026-12-03`, without time and time zone, so that it is the same day for everyone. */
export type IsoDate = string;

/** Converts an ISO date to a `Date` at local midnight. */
export function toDate(iso: IsoDate | undefined): Date | undefined {
  const [year, month, day] = (iso ?? '').split('-').map(Number);
  return year && month && day ? new Date(year, month - 1, day) : undefined;
}

/** Converts a local `Date` to an ISO date. */
export const toIso = (date: Date): IsoDate =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The week data of a locale in newer browsers; the type library does not have it yet. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number } };

/** The first day of the week in a locale, 0 for Sunday; Monday where the browser has no week data. */
export function weekStart(locale: string): 0 | 1 | 6 {
  const { getWeekInfo } = Intl.Locale.prototype as LocaleWithWeek;
  const first = (getWeekInfo?.call(new Intl.Locale(locale)).firstDay ?? 1) % 7;
  return first === 0 || first === 6 ? first : 1;
}
