// Guards packages/app/src/features/administration/organization/fees/**
import { expect, test } from 'vitest';
import { cardOf, problemsOf, type RateCardValues, valuesOf } from './rate-card-values.ts';

const card = {
  is_on: true,
  charging: 'session' as const,
  currency: 'GBP',
  rate_minor: 21_600,
  bands: [],
  tax_name: 'VAT',
  tax_percent: 20,
  due_days: 14,
  deposit_minor: 0,
  seller: 'Hearthside Ltd',
  payment_text: '',
  link_template: null,
  first_number: 1,
};
const values = valuesOf({ ...card, version: 1 });

const wrong = (changes: Partial<RateCardValues>) =>
  Object.entries(problemsOf({ ...values, ...changes })).flatMap(([field, isWrong]) => (isWrong ? [field] : []));

test('a rate card stays the same through its form', () => {
  expect(cardOf(values)).toEqual(card);
  expect(wrong({})).toEqual([]);
});

test.for<[string, Partial<RateCardValues>, string[]]>([
  ['a missing rate', { rate: null }, ['rate']],
  ['no rate where nothing is charged', { rate: null, charging: 'free', seller: '' }, []],
  ['words for a rate', { rate: 'cheap' }, ['rate']],
  ['a tax without a name', { taxName: ' ' }, ['taxName']],
  ['a tax of too many decimals', { taxPercent: '7.125' }, ['taxPercent']],
  ['a tax with a comma', { taxPercent: '5,5' }, []],
  ['half a day', { dueDays: '1.5' }, ['dueDays']],
  ['nobody who sends invoices', { seller: '' }, ['seller']],
  ['an insecure link', { link: 'http://pay.example.org' }, ['link']],
  ['other words in braces', { link: 'https://pay.example.org/{card}' }, ['link']],
  ['a link with both words', { link: 'https://pay.example.org/{number}?{amount}' }, []],
  ['a number of nothing', { firstNumber: '0' }, ['firstNumber']],
])('a rate card with %s shows it at its field', ([, changes, fields]) => {
  expect(wrong(changes)).toEqual(fields);
});

test('the incomes of a sliding scale rise, and the last row has none', () => {
  const rows = (...ends: (number | null)[]) => ends.map((upTo, id) => ({ id, upTo, rate: 100 }));
  expect(wrong({ rate: null, bands: rows(20_000, 30_000, null) })).toEqual([]);
  expect(wrong({ bands: rows(30_000, 20_000, null) })).toEqual(['bands']);
  expect(wrong({ bands: [{ id: 0, upTo: 1, rate: null }, ...rows(null)] })).toEqual(['bands']);
});
