import { expect, test } from 'vitest';
import { measureRephrasing } from './measure-rephrasing.ts';
import laterDrafts from './data/rude-drafts-later.tsv?raw';
import drafts from './data/rude-drafts.tsv?raw';

// The aim is .50. The bars leave room for a risk analysis that refuses some rude drafts. The rules were written with the
// first drafts in sight, .81 of which are useful, so these say little about other drafts.
test('the rephraser helps 70 % of the helpable of 60 rude drafts, and rephrases none that must stay', () => {
  const { useful, wrong } = measureRephrasing(drafts);
  expect(useful).toBeGreaterThanOrEqual(0.7);
  expect(wrong).toEqual([]);
});

// Written after the rules, in three batches. At the first try 7 of 27, 7 of 21 and 9 of 18 were useful, and none wrong; the
// rules were widened after the first and the second batch, and not after the third. Now .64 are useful.
test('the rephraser helps 55 % of the helpable of 72 later drafts, and rephrases none that must stay', () => {
  const { useful, wrong } = measureRephrasing(laterDrafts);
  expect(useful).toBeGreaterThanOrEqual(0.55);
  expect(wrong).toEqual([]);
});
