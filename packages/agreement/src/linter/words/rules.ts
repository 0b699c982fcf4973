import type { Fill, Reason } from '../mark.ts';

/** What the linter knows of one language. Strings are parts of regular expressions that match whole words. */
export interface Rules {
  /** Words that are vague by themselves. The first pattern that matches a place gives its reason. */
  vague: readonly { reason: Reason; fill: Fill; words: readonly string[] }[];
  /** Words before a number that make it an amount: "pays 300", "costs above 150". */
  amountCues: readonly string[];
  /** Words after a number that end an amount; a noun after it would make it a count: "300 each month", "3 nights". */
  afterAmount: readonly string[];
  currencies: readonly string[];
  /** Words that say when, or on what event. */
  times: readonly string[];
  /** Verbs of duties that have a date. */
  duties: readonly string[];
  /** Duties that name nobody: "are agreed first". */
  passives: readonly string[];
  /** Words before a passive that make it a condition and not a duty. */
  conditions: readonly string[];
  /** Words that name who does it, where a capital letter does not. */
  owners: readonly string[];
  /** The word before a name: "by Maya". */
  by: string;
}
