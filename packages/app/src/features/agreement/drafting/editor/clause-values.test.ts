import { expect, test } from 'vitest';
import { bothValues, type ClauseValues, isReopened, mergeClauseValues } from './clause-values.ts';

const base: ClauseValues = {
  issue: 'home',
  heading: 'The home',
  text: 'Sold.',
  plain_text: '',
  state: 'draft',
  duties: [],
};

test('a merge takes what only one of two mediators changed', () => {
  const own = { ...base, text: 'Sold by Maya.' };
  const newest = { ...base, plain_text: 'You sell it.', state: 'agreed' as const };
  expect(mergeClauseValues(base, own, newest)).toEqual({ values: { ...newest, text: 'Sold by Maya.' }, clashes: [] });
});

test('a merge keeps one’s own words and names the field that both mediators changed', () => {
  const own = { ...base, text: 'Sold by Maya.' };
  const newest = { ...base, text: 'Sold by Daniel.', heading: 'Our home' };
  const { values, clashes } = mergeClauseValues(base, own, newest);
  expect(values).toEqual({ ...newest, text: 'Sold by Maya.' });
  expect(clashes).toEqual(['text']);
  expect(bothValues(values, newest, clashes).text).toBe('Sold by Daniel.\n\nSold by Maya.');
});

test('a merge has no clash where both mediators wrote the same words', () => {
  const both = { ...base, text: 'Sold in May.' };
  expect(mergeClauseValues(base, both, { ...both })).toEqual({ values: both, clashes: [] });
});

test('a merge takes what the other mediator wrote is to be done, and names it where both changed it', () => {
  const keys = { id: 'keys', kind: 'handover', who: 'A', what: 'Keys', due_on: '2027-06-15', repeats: 'none' } as const;
  const newest = { ...base, duties: [keys] };
  expect(mergeClauseValues(base, { ...base, text: 'Sold by Maya.' }, newest)).toMatchObject({
    values: { text: 'Sold by Maya.', duties: [keys] },
    clashes: [],
  });
  expect(mergeClauseValues(base, { ...base, duties: [{ ...keys, who: 'B' }] }, newest).clashes).toEqual(['duties']);
});

test('a clause is open again when its words to sign or things to do are not those that were agreed', () => {
  const duty = {
    id: crypto.randomUUID(),
    kind: 'other',
    who: 'A',
    what: 'Sell',
    due_on: null,
    repeats: 'none',
  } as const;
  expect(isReopened(base, { ...base, text: 'Sold by Maya.' })).toBe(true);
  expect(isReopened(base, { ...base, duties: [duty] })).toBe(true);
  expect(isReopened(base, { ...base, text: ' Sold.\n', heading: 'Home', plain_text: 'You sell it.' })).toBe(false);
  expect(isReopened(null, { ...base, text: 'Sold by Maya.' })).toBe(false);
});
