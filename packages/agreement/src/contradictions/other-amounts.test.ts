import type { DraftDuty } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { otherAmountOf } from './other-amounts.ts';

const names = { A: 'Maren', B: 'Diego' };

const otherIn = (text: string, what: string, changes: Partial<DraftDuty> = {}, more: string[] = []) => {
  const duty = { who: 'B', repeats: 'none', ...changes } as const;
  const duties = [what, ...more].map((it) => ({ ...duty, what: it }));
  return otherAmountOf({ heading: 'Monthly payment', text, duties }, names);
};
const monthly = { repeats: 'monthly' } as const;

test.each([
  ['Diego pays Maren £420 on the first of every month.', 'Pay £350', monthly, '£350', '£420'],
  ['Diego pays Maren 420 euros a month for Nora.', 'Pay Maren 350 euros for Nora', monthly, '350 euros', '420 euros'],
  ['Diego pays Maren EUR 1,900.50 on 1 May 2027.', 'Pay Maren €1,950.50', {}, '€1,950.50', 'EUR 1,900.50'],
  ['Diego pays Maren £420 each month from 1 May 2027.', 'Pay £350', monthly, '£350', '£420'],
  ['Diego paga a Maren 420 € el primer día de cada mes.', 'Pagar 350 €', monthly, '350 €', '420 €'],
  ['Diego paga a Maren 1.900 euros el 1 de mayo de 2027.', 'Pagar 1950 €', {}, '1950 €', '1.900 euros'],
  ['Diego and Maren meet. Diego pays £420 by 1 May 2027.', 'Pay £450', { who: 'both' }, '£450', '£420'],
] as const)('“%s” has another amount than “%s”', (text, what, changes, amount, otherAmount) => {
  expect(otherIn(text, what, changes)).toEqual({ what, amount, otherAmount });
});

test.each([
  ['Diego pays Maren £420 on the first of every month.', 'Pay £420', monthly],
  ['Diego pays Maren £1,900.50 by 1 May 2027.', 'Pay 1.900,50 pounds', {}],
  ['Diego pays Maren £420 on the first of every month.', 'Pay £350', {}],
  ['Diego pays Maren £100 every week.', 'Pay £433', monthly],
  ['Diego pays Maren £4,800 by 1 May 2027.', 'Pay £400', {}],
  ['Diego pays Maren £420 on the first of every month.', 'Pay £95 for the school trip', monthly],
  ['Diego pays Maren £420 by 1 May 2027.', 'Pay €350', {}],
  ['Diego pays Maren £420 by 1 May 2027.', 'Pay £350', { who: 'A' }],
  ['Diego pays costs above £150 by 1 May 2027.', 'Pay £350', {}],
  ['Diego pays half of £700 by 1 May 2027.', 'Pay £350', {}],
  ['Diego pays £700 by 1 May 2027.', 'Pay the first £300', {}],
  ['Diego pays £420 and £95 by 1 May 2027.', 'Pay £350', {}],
  ['Diego pays £420 by 1 May 2027. Maren pays £95 by 1 May 2027.', 'Pay £350', {}],
  ['Diego no paga 420 euros antes del 1 de mayo de 2027.', 'Pagar 350 euros', {}],
  ['Diego keeps the car, worth £4,210.', 'Pay £350', {}],
  ['Diego pays Maren £420 by 1 May 2027.', 'Show her the receipt of £350', {}],
  ['Diego pays Maren soon.', 'Pay £350', {}],
  ['Diego pays Maren £420 by 1 May 2027.', 'Pay her', {}],
] as const)('“%s” surely has no other amount than “%s”', (text, what, changes) => {
  expect(otherIn(text, what, changes)).toBeNull();
});

test('two payments of a clause may be parts of one amount', () => {
  expect(otherIn('Diego pays Maren £720 by 1 May 2027.', 'Pay £350', {}, ['Pay £370'])).toBeNull();
});
