import { expect, test } from 'vitest';
import { share } from './share.ts';

test('the stat strip shows a percentage when there are many cases', () => {
  expect(share(27, 33, 'en')).toBe('82%');
});

test('the stat strip shows a plain number when there are fewer than five cases', () => {
  expect(share(3, 4, 'en')).toBe('3');
  expect(share(0, 0, 'en')).toBe('0');
});
