/** Rude phrases, searched in lower case without accents. */
export interface RudePhrases {
  /** Swearing within a sentence, which goes without leaving a gap. */
  swearing: readonly RegExp[];
  /**
   * Clauses of contempt, sarcasm and ultimatum, which go as a whole. A group named `rest` takes any words of the writer,
   * and the clause stays when those hold a fact.
   */
  clauses: readonly RegExp[];
  /** Words that are rude wherever they stand. While one remains, nothing is offered. */
  remaining: RegExp;
  /** Heated wordings with a calmer one that means the same. */
  calmer: readonly (readonly [RegExp, string])[];
  /** "You always": usually a reproach, sometimes a fact. Only the writer can tell, so it stays. */
  habit: RegExp;
}
