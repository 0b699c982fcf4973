import { addDays, instantOf } from '@mediation/agreement';

/** The hour at which a lawyer round ends, in the time zone of whom the deadline is asked. */
export const endOfDay = '17:00';
const hour = 3_600_000;

/**
 * The first and the last day on which a round can end: from an hour to 60 days after `now`, in ms since 1970, and later
 * than the deadline so far.
 */
export function roundDays(now: number, zone: string, after?: string): { first: string; last: string } {
  const dayAt = (time: number) => new Date(time).toLocaleDateString('sv-SE', { timeZone: zone });
  const endOf = (day: string) => Date.parse(instantOf(day, endOfDay, zone));
  const [earliest, latest] = [
    Math.max(now + hour, after === undefined ? 0 : Date.parse(after) + 1),
    now + 60 * 24 * hour,
  ];
  const [first, last] = [dayAt(earliest), dayAt(latest)];
  return {
    first: endOf(first) < earliest ? addDays(first, 1) : first,
    last: endOf(last) > latest ? addDays(last, -1) : last,
  };
}
