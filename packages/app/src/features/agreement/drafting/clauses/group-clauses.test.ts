import type { DraftClause } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { groupClauses, neighborOf, placeOf } from './group-clauses.ts';

const clause = (id: string, issue: DraftClause['issue']) => ({ id, issue }) as DraftClause;
const clauses = [clause('a', 'home'), clause('b', 'home'), clause('c', 'support'), clause('d', null)];

test('clauses are grouped by issue and numbered through the document', () => {
  expect(groupClauses(clauses).map(({ issue, clauses }) => [issue, clauses.map(({ number }) => number)])).toEqual([
    ['home', [1, 2]],
    ['support', [3]],
    [null, [4]],
  ]);
});

test('a new clause goes to the end of its issue, and to the end of the document without one', () => {
  expect(placeOf('home', clauses)).toBe('c');
  expect(placeOf(null, clauses)).toBeNull();
  expect(placeOf('debts', clauses)).toBeNull();
});

test('a clause moves one step, and not beyond the ends', () => {
  expect(neighborOf('b', 'up', clauses)).toBe('a');
  expect(neighborOf('b', 'down', clauses)).toBe('d');
  expect(neighborOf('c', 'down', clauses)).toBeNull();
  expect(neighborOf('a', 'up', clauses)).toBeUndefined();
  expect(neighborOf('d', 'down', clauses)).toBeUndefined();
});
