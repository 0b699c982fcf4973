import { t } from '@lingui/core/macro';
import { longDate, moment } from './relative-time.ts';

/** The last moment before an end, which for midnight is on the day before. */
export const lastMoment = (end: string) => new Date(Date.parse(end) - 1).toISOString();

/** Formats an end: "Sunday 18 April, 11:20", and midnight as "the end of Saturday 17 April". */
export function endMoment(end: string): string {
  const lastDay = longDate(new Date(lastMoment(end)));
  return lastDay === longDate(new Date(end)) ? moment(end) : t`the end of ${lastDay}`;
}
