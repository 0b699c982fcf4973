import { expect, test } from 'vitest';
import { moneyShape, readMoney, writeMoney } from './money-shape.ts';

test.each([
  ['en-GB', 'GBP', '2150', 2150],
  ['en-GB', 'GBP', '£2,150.50', 2150.5],
  ['en-GB', 'GBP', '1,234,567.', 1_234_567],
  ['en-GB', 'GBP', ' 2 150 ', 2150],
  ['es-ES', 'EUR', '2.150,50', 2150.5],
  ['es-ES', 'EUR', '2150,5 €', 2150.5],
  ['de-CH', 'CHF', '98’000.05', 98_000.05],
  ['sv-SE', 'SEK', '98 000,05', 98_000.05],
  ['en-GB', 'GBP', '  ', null],
])('an amount in %s %s written as “%s” is read as %s', (locale, currency, text, amount) => {
  expect(readMoney(text, moneyShape(currency, locale))).toBe(amount);
});

test.each(['about 2k', '-50', '2.150,50', '1.234.567,89', '2.150', '21,50', '£', '1,2345', '999999999999999999'])(
  'a text that is no amount in British pounds stays “%s”',
  (text) => expect(readMoney(text, moneyShape('GBP', 'en-GB'))).toBe(text),
);

test('an amount is written with separators, and with pence only where there are some', () => {
  const shape = moneyShape('GBP', 'en-GB');
  expect([2150, 2150.5].map((it) => writeMoney(it, 'en-GB', shape))).toEqual(['2,150', '2,150.50']);
});
