import { expect, test } from 'vitest';
import { notificationGroups } from './notification-groups.ts';

const told = (words: string, minutes: number, case_id = 'c1', visible_to = 'case-c1') => ({
  words,
  case_id,
  visible_to,
  created_at: new Date(Date.UTC(2026, 10, 30, 12, 60 - minutes)).toISOString(),
});

const groupsOf = (...newestFirst: ReturnType<typeof told>[]) =>
  notificationGroups(newestFirst, ({ words }) => words).map((group) => group.map(({ words }) => words).join(' '));

test('a person reads what reads alike within an hour in one row, at the place of the newest', () => {
  expect(groupsOf(told('a', 0), told('b', 1), told('a', 2), told('a', 60), told('a', 61))).toEqual(['a a a', 'b', 'a']);
});

test('a person never reads two cases or two channels in one row', () => {
  const other = told('a', 1, 'c2', 'case-c2');
  expect(groupsOf(told('a', 0), other, told('a', 2, 'c1', 'private-c1-p1'))).toEqual(['a', 'a', 'a']);
});
