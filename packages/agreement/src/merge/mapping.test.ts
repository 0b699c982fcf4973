import type { MergeKey, TemplateField } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { filledFields } from './filled-fields.ts';
import { firstMapping, mappingProblem } from './mapping.ts';

const field = (name: string, changes: Partial<TemplateField> = {}): TemplateField => ({
  name,
  page: 1,
  kind: 'text',
  options: [],
  most: null,
  has_lines: false,
  ...changes,
});
const held = (name: string, value: MergeKey | null, text: string | null = null) => ({
  field: name,
  value,
  text,
});

test('a new file holds the values that its fields are named after, and keeps what was chosen before', () => {
  const fields = [field('Party A'), field('other'), field('duties', { kind: 'check' })];
  expect(firstMapping(fields, ['party_a', 'duties'])).toEqual([
    held('Party A', 'party_a'),
    held('other', null),
    held('duties', null),
  ]);
  const before = [held('Party A', null, 'Me'), held('duties', 'duties')];
  expect(firstMapping(fields, ['party_a'], before)[0]).toEqual(before[0]);
  expect(firstMapping([field('Child 2')], ['child_1', 'child_2'])).toEqual([held('Child 2', 'child_2')]);
  expect(firstMapping(fields, ['party_a'], before)[2]).toEqual(held('duties', null));
});

test('the first problem of a mapping names its field', () => {
  const fields = [
    field('name'),
    field('box', { kind: 'check' }),
    field('court', { kind: 'choice', options: ['Bath'] }),
  ];
  const problem = (...mapping: ReturnType<typeof held>[]) => mappingProblem(fields, mapping);
  expect(problem(held('name', 'party_a'), held('box', null, 'yes'), held('court', null, 'Bath'))).toBeUndefined();
  expect(problem(held('nobody', null))).toEqual({ field: 'nobody', problem: 'unknown_field' });
  expect(problem(held('name', null), held('name', null))).toEqual({ field: 'name', problem: 'twice' });
  expect(problem(held('box', 'memorandum_signed_on'))).toBeUndefined();
  expect(problem(held('court', 'memorandum_signed_on'))).toEqual({ field: 'court', problem: 'not_a_text' });
  expect(problem(held('box', 'party_a'))).toEqual({ field: 'box', problem: 'not_a_text' });
  expect(problem(held('box', null, 'no'))).toEqual({ field: 'box', problem: 'not_an_option' });
  expect(problem(held('court', null, 'Rome'))).toEqual({ field: 'court', problem: 'not_an_option' });
  expect(problem(held('name', 'party_a', 'Ada'))).toEqual({ field: 'name', problem: 'both' });
});

test('a field holds its value on as many lines as it has, and says what is missing or too long', () => {
  const fields = [field('a'), field('b', { has_lines: true }), field('c', { most: 3 }), field('d'), field('e')];
  const mapping = [
    held('a', 'duties'),
    held('b', 'duties'),
    held('c', 'duties'),
    held('d', 'party_a'),
    held('e', null),
  ];
  const filled = filledFields({ fields, mapping }, { duties: 'One.\nTwo.', party_a: null });
  expect(filled.map(({ text, problem }) => [text, problem])).toEqual([
    ['One. Two.', null],
    ['One.\nTwo.', null],
    [null, 'too_long'],
    [null, 'missing'],
    [null, null],
  ]);
});

test('a box for consent is ticked once both have signed, and is missing before', () => {
  const fields = [field('by_consent', { kind: 'check' })];
  const fill = (memorandum_signed_on: string | null) =>
    filledFields({ fields, mapping: [held('by_consent', 'memorandum_signed_on')] }, { memorandum_signed_on });
  expect(fill(null)).toMatchObject([{ text: null, problem: 'missing' }]);
  expect(fill('14 November 2026')).toMatchObject([{ text: 'yes', problem: null }]);
});
