import type { Carer, Clause, StatementFigure } from '@mediation/api-client';
import { amountsIn } from './amounts-in.ts';
import { sentencesOf } from './sentences.ts';
import { isForm, wordsOf } from './thing-words.ts';

/** A thing with one amount in the open figures and another one in the words of a clause. */
export interface OtherWorth {
  /** The thing, as the figures name it. */
  label: string;
  /** Its amount there, in the smallest unit. */
  amount_minor: number;
  /** The amount in the clause, as it is written. */
  words: string;
}

/** The open figures of a case. */
export interface OpenFigures {
  currency: string;
  figures: readonly Pick<StatementFigure, 'label' | 'category' | 'amount_minor'>[];
}

/** What says that an amount is what a thing is worth or what is owed, and no payment for it. */
const isWorth = new RegExp(
  '(?<!\\p{L})(?:worth|valued at|value (?:of|is)|balance (?:of|is)|stands? at|amounts? to|(?:con un )?valor de|valorad[oa]s? en|' +
    'valen?|(?:con un )?saldo de|asciende a|ascienden a)\\s*$',
  'iu',
);

/**
 * The amounts that a clause gives things that the figures have with another one. Only a sentence with one amount counts,
 * right after words like "worth", that names everything in the label of the figure.
 */
export function otherWorthIn(
  { text }: Pick<Clause, 'text'>,
  { currency, figures }: OpenFigures,
  names: Record<Carer, string>,
): OtherWorth[] {
  const things = figures
    .filter(({ category }) => category === 'owns' || category === 'owes')
    .map((figure) => ({ ...figure, thing: wordsOf(figure.label, names) }))
    .filter(({ thing }) => thing.length > 0);
  return sentencesOf(text).flatMap((sentence) => {
    const [said, ...others] = amountsIn(sentence);
    if (said?.currency !== currency || others.length > 0 || !isWorth.test(sentence.slice(0, said.index))) return [];
    const words = wordsOf(sentence, names);
    const named = things.filter(({ thing }) => thing.every((it) => words.some((word) => isForm(word, it))));
    const most = Math.max(...named.map(({ thing }) => thing.length));
    const closest = named.filter(({ thing }) => thing.length === most);
    const [first] = closest;
    const isOne = new Set(closest.map(({ label }) => label.trim().toLocaleLowerCase())).size === 1;
    const isKnown = closest.some(({ amount_minor }) => amount_minor === minorOf(said.value, currency));
    if (first === undefined || !isOne || isKnown) return [];
    return [{ label: first.label, amount_minor: first.amount_minor, words: said.words }];
  });
}

function minorOf(value: number, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return Math.round(value * 10 ** maximumFractionDigits);
}
