import { viewerLocale, viewerZone } from '../names/viewer.ts';

/** The year of a date, unless it is the current one. */
export function otherYear(date: Date, now: number): { year?: 'numeric' } {
  const yearOf = (it: Date) => it.toLocaleDateString('en', { year: 'numeric', ...viewerZone() });
  return yearOf(date) === yearOf(new Date(now)) ? {} : { year: 'numeric' };
}

/** Formats the weekday, day and month, and the year if it is not the current one, for sentences and headlines. */
export const longDate = (at: Date, now = Date.now()) =>
  at.toLocaleDateString(viewerLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...otherYear(at, now),
    ...viewerZone(),
  });
