import type { Mark } from './mark.ts';
import type { Patterns } from './patterns.ts';

/** Amounts that say no currency. */
export const amountsWithoutCurrency = (text: string, { amount }: Patterns): Mark[] =>
  [...text.matchAll(amount)].map(({ index, 0: words, groups }) => {
    const number = groups?.['amount'] ?? '';
    const start = index + words.lastIndexOf(number);
    return { start, end: start + number.length, reason: 'no_currency', fill: 'currency' };
  });
