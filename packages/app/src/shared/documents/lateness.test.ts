import { expect, test } from 'vitest';
import { lateness } from './lateness.ts';

test.each([
  [23.9, 'in_time'],
  [24, 'soon'],
  [47.9, 'soon'],
  [48, 'late'],
])('a document that has waited %d hours for review is %s', (hours, state) => {
  expect(lateness(hours)).toBe(state);
});
