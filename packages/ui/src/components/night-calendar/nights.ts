/** Whose a night is: one of two people’s, claimed by both (`clash`), or nobody’s (`gap`). */
export type NightLook = 'A' | 'B' | 'clash' | 'gap';

/** A night of a month. */
export interface CalendarNight {
  /** The day of the month on which it begins. */
  day: number;
  look: NightLook;
  /** What the eye reads: the letter of its person, both letters, or a question mark. */
  sign: string;
  /** What a screen reader hears: "handover to Daniel". */
  words: string;
  /** Whether the children change on its day, which a bar marks. */
  isHandover: boolean;
}

/** Nights in a row with one person, for the agenda. */
export interface NightStretch {
  id: string;
  look: NightLook;
  sign: string;
  /** "Wed 26 May – Sun 6 Jun". */
  days: string;
  /** Who has them, and where they begin: "Daniel. Handover: School, 15:15". */
  detail: string;
  /** "11 nights". */
  count: string;
}

/** A month, with its nights as weeks for wide screens and as stretches for phones. */
export interface CalendarMonth {
  id: string;
  /** "May", and with its year "May 2027". */
  name: string;
  title: string;
  /** "Maya 16, Daniel 15". */
  totals: string;
  /** From the first day of the week on; undefined where the month has no night. */
  weeks: readonly { id: string; nights: readonly (CalendarNight | undefined)[] }[];
  stretches: readonly NightStretch[];
}

/** The name of a day of the week, in two lengths: "Mo" and "Monday". */
export interface WeekdayName {
  short: string;
  long: string;
}
