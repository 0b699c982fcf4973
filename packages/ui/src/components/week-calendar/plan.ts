import type { ReactElement, ReactNode } from 'react';
import { instantOf, wallTimeAt } from './zoned.ts';

/** An event in a calendar. */
export interface CalendarEvent {
  id: string;
  /** Without it the block is named by its time. */
  title?: string | undefined;
  /** The start and the end as instants: `2026-11-24T11:30:00Z`. */
  start: string;
  end: string;
  /**
   * `agreed` by everyone; `held` until everyone has answered; `own` time that nobody can book; `offered` now; `taken` by
   * another session; `booked` time of somebody else.
   */
  state: 'agreed' | 'held' | 'own' | 'offered' | 'taken' | 'booked';
  /**
   * Drawn behind the slots: neither a keyboard stop nor an obstacle, so that its time can still be picked. `narrow` is a
   * lane at the end of the day.
   */
  behind?: 'wide' | 'narrow' | undefined;
  /** The number of an offered time. */
  mark?: number | undefined;
  /** The location, the mode, or what it waits for: "Room 2", "By video", "Waiting for Sami". */
  place?: string | undefined;
  icon?: ReactNode;
  /** A whole-day event: a holiday, a deadline. */
  allDay?: boolean | undefined;
  /** Whether it can be dragged to another time. */
  movable?: boolean | undefined;
  /** A link. Without it the block is a button that calls `onEventOpen`. */
  link?: ReactElement | undefined;
}

/** The state that decides the style of a block: that of the event, or `now` or `past`. */
export type BlockState = CalendarEvent['state'] | 'now' | 'past';

/** The part of an event that falls on one day, and its lane among overlapping events. */
export interface Block {
  event: CalendarEvent;
  state: BlockState;
  /** Minutes since midnight. */
  start: number;
  end: number;
  lane: number;
  lanes: number;
}

/** One day of a calendar. */
export interface DayPlan {
  date: string;
  allDay: Block[];
  blocks: Block[];
  /** The blocks behind the slots. */
  behind: Block[];
}

const whole = 1440;

/** Lays out the events of some days, with overlapping blocks side by side. */
export function planDays(
  dates: readonly string[],
  events: readonly CalendarEvent[],
  now: Date,
  timeZone: string,
): DayPlan[] {
  return dates.map((date) => {
    const from = instantOf({ date, minutes: 0 }, timeZone);
    const to = instantOf({ date, minutes: whole }, timeZone);
    const blocks = events
      .map((event) => ({ event, start: new Date(event.start), end: new Date(event.end) }))
      .filter(({ start, end }) => start < to && end > from)
      .map(({ event, start, end }) => ({
        event,
        state: stateOf(event, start, end, now),
        start: start <= from ? 0 : wallTimeAt(start, timeZone).minutes,
        end: end >= to ? whole : wallTimeAt(end, timeZone).minutes,
        lane: 0,
        lanes: 1,
      }));
    return {
      date,
      allDay: blocks.filter(({ event }) => event.allDay),
      blocks: sideBySide(blocks.filter(({ event }) => !event.allDay && event.behind === undefined)),
      behind: (['wide', 'narrow'] as const).flatMap((width) =>
        sideBySide(blocks.filter(({ event }) => !event.allDay && event.behind === width)),
      ),
    };
  });
}

function stateOf(event: CalendarEvent, start: Date, end: Date, now: Date): BlockState {
  if (end <= now && (event.state === 'agreed' || event.state === 'held')) return 'past';
  return event.state === 'agreed' && start <= now && end > now ? 'now' : event.state;
}

/** Gives each block the first free lane; all blocks that overlap share the width. */
export function sideBySide(blocks: readonly Block[]): Block[] {
  const sorted = blocks.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const placed: Block[] = [];
  let cluster: Block[] = [];
  let ends: number[] = [];
  const close = () => {
    placed.push(...cluster.map((block) => ({ ...block, lanes: ends.length })));
    cluster = [];
    ends = [];
  };
  for (const block of sorted) {
    if (ends.every((end) => end <= block.start)) close();
    const free = ends.findIndex((end) => end <= block.start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = block.end;
    cluster.push({ ...block, lane });
  }
  close();
  return placed;
}

/** The visible hours: the given range, extended to include every event. */
export function hoursOf(plans: readonly DayPlan[], [from, to]: readonly [number, number]): [number, number] {
  const blocks = plans.flatMap((plan) => [...plan.blocks, ...plan.behind]);
  return [
    Math.min(from, ...blocks.map(({ start }) => Math.floor(start / 60))),
    Math.max(to, ...blocks.map(({ end }) => Math.ceil(end / 60))),
  ];
}
