import type { Clause, Duty } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { compareVersions, foldUnchanged } from './compare-versions.ts';

const clause = (id: string, text: string, heading = id, duties: Duty[] = []): Clause => ({
  id,
  issue: null,
  heading,
  text,
  plain_text: '',
  state: 'agreed',
  source_proposal_id: null,
  duties,
});
const versionOf = (...clauses: Clause[]) => ({ clauses });

test('clauses are compared by their id, and words that replace others count as one change', () => {
  const [home] = compareVersions(
    versionOf(clause('home', 'It is moved soon. She pays half when it is moved.')),
    versionOf(clause('home', 'It is moved by 30 September 2027. She pays £112 when it is moved.')),
  );
  expect(home).toMatchObject({ number: 1, changes: 2 });
});

test('the comparison shows a new clause as added, and a removed one after the clause that it followed', () => {
  const compared = compareVersions(
    versionOf(clause('home', 'It is sold.'), clause('dog', 'It stays.'), clause('car', 'It goes.')),
    versionOf(clause('new', 'A new one.'), clause('home', 'It is sold.'), clause('car', 'It goes.')),
  );
  expect(compared.map(({ id, number, changes }) => [id, number, changes])).toEqual([
    ['new', 1, 1],
    ['home', 2, 0],
    ['dog', 2, 1],
    ['car', 3, 0],
  ]);
  expect(compared[2]).toMatchObject({ now: undefined, runs: [{ kind: 'out', words: 'It stays.' }] });
});

test('the comparison shows a removed first clause first, and a new heading is a change', () => {
  const compared = compareVersions(
    versionOf(clause('dog', 'It stays.'), clause('home', 'It is sold.')),
    versionOf(clause('home', 'It is sold.', 'The family home')),
  );
  expect(compared.map(({ id, changes }) => [id, changes])).toEqual([
    ['dog', 1],
    ['home', 1],
  ]);
});

test('clauses without a change are folded where they follow each other', () => {
  const before = versionOf(clause('a', 'One.'), clause('b', 'Two.'), clause('c', 'Three.'), clause('d', 'Four.'));
  const now = versionOf(clause('a', 'One.'), clause('b', 'Two.'), clause('c', 'Five.'), clause('d', 'Four.'));
  const groups = foldUnchanged(compareVersions(before, now));
  expect(groups.map(({ isChanged, clauses }) => [isChanged, clauses.map(({ id }) => id)])).toEqual([
    [false, ['a', 'b']],
    [true, ['c']],
    [false, ['d']],
  ]);
});

test('a changed day of something to do is a change, and so is what was added or taken out', () => {
  const keys: Duty = {
    id: 'keys',
    kind: 'handover',
    who: 'A',
    what: 'Hand over the keys',
    due_on: '2027-06-15',
    repeats: 'none',
  };
  const car = { ...keys, id: 'car', what: 'Sell the car' };
  const deed = { ...keys, id: 'deed', what: 'Send the deed' };
  const having = (...duties: Duty[]) => versionOf(clause('home', 'It is sold.', 'home', duties));
  expect(compareVersions(having(keys), having({ ...keys }))[0]?.changes).toBe(0);
  const [home] = compareVersions(having(keys, car), having({ ...keys, due_on: '2027-07-01' }, deed));
  expect(home?.changes).toBe(3);
  expect(home?.duties.map(({ id, isChanged }) => [id, isChanged])).toEqual([
    ['keys', true],
    ['deed', true],
    ['car', true],
  ]);
});

test('other plain words and another state of a clause are changes', () => {
  const before = { ...clause('home', 'It is sold.'), plain_text: 'You sell it.', state: 'parked' as const };
  const [home] = compareVersions(
    versionOf(before),
    versionOf({ ...before, plain_text: 'You keep it.', state: 'agreed' }),
  );
  expect(home).toMatchObject({ changes: 2, isStateChanged: true });
  expect(home?.plain).toContainEqual({ kind: 'in', words: 'keep ' });
  expect(compareVersions(versionOf(before), versionOf({ ...before }))[0]).toMatchObject({ changes: 0, plain: [] });
});
