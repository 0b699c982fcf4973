import { expect, test } from 'vitest';
import { pageList } from './page-list.ts';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
  [3, 5, '1 2 3 4 5'],
])('the pagination on page %i of %i lists %s', (page, pages, expected) => {
  expect(
    pageList(page, pages)
      .map((it) => it ?? '…')
      .join(' '),
  ).toBe(expected);
});
