import type { Intake } from '@mediation/api-client';
import { partsFromIso } from '@mediation/ui';
import { expect, test } from 'vitest';
import { changesOf, mergeValues, savedValues, wrongFields } from './intake-values.ts';
import { isAnswered } from './is-answered.ts';

const intake = {
  personalInfo: { name: 'Maya', email: null, phone: null, dateOfBirth: '1986-04-17', address: null },
  marriageDetails: { married_on: '2013-06-22' },
  preferences: {},
  accessNeeds: {},
} as unknown as Intake;
const saved = savedValues(intake);

test('a save contains only the changed sections and keeps the other fields of a section', () => {
  expect(changesOf(saved, intake)).toBeNull();
  expect(changesOf({ ...saved, phone: '12345', relationship: 'We parted in May.' }, intake)).toEqual({
    personalInfo: { phone: '12345' },
    marriageDetails: { married_on: '2013-06-22', text: 'We parted in May.' },
  });
});

test('a save omits an incomplete date and contains a cleared one', () => {
  expect(changesOf({ ...saved, birth: { ...saved.birth, year: '19' } }, intake)).toBeNull();
  expect(changesOf({ ...saved, birth: partsFromIso(undefined) }, intake)).toEqual({
    personalInfo: { dateOfBirth: '' },
  });
});

test('merging combines changes of two places, reports a conflict for an answer changed in both and keeps the local one', () => {
  const here = { ...saved, phone: '1', address: '3 Canal Street' };
  const there = { ...saved, phone: '2', email: 'maya@test.example', address: '3 Canal Street' };
  expect(mergeValues(saved, here, there)).toEqual({
    values: { ...here, email: 'maya@test.example' },
    clashes: ['phone'],
  });
});

test('wrongFields lists every missing or invalid field', () => {
  expect(wrongFields(saved)).toEqual(['email', 'phone', 'address']);
  const whole = { ...saved, email: 'maya@test.example', phone: '+44 117 496 0233', address: '3 Canal Street' };
  expect(wrongFields(whole)).toEqual([]);
  expect(wrongFields({ ...whole, name: ' ', birth: { day: '31', month: '2', year: '1986' } })).toEqual([
    'name',
    'birth',
  ]);
});

test.each([{}, [], { text: '' }, { text: '  ' }, [{ born: '' }], null])(
  'an intake section with %j is unanswered',
  (answer) => {
    expect(isAnswered(answer)).toBe(false);
  },
);

test.each([{ text: 'No.' }, [{ born: '2017-02' }], { calls: false }])(
  'an intake section with %j is answered',
  (answer) => {
    expect(isAnswered(answer)).toBe(true);
  },
);
