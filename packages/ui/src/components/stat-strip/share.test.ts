import { expect, test } from 'vitest';
import { share } from './share.ts';

test('a mediator reads a percent of many cases', () => {
  expect(share(27, 33, 'en')).toBe('82%');
});

test('a mediator with four cases reads numbers, not percents', () => {
  expect(share(3, 4, 'en')).toBe('3');
  expect(share(0, 0, 'en')).toBe('0');
});
