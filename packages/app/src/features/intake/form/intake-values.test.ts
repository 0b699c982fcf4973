import type { Intake } from '@mediation/api-client';
import { partsFromIso } from '@mediation/ui';
import { expect, test } from 'vitest';
import { type IntakeValues, unsure } from './answers.ts';
import { newChild } from '../fields/child-answers.ts';
import { changesOf, mergeIntakeValues, savedValues } from './intake-values.ts';
import { isAnswered } from './is-answered.ts';
import { firstUnfinished, isDone, sectionsFor } from './sections.ts';

const intake = {
  personalInfo: { name: 'Maya', email: 'maya@test.example', phone: null, dateOfBirth: '1986-04-17', address: null },
  marriageDetails: { married_on: '2013-06-22', wedding_town: 'Bath' },
  children: [{ first_name: 'Ada', born: '2017-02', school: 'Hill' }],
  financialSituation: {},
  uploads: [{ name: 'passport' }],
  preferences: {},
  accessNeeds: {},
  safety: null,
  asked: {},
  replies: {},
} as unknown as Intake;
const saved = savedValues(intake);
const changedTo = (part: Partial<IntakeValues>) => changesOf({ ...saved, ...part }, intake);

test('a save contains only the changed sections and keeps the fields of other API clients', () => {
  expect(changesOf(saved, intake)).toBeNull();
  expect(changedTo({ phone: '12345', relationship: 'We parted in May.' })).toEqual({
    personalInfo: { phone: '12345' },
    marriageDetails: { married_on: '2013-06-22', wedding_town: 'Bath', text: 'We parted in May.' },
  });
  expect(changedTo({ documents: ['pay_slips'] })).toEqual({
    uploads: [{ name: 'passport' }, { doc_type: 'pay_slips' }],
  });
});

test('a save contains amounts as integers of the smallest unit, and "not sure" as an answer', () => {
  expect(changedTo({ income: 268_450, savings: unsure, currency: 'GBP' })).toEqual({
    financialSituation: { currency: 'GBP', income_minor: 268_450, savings_minor: unsure },
  });
});

test('a save contains only the changed safety answers, and null for a cleared one', () => {
  const saved = {
    ...intake,
    safety: { answers: { safe: 'no', text: 'At night.' }, prefers_to_talk: false, answered_at: null, handled_at: null },
  };
  expect(changesOf({ ...savedValues(saved), safety: '' }, saved)).toEqual({ safety: { answers: { text: null } } });
  expect(changesOf({ ...savedValues(saved), prefersToTalk: true }, saved)).toEqual({
    safety: { prefers_to_talk: true },
  });
});

test('a save contains the named children, and none once there are no children together', () => {
  const children = [...saved.children, { ...newChild, first_name: 'Eli', year: '2020' }, newChild];
  expect(changedTo({ children })).toEqual({
    children: [
      { first_name: 'Ada', born: '2017-02', school: 'Hill' },
      { first_name: 'Eli', born: '2020' },
    ],
  });
  expect(changedTo({ hasChildren: 'no' })).toEqual({
    children: [],
    marriageDetails: { ...intake.marriageDetails, has_children: 'no' },
  });
});

test('a save omits an incomplete date, contains a cleared one, and ignores what the server spells differently', () => {
  expect(changedTo({ birth: { ...saved.birth, year: '19' } })).toBeNull();
  expect(changedTo({ birth: partsFromIso(undefined) })).toEqual({ personalInfo: { dateOfBirth: '' } });
  expect(changedTo({ name: 'Maya ', email: 'Maya@test.example' })).toBeNull();
});

test('merging combines changes of two places, reports a conflict for an answer changed in both and keeps the local one', () => {
  const here = { ...saved, phone: '1', address: '3 Canal Street' };
  const there = { ...saved, phone: '2', matters: 'School.', address: '3 Canal Street' };
  expect(mergeIntakeValues(saved, here, there)).toEqual({
    values: { ...here, matters: 'School.' },
    clashes: ['phone'],
  });
});

test('an intake leads to the section with an open question, or else to the first in which nothing is said', () => {
  expect(firstUnfinished(saved, intake, false)).toBe('you');
  const whole: IntakeValues = {
    ...saved,
    phone: '1',
    address: 'x',
    income: unsure,
    documents: [unsure],
    matters: 'x',
    access: 'x',
  };
  expect(firstUnfinished(whole, intake, false)).toBe('safety');
  expect(firstUnfinished(whole, intake, true)).toBe('review');
  const asked = { ...intake, asked: { money: 'Which car?' } };
  expect(firstUnfinished({ ...whole, matters: '' }, asked, true)).toBe('money');
  expect(firstUnfinished({ ...whole, name: '' }, asked, false)).toBe('money');
  expect(isDone('money', { ...whole, replies: { money: 'The red one.' } }, asked)).toBe(true);
});

test('a section that the mediator filled in is not done until it is checked, in one place or another', () => {
  const own = savedValues({ ...intake, prefilled: ['relationship', 'children'] });
  expect(isDone('children', own, intake)).toBe(false);
  expect(isDone('children', { ...own, prefilled: [] }, intake)).toBe(true);
  const whole = { ...own, phone: '1', address: 'x' };
  expect(firstUnfinished(whole, intake, false)).toBe('relationship');
  expect(mergeIntakeValues(own, { ...own, prefilled: ['children'] }, { ...own, prefilled: ['relationship'] })).toEqual({
    values: saved,
    clashes: [],
  });
  expect(changesOf({ ...own, prefilled: ['children'] }, { ...intake, prefilled: own.prefilled })).toEqual({
    prefilled: ['children'],
  });
});

test('a lawyer is not asked about their client’s safety', () => {
  expect(sectionsFor(true)).not.toContain('safety');
  expect(sectionsFor(false)).toContain('safety');
});

test.each([{}, [], { text: '' }, { text: '  ' }, [{ born: '' }], null])(
  'an intake section whose answer is %j counts as unanswered',
  (answer) => {
    expect(isAnswered(answer)).toBe(false);
  },
);

test.each([{ text: 'No.' }, [{ born: '2017-02' }], { calls: false }])(
  'an intake section whose answer is %j counts as answered',
  (answer) => {
    expect(isAnswered(answer)).toBe(true);
  },
);
