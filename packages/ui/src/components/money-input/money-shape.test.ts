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
  ['en-IN', 'GBP', '12,00,001', 1_200_001],
  ['en-IN', 'INR', '₹1,23,45,678.50', 12_345_678.5],
  ['en-IN', 'INR', '1,200,001', 1_200_001],
  ['fr-CH', 'CHF', '1 234.50', 1234.5],
  ['ar-EG', 'EGP', '١٬٢٠٠٬٠٠١', 1_200_001],
  ['ar-EG', 'EGP', '1200001', 1_200_001],
  ['ar-AE', 'AED', 'د.إ. 1,200', 1200],
])('an amount in %s %s written as “%s” is read as %s', (locale, currency, text, amount) => {
  expect(readMoney(text, moneyShape(currency, locale))).toBe(amount);
});

test.each(['about 2k', '-50', '2.150,50', '1.234.567,89', '2.150', '21,50', '£', '1,2345', '999999999999999999'])(
  'a text that is no amount in British pounds stays “%s”',
  (text) => expect(readMoney(text, moneyShape('GBP', 'en-GB'))).toBe(text),
);

test('an amount is written with separators, and with pence only where there are some', () => {
  expect([2150, 2150.5].map((it) => writeMoney(it, 'GBP', 'en-GB'))).toEqual(['2,150', '2,150.50']);
});

test.each(['1,20,0001', '1,2,345', '12,00,00', '1,23,456,7'])(
  'a text that is no amount in Indian rupees stays “%s”',
  (text) => expect(readMoney(text, moneyShape('INR', 'en-IN'))).toBe(text),
);

const languages =
  'af am ar as az be bg bn bs ca ckb cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km ' +
  'kn ko ky lo lt lv mk ml mn mr ms my nb ne nl or pa pl ps pt ro ru sd si sk sl so sq sr sv sw ta te th tr uk ur uz vi zh zu';
const regions =
  'ar-AE ar-EG ar-SA bn-IN de-AT de-CH de-LI en-AU en-CA en-CH en-GB en-IE en-IN en-NZ en-ZA en-US es-AR es-CO es-CR ' +
  'es-ES es-MX es-US fr-BE fr-CA fr-CH fr-LU gsw-CH hi-IN it-CH nl-BE pt-BR pt-CV pt-PT rm-CH sv-FI ta-SG ur-IN zh-TW';

test.each(`${languages} ${regions}`.split(' '))(
  'an amount that the field writes in %s is read as the same',
  (locale) => {
    for (const currency of ['GBP', 'EUR', 'USD', 'CHF', 'INR', 'AED', 'BGN', 'CVE', 'JPY', 'KWD']) {
      const shape = moneyShape(currency, locale);
      for (const whole of [0, 7, 999, 1000, 12_345, 1_200_001, 9_876_543_210])
        for (const amount of shape.decimals === 0 ? [whole] : [whole, whole + 0.5, whole + 0.07]) {
          const shown = writeMoney(amount, currency, locale);
          expect([locale, currency, shown, readMoney(shown, shape)]).toEqual([locale, currency, shown, amount]);
        }
    }
  },
);
