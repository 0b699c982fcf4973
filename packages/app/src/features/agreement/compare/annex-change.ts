import { changedWords, type WordRun } from '@mediation/agreement';

/** One thing of an annex that differs, in the words of both. */
export interface AnnexChange {
  id: string;
  /** What it is called. */
  name: string;
  runs: WordRun[];
  /** Whether only one of both has it. */
  isNew: boolean;
  isGone: boolean;
}

/** Puts the words of both into one row. */
export const annexChange = (
  id: string,
  name: string,
  before: string | undefined,
  now: string | undefined,
): AnnexChange => ({
  id,
  name,
  runs: changedWords(before ?? '', now ?? '').runs,
  isNew: before === undefined,
  isGone: now === undefined,
});
