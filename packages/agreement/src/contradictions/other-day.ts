/** A day for one thing in two places of a document. */
export interface OtherDay {
  /** What is to be done or the sentence, as it is written. */
  what: string;
  /** The clause that has it, from 0, and its day. */
  at: number;
  day: string;
  /** The other place: the words or another thing to do of a clause, and the day there. */
  otherAt: number;
  otherDay: string;
  isInWords: boolean;
}
