import type { Carer } from '@mediation/api-client';

/** The percent that a sentence gives one party. */
export interface WrittenShare {
  party: Carer;
  percent: number;
  /** As it is written: "60 %". */
  words: string;
}

const percent = /(?<![\d.,])(?<number>\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|per ?cent|por ciento)/giu;

/**
 * The percents of a sentence with the party that each is given to; empty where that is not sure. Names and percents have
 * to take turns: "Maren 60 % and Diego 40 %", "40 % to Diego".
 */
export function sharesIn(sentence: string, names: Record<Carer, string>): WrittenShare[] {
  const named = [...sentence.matchAll(/\p{L}+/gu)].flatMap(({ index, 0: word }) =>
    (['A', 'B'] as const).filter((party) => names[party] === word).map((party) => ({ index, party })),
  );
  const percents = [...sentence.matchAll(percent)].map(({ index, 0: words, groups }) => ({
    index,
    words: words.trim(),
    percent: Number((groups?.['number'] ?? '').replace(',', '.')),
  }));
  const isOnce = new Set(named.map(({ party }) => party)).size === named.length;
  const isNameFirst = (named[0]?.index ?? 0) < (percents[0]?.index ?? 0);
  const isInTurn = named.every(({ index }, at) => {
    const own = percents[at]?.index ?? -1;
    const next = (isNameFirst ? named[at + 1]?.index : percents[at + 1]?.index) ?? Infinity;
    return isNameFirst ? index < own && own < next : own < index && index < next;
  });
  if (named.length !== percents.length || !isOnce || !isInTurn) return [];
  return named.flatMap(({ party }, at) => {
    const share = percents[at];
    return share === undefined ? [] : [{ party, percent: share.percent, words: share.words }];
  });
}
