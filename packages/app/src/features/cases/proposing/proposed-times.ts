import { instantOf } from '../../../words/times/instant.ts';

/** A time as it is filled in: a day, and a time of day. */
export interface TimeDraft {
  id: string;
  day: string | undefined;
  time: string | undefined;
}

/** A time that is not filled in. */
export const emptyTime = (): TimeDraft => ({ id: crypto.randomUUID(), day: undefined, time: undefined });

/** What is wrong with a time, if anything: a part is missing, it has passed, or it is there twice. */
export function timeProblemOf(
  times: readonly TimeDraft[],
  at: number,
  zone: string,
): 'missing' | 'passed' | 'twice' | undefined {
  const { day, time } = times[at] ?? {};
  if (day === undefined || time === undefined) return 'missing';
  if (Date.parse(instantOf(day, time, zone)) <= Date.now()) return 'passed';
  return times.some((it, index) => index < at && it.day === day && it.time === time) ? 'twice' : undefined;
}

/** The times as instants; undefined if one of them cannot be sent. */
export function slotsOf(times: readonly TimeDraft[], zone: string): string[] | undefined {
  if (times.some((_, at) => timeProblemOf(times, at, zone) !== undefined)) return undefined;
  return times.map(({ day = '', time = '' }) => instantOf(day, time, zone));
}
