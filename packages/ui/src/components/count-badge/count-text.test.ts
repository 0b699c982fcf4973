import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test('a count is written as itself up to 9, then as 9+', () => {
  expect([1, 9, 10, 250].map(countText)).toEqual(['1', '9', '9+', '9+']);
});

test('nothing to count, nothing to show', () => {
  expect([0, -1].map(countText)).toEqual(['', '']);
});
