import { expect, test } from 'vitest';
import { daysToCheckIn } from './days-to-check.ts';

const today = '2026-11-30';
const find = (text: string, duties: Parameters<typeof daysToCheckIn>[0]['duties'] = []) =>
  daysToCheckIn({ heading: 'Costs', text, plain_text: '', duties }, today);

test('a thing to do by a day that is over is found, and one that comes back is not', () => {
  const duty = { what: 'Pay the vet bill', due_on: '2026-09-14', repeats: 'none' as const };
  expect(find('', [duty])).toEqual([{ problem: 'past', words: 'Pay the vet bill', day: '2026-09-14' }]);
  expect(find('', [{ ...duty, repeats: 'monthly' }])).toEqual([]);
  expect(find('', [{ ...duty, due_on: today }])).toEqual([]);
  expect(find('Maren pays the vet bill by 14 September 2026.', [duty])).toHaveLength(1);
});

test.each([
  ['Maren pays the vet bill by 14 September 2026.', '14 September 2026'],
  ['The vet bill is paid by 14 September 2026.', '14 September 2026'],
  ['Maren pays before September 14, 2026.', 'September 14, 2026'],
  ['Maren paga la factura antes del 14 de septiembre de 2026.', '14 de septiembre de 2026'],
])('“%s” has a day that is over', (text, words) => {
  expect(find(text)).toEqual([{ problem: 'past', words, day: '2026-09-14' }]);
});

test.each([
  ['Diego pays £200 by 31 February 2027.', '31 February 2027'],
  ['Diego pays £200 on 30 February each year.', '30 February'],
  ['Diego pays £200 by 29 February 2027.', '29 February 2027'],
  ['Diego pays £200 by April 31.', 'April 31'],
  ['Diego pays £200 by 2027-02-31.', '2027-02-31'],
  ['Diego paga 200 € antes del 31 de febrero de 2027.', '31 de febrero de 2027'],
])('“%s” has a day that does not exist', (text, words) => {
  expect(find(text)).toEqual([{ problem: 'impossible', words, day: null }]);
});

test.each([
  'Maren and Diego married on 22 June 2013.',
  'The home was sold by 14 September 2026.',
  'Maren paid the bill by 14 September 2026.',
  'El piso se vendió antes del 14 de septiembre de 2026.',
  'Diego pays £200 by 29 February 2028.',
  'Diego pays £200 by 31 January 2027.',
  'Diego pays £200 by 28 February.',
  'They may meet in May 2027, with 40 May flowers.',
])('“%s” has no day to check', (text) => {
  expect(find(text)).toEqual([]);
});
