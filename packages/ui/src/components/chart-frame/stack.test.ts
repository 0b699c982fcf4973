import { expect, test } from 'vitest';
import { apart, stackUp } from './stack.ts';

test('parts stand on one another', () => {
  expect(stackUp([8, 0, 2])).toEqual([
    [0, 8],
    [8, 8],
    [8, 10],
  ]);
});

test('labels of thin parts do not lie on one another', () => {
  expect(apart([137, 79, 72, 70], 17)).toEqual([137, 79, 62, 45]);
});
