import { expect, test } from 'vitest';
import { toneLevel } from './tone-level.ts';

test.each([
  [0, 'green'],
  [3.9, 'green'],
  [4, 'yellow'],
  [5.9, 'yellow'],
  [6, 'orange'],
  [7.9, 'orange'],
  [8, 'red'],
  [10, 'red'],
])('a tone intensity of %d is %s', (intensity, level) => {
  expect(toneLevel(intensity)).toBe(level);
});
