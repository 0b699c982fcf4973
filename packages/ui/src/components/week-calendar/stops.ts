import type { Block, DayPlan } from './plan.ts';

/** A keyboard stop in a calendar: a block by its id, or a free slot by its time. */
export interface Stop {
  date: string;
  minutes: number;
  end: number;
  id?: string | undefined;
}

/** The free slots between the blocks. */
export interface Slots {
  from: number;
  to: number;
  step: number;
  /** The length of a picked time. */
  length: number;
  /** Whether a slot has begun; such slots cannot be picked. */
  isOver: (date: string, start: number) => boolean;
}

const stopOf = ({ date }: DayPlan, { event, start, end }: Block): Stop => ({ date, minutes: start, end, id: event.id });

/** All stops of a day: whole-day events first, then blocks and free slots by time. */
export function stopsOf(plan: DayPlan, slots: Slots | undefined): Stop[] {
  const timed = [...plan.blocks.map((block) => stopOf(plan, block)), ...(slots ? freeSlots(plan, slots) : [])];
  return [
    ...plan.allDay.map((block) => stopOf(plan, block)),
    ...timed.toSorted((one, other) => one.minutes - other.minutes),
  ];
}

function freeSlots({ date, blocks }: DayPlan, { from, to, step, isOver }: Slots): Stop[] {
  return Array.from({ length: Math.floor((to - from) / step) }, (_, at) => from + at * step)
    .filter((minutes) => !isOver(date, minutes))
    .filter((minutes) => blocks.every(({ start, end }) => end <= minutes || start >= minutes + step))
    .map((minutes) => ({ date, minutes, end: minutes + step }));
}

/** The key of a stop, by which it is found again. */
export const stopKey = ({ date, id, minutes }: Stop): string => `${date} ${id ?? minutes}`;

/** Whether two stops are equal. */
export const isSame = (one: Stop, other: Stop): boolean =>
  one.date === other.date && one.id === other.id && (one.id !== undefined || one.minutes === other.minutes);

/** The target of an arrow key: up and down within a day, left and right to the same time on the next day with stops. */
export function stopAfter(days: readonly Stop[][], at: Stop, key: string): Stop | undefined {
  const day = days.findIndex((stops) => stops.some((stop) => isSame(stop, at)));
  const stops = days[day] ?? [];
  const index = stops.findIndex((stop) => isSame(stop, at));
  if (key === 'ArrowDown') return stops[index + 1];
  if (key === 'ArrowUp') return stops[index - 1];
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  const others = key === 'ArrowRight' ? days.slice(day + 1) : days.slice(0, Math.max(day, 0)).toReversed();
  return nearest(others.find((stops) => stops.length > 0) ?? [], at.minutes);
}

/** The stop at this time, or the closest one. */
export function nearest(stops: readonly Stop[], minutes: number): Stop | undefined {
  const away = ({ minutes: start, end }: Stop) => Math.max(start - minutes, minutes - end + 1, 0);
  return stops.toSorted((one, other) => away(one) - away(other) || one.minutes - other.minutes)[0];
}

/** The tab stop of a calendar: the current or next event, otherwise the first stop. */
export function entrance(days: readonly Stop[][], now: { date: string; minutes: number }): Stop | undefined {
  const all = days.flat();
  const isAhead = ({ date, end }: Stop) => date > now.date || (date === now.date && end > now.minutes);
  return all.find((stop) => stop.id !== undefined && isAhead(stop)) ?? all.find(isAhead) ?? all[0];
}
