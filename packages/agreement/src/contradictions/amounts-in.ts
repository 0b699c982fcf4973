import { valueOf } from '../translation/figures.ts';

/** An amount with its currency, as a text writes it. */
export interface WrittenAmount {
  words: string;
  currency: string | undefined;
  value: number;
  /** Where it begins. */
  index: number;
}

const currencies: [currency: string, pattern: string][] = [
  ['GBP', '£|GBP|pounds?|libras?'],
  ['EUR', '€|EUR|euros?'],
  ['USD', '\\$|USD|dollars?|dólar(?:es)?'],
];
/** What stands for a currency, as a pattern. */
export const unit = currencies.map(([, pattern]) => pattern).join('|');
const number = String.raw`\d+(?:[\u00a0\u202f ]\d{3})*(?:[.,]\d+)*`;
const amount = new RegExp(
  `(?<before>${unit})\\s?(?<first>${number})|(?<last>${number})\\s?(?<after>${unit})(?!\\p{L})`,
  'giu',
);

/** The amounts of a text. */
export const amountsIn = (text: string): WrittenAmount[] =>
  [...text.matchAll(amount)].map(({ 0: words, index, groups = {} }) => {
    const { before, after, first, last } = groups;
    const written = before ?? after ?? '';
    const [currency] = currencies.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(written)) ?? [];
    return { words, currency, value: Number(valueOf((first ?? last ?? '').replaceAll(/\s/gu, ''))), index };
  });
