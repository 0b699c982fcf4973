import type { DraftClause } from '@mediation/api-client';
import {
  bothValues,
  type ClauseField,
  type ClauseValues,
  differingFields,
  isReopened,
  mergeClauseValues,
  valuesOf,
} from './clause-values.ts';

export interface UnsavedClause {
  values: ClauseValues;
  /** What the server had when it was written. */
  base: DraftClause;
}

/** A clause as it is written here, beside what the server has. `left` is what an earlier visit could not save. */
export function writtenClause(clause: DraftClause, left: UnsavedClause | null) {
  let base = left?.base ?? clause;
  let values = { ...valuesOf(clause), ...left?.values };
  let clashes: ClauseField[] = [];
  // The words that the state “agreed” is about.
  let agreed = agreedOf(base);

  const isOpenAgain = () => values.state === 'draft' && isReopened(agreed, values);

  /** Other words than those that were agreed are a draft, until the mediator says that they are agreed, too. */
  const followWords = () => {
    if (agreed !== null) values = { ...values, state: isReopened(agreed, values) ? 'draft' : 'agreed' };
  };

  return {
    now: () => ({ values, base, clashes, isOpenAgain: isOpenAgain() }),
    isSaved: () => differingFields(values, base).length === 0,
    set: (part: Partial<ClauseValues>) => {
      values = { ...values, ...part };
      if (part.state !== undefined) agreed = agreedOf(values);
      followWords();
    },
    /** The server has saved it; more may be written since. */
    saved: (newest: DraftClause) => {
      base = newest;
    },
    /** Takes what the server has for what is here. */
    read: (newest: DraftClause) => {
      base = newest;
      values = valuesOf(newest);
      agreed = agreedOf(newest);
    },
    /** Merges what another mediator has written. */
    adopt: (newest: DraftClause) => {
      ({ values, clashes } = mergeClauseValues(base, values, newest));
      base = newest;
      agreed = values.state === 'agreed' || isOpenAgain() ? agreedOf(newest) : null;
      followWords();
    },
    /** Resolves a clash: with one's own words, the other mediator's, or both below each other. */
    settle: (whose: 'own' | 'other' | 'both') => {
      const other = valuesOf(base);
      const taken = Object.fromEntries(clashes.map((field) => [field, other[field]]));
      if (whose === 'other') values = { ...values, ...taken };
      if (whose === 'both') values = bothValues(values, other, clashes);
      clashes = [];
      followWords();
    },
  };
}

const agreedOf = (values: ClauseValues): ClauseValues | null =>
  values.state === 'agreed' && values.text.trim() !== '' ? values : null;
