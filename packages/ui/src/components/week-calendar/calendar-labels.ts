import type { BlockState } from './plan.ts';

/** The labels of a calendar. */
export interface CalendarLabels {
  /** The mark of the current day: "Today". */
  today: string;
  /** The label of the row for whole-day events: "All day". */
  allDay: string;
  /** Formats a time range: "09:00 to 10:15". */
  range: (start: string, end: string) => string;
  /** The name of a free slot: "Wednesday 25 November, 10:00 to 10:30, free", or what else is there. */
  free: (day: string, range: string, note: string | undefined) => string;
  /** The text on a free slot: "Offer 10:00 to 11:30"; by default the beginning alone. */
  pick?: ((range: string) => string) | undefined;
  /** The meaning of a block's style, for screen readers. */
  states: Record<BlockState, string>;
}
