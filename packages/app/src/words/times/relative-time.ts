import { t } from '@lingui/core/macro';
import { timeFormat } from '@mediation/ui/time-format';
import { longDate, otherYear } from './long-date.ts';
import { viewerLocale, viewerZone } from '../names/viewer.ts';

export { longDate } from './long-date.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats how long ago a time was: "Just now", "5m ago", "2h ago", "3d ago", and from a week on the date. */
export function relativeTime(at: string, now = Date.now()): string {
  const age = now - Date.parse(at);
  const minutes = Math.floor(age / minute);
  const hours = Math.floor(age / hour);
  const days = Math.floor(age / day);
  if (age < minute) return t`Just now`;
  if (age < hour) return t`${minutes}m ago`;
  if (age < day) return t`${hours}h ago`;
  if (age < 7 * day) return t`${days}d ago`;
  return shortDate(at, now);
}

/** Formats the day and month, and the year if it is not the current one. */
export function shortDate(at: string, now = Date.now()): string {
  const date = new Date(at);
  return date.toLocaleDateString(viewerLocale(), {
    day: 'numeric',
    month: 'short',
    ...otherYear(date, now),
    ...viewerZone(),
  });
}

/** The name of the day of the week: "Sunday". */
export const weekdayOf = (at: string) =>
  new Date(at).toLocaleDateString(viewerLocale(), { weekday: 'long', ...viewerZone() });

/** Formats a date such as `2026-11-21` in full. */
export const fullDate = (day: string) =>
  new Date(`${day}T12:00`).toLocaleDateString(viewerLocale(), { dateStyle: 'long' });

/** Formats the date of a moment in full. */
export const fullDateAt = (at: string) =>
  new Date(at).toLocaleDateString(viewerLocale(), { dateStyle: 'long', ...viewerZone() });

/** Formats hour and minute. */
export const clockTime = (at: string) =>
  new Date(at).toLocaleTimeString(viewerLocale(), { ...timeFormat(viewerLocale()), ...viewerZone() });

/** Formats a day with a time in little room: "18 Apr, 11:20". */
export const shortMoment = (at: string) => `${shortDate(at)}, ${clockTime(at)}`;

/** Formats a day with a time to the second, for records. */
export const momentWithSeconds = (at: string) =>
  `${shortDate(at)}, ${new Date(at).toLocaleTimeString(viewerLocale(), { ...timeFormat(viewerLocale()), second: '2-digit', ...viewerZone() })}`;

/** Formats a day with a time: "Sunday 18 April, 11:20". */
export const moment = (at: string) => `${longDate(new Date(at))}, ${clockTime(at)}`;

/** Formats a day with its time range: "Thursday 3 December, 10:00 to 11:15". */
export function sessionTime(startsAt: string, endsAt: string | null): string {
  const day = longDate(new Date(startsAt));
  return endsAt === null ? moment(startsAt) : t`${day}, ${clockTime(startsAt)} to ${clockTime(endsAt)}`;
}
