import { expect, test } from 'vitest';
import { compareTerms, isChanged } from './compare-terms.ts';

const before = [
  { label: 'Mon and Tue', words: 'At Maya’s.' },
  { label: 'Wednesday', words: 'Every week at Maya’s.' },
  { label: 'Summer', words: 'Two weeks each.' },
];
const now = [
  { label: 'mon and tue ', words: 'At Maya’s.' },
  { label: 'Wednesday', words: 'In turns.' },
  { label: 'Late shift', words: 'Whoever is late writes.' },
];

test('a counter-proposal is compared row by row: same, changed, new and left out', () => {
  const rows = compareTerms(before, now);
  expect(rows).toEqual([
    { label: 'mon and tue ', before: 'At Maya’s.', now: 'At Maya’s.' },
    { label: 'Wednesday', before: 'Every week at Maya’s.', now: 'In turns.' },
    { label: 'Late shift', now: 'Whoever is late writes.' },
    { label: 'Summer', before: 'Two weeks each.' },
  ]);
  expect(rows.map(isChanged)).toEqual([false, true, true, true]);
});
