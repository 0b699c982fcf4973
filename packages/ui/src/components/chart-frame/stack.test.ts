import { expect, test } from 'vitest';
import { apart, stackUp } from './stack.ts';

test('stackUp starts each part at the sum of the parts before it', () => {
  expect(stackUp([8, 0, 2])).toEqual([
    [0, 8],
    [8, 8],
    [8, 10],
  ]);
});

test('apart moves labels that would overlap', () => {
  expect(apart([137, 79, 72, 70], 17)).toEqual([137, 79, 62, 45]);
});
