import type { BlockState } from './plan.ts';

/** The labels of a calendar. */
export interface CalendarLabels {
  /** The mark of the current day: "Today". */
  today: string;
  /** The label of the row for whole-day events: "All day". */
  allDay: string;
  /** Formats a time range: "09:00 to 10:15". */
  range: (start: string, end: string) => string;
  /** The name of a free slot: "Wednesday 25 November, 10:00 to 10:30, free". */
  free: (day: string, range: string) => string;
  /** The meaning of a block's style, for screen readers. */
  states: Record<BlockState, string>;
}
