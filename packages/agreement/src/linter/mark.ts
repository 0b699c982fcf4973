/** Why words cannot be followed as written. */
export type Reason =
  /** "[date]" or "____": a place that nobody filled in yet. */
  | 'blank'
  /** "a reasonable share": nobody can check it. */
  | 'unmeasured'
  /** "soon": no number of days. */
  | 'no_days'
  /** "regularly": no day, and no number. */
  | 'no_rhythm'
  /** "as agreed": the words are somewhere else. */
  | 'elsewhere'
  /** "if possible": nobody has to do it. */
  | 'optional'
  /** "150": an amount without a currency. */
  | 'no_currency'
  /** "pays": nothing says when. */
  | 'no_date'
  /** "are agreed first": nothing says by whom. */
  | 'no_owner'
  /** "my home": two people sign, and nothing says whose. */
  | 'first_person'
  /** A letter that no font of a PDF has. */
  | 'undrawn';

/** What a person fills in. */
export type Fill =
  | 'blank'
  | 'share'
  | 'measure'
  | 'days'
  | 'rhythm'
  | 'words'
  | 'rule'
  | 'currency'
  | 'date'
  | 'owner'
  | 'person'
  | 'letter';

/** Words of a clause that cannot be followed: `text.slice(start, end)`. */
export interface Mark {
  start: number;
  end: number;
  reason: Reason;
  fill: Fill;
}
