import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test('the badge shows a count up to 9 as it is and a higher one as 9+', () => {
  expect([1, 9, 10, 250].map(countText)).toEqual(['1', '9', '9+', '9+']);
});

test('the badge shows no text for zero and negative counts', () => {
  expect([0, -1].map(countText)).toEqual(['', '']);
});
