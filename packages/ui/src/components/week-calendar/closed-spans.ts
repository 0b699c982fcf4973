import { addDays, instantOf, wallTimeAt } from './zoned.ts';

/** The spans of a day outside the open hours, in minutes since midnight. */
export function closedSpans(
  date: string,
  open: readonly { start: string; end: string }[],
  timeZone: string,
  [from, to]: readonly [number, number],
): [number, number][] {
  const midnight = instantOf({ date, minutes: 0 }, timeZone);
  const next = instantOf({ date: addDays(date, 1), minutes: 0 }, timeZone);
  const spans = open
    .map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))
    .filter(({ start, end }) => start < next && end > midnight)
    .map(({ start, end }) => [
      start <= midnight ? 0 : wallTimeAt(start, timeZone).minutes,
      end >= next ? 1440 : wallTimeAt(end, timeZone).minutes,
    ])
    .toSorted(([one = 0], [other = 0]) => one - other);
  const closed: [number, number][] = [];
  let last = from * 60;
  for (const [start = 0, end = 0] of spans) {
    if (start > last) closed.push([last, Math.min(start, to * 60)]);
    last = Math.max(last, end);
  }
  if (last < to * 60) closed.push([last, to * 60]);
  return closed;
}
