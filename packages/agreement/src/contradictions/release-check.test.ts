import type { Recitals, StatementFigure } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { cycleOf } from '../parenting/patterns.ts';
import { scheduleWith } from '../parenting/test-rules.ts';
import { otherFactsIn } from './other-facts.ts';
import { otherSumsIn } from './other-shares.ts';
import { otherTimeIn } from './other-time.ts';
import { otherWorthIn } from './other-worth.ts';

const names = { A: 'Maren', B: 'Diego' };

test.each([
  ['Maren gets 60 % of the price of the home and Diego 50 %.', ['60 %', '50 %'], 110],
  ['From the sale 60% goes to Maren and 30% to Diego.', ['60%', '30%'], 90],
  ['Maren pays 66.67 per cent of the school fees, Diego 33 per cent.', ['66.67 per cent', '33 per cent'], 99.67],
  ['Maren recibe el 60 % del precio y Diego el 50 %.', ['60 %', '50 %'], 110],
  ['El 55,5 por ciento es de Maren y el 40 por ciento de Diego.', ['55,5 por ciento', '40 por ciento'], 95.5],
])('the shares of “%s” are not a whole', (text, shares, sum) => {
  expect(otherSumsIn({ text }, names)).toEqual([{ shares, sum }]);
});

test.each([
  'Maren gets 60 % and Diego 40 %.',
  'Maren gets 33.34 % and Diego 66.66 %.',
  'Maren gets 60 % of the price.',
  'Maren gets 60 % and Diego the rest.',
  'Maren pays 10 % of her income and Diego 15 %.',
  'Maren pays 2 % interest and Diego 3 %.',
  'Maren paga el 10 % de sus ingresos y Diego el 15 %.',
  'Maren gets 40 %, Diego 40 % and Nora 20 %.',
  'Maren gets 60 %. Diego gets 50 % of the car.',
  'Maren and Diego each pay 50 %.',
])('“%s” surely has no shares that are no whole', (text) => {
  expect(otherSumsIn({ text }, names)).toEqual([]);
});

/** Diego has every second weekend, two nights of fourteen. */
const schedule = scheduleWith({
  patterns: [{ id: 'p', from: '2027-05-03', cycle: cycleOf('second_weekend', 'A', '2027-05-03') }],
});
const timeIn = (text: string, heading: string) => otherTimeIn({ heading, text }, schedule, names);

test.each([
  ['Nora is with Diego 40 % of the time.', [{ words: '40 %', carer: 'B', scheduled: 14.2 }]],
  ['Nora spends about 20 per cent of the nights with Diego.', [{ words: '20 per cent', carer: 'B' }]],
  ['Nora is with Maren 60 % and with Diego 40 % of the time.', [{ words: '60 %' }, { words: '40 %' }]],
  ['Nora está con Diego el 40 % del tiempo.', [{ words: '40 %', carer: 'B' }]],
])('“%s” is another share of the time than the schedule', (text, found) => {
  expect(timeIn(text, 'Time')).toMatchObject(found);
});

test.each([
  ['Nora is with Diego 14 % of the time.', 'Time'],
  ['Nora is with Diego 14.2% of the nights.', 'Time'],
  ['Nora is with Diego about 17 % of the time.', 'Time'],
  ['Nora is with Diego 50 % of the summer holiday time.', 'Time'],
  ['Diego pays 40 % of the costs at any time.', 'Time'],
  ['Diego gets 40 % of the price.', 'Time'],
  ['Nora is with Diego 50 % of the time.', 'Holidays'],
])('“%s” is surely no other share of the time', (text, heading) => {
  expect(timeIn(text, heading)).toEqual([]);
});

test('without a pattern, or with nights that nobody has, no share of the time is another one', () => {
  const clause = { heading: 'Time', text: 'Nora is with Diego 40 % of the time.' };
  expect(otherTimeIn(clause, scheduleWith({}), names)).toEqual([]);
});

const figure = (label: string, amount: number, category: StatementFigure['category'] = 'owns') => ({
  label,
  amount_minor: amount * 100,
  category,
});
const figures = [
  figure('Joint savings', 24_000),
  figure('Savings', 3_000),
  figure('Family car', 9_000),
  figure('Family car', 8_500),
  figure('Mortgage', 180_000, 'owes'),
  figure('Salary', 2_000, 'comes_in'),
];
const worthIn = (text: string) => otherWorthIn({ text }, { currency: 'GBP', figures }, names);

test.each([
  ['The joint savings with a balance of £20,000 are shared equally.', 'Joint savings', 2_400_000, '£20,000'],
  ['Maren keeps the family car, worth £7,000.', 'Family car', 900_000, '£7,000'],
  ['The mortgage stands at 175,000 pounds.', 'Mortgage', 18_000_000, '175,000 pounds'],
  ['Mortgage: asciende a 175.000 libras.', 'Mortgage', 18_000_000, '175.000 libras'],
])('“%s” has another amount than the figures', (text, label, amount_minor, words) => {
  expect(worthIn(text)).toEqual([{ label, amount_minor, words }]);
});

test.each([
  'The joint savings with a balance of £24,000 are shared equally.',
  'Maren keeps the family car, worth £8,500.00.',
  'Diego pays Maren £5,000 for the family car.',
  'The boat is worth £7,000.',
  'The mortgage stands at €175,000.',
  'The joint savings are worth £20,000 and the family car £9,000.',
  'The salary amounts to £2,500.',
  'The joint savings are shared.',
])('“%s” surely has no other amount than the figures', (text) => {
  expect(worthIn(text)).toEqual([]);
});

const recitals = { wedding_on: '2013-06-22', separation_on: '2025-09-01' } satisfies Partial<Recitals>;

test.each([
  ['Maren and Diego married on 22 June 2012.', 'wedding', '2012-06-22', '2013-06-22'],
  ['They separated on 1 October 2025.', 'separation', '2025-10-01', '2025-09-01'],
  ['Maren y Diego se casaron el 22 de junio de 2012.', 'wedding', '2012-06-22', '2013-06-22'],
  ['La separación fue el 1 de octubre de 2025.', 'separation', '2025-10-01', '2025-09-01'],
])('“%s” has another day than the recitals', (text, about, day, recitalDay) => {
  expect(otherFactsIn({ text }, recitals)).toEqual([{ about, day, recitalDay }]);
});

test.each([
  'Maren and Diego married on 22 June 2013.',
  'They married on 22 June 2013 and separated on 1 October 2025.',
  'They married in 2012.',
  'The separation agreement of 1 October 2025 is replaced.',
  'Maren moves out by 1 October 2025, after they separated.',
  'The car is sold on 1 October 2027.',
])('“%s” surely has no other day than the recitals', (text) => {
  expect(otherFactsIn({ text }, recitals)).toEqual([]);
});

test('recitals without a day contradict none', () => {
  const text = 'Maren and Diego married on 22 June 2012.';
  expect(otherFactsIn({ text }, { wedding_on: null, separation_on: null })).toEqual([]);
});
