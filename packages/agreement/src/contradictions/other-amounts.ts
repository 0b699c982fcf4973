import type { Carer, Clause, DraftDuty } from '@mediation/api-client';
import { amountsIn, unit } from './amounts-in.ts';
import { sentencesOf } from './sentences.ts';
import { isForm, wordsOf } from './thing-words.ts';

/** A payment of a clause with one amount in its list of things to do and another one in its words to sign. */
export interface OtherAmount {
  /** What is to be done, as it is written. */
  what: string;
  /** Both amounts, as they are written. */
  amount: string;
  otherAmount: string;
}

type Written = Pick<Clause, 'heading' | 'text'> & { duties: readonly Pick<DraftDuty, 'what' | 'who' | 'repeats'>[] };

/**
 * The amount of something to do where the words of its clause surely say another one. Only the one payment of a clause counts
 * that names one amount, about the same thing, in the same rhythm, with no limit, share or part.
 */
export function otherAmountOf({ heading, text, duties }: Written, names: Record<Carer, string>): OtherAmount | null {
  const payments = duties.filter(({ what }) => amountsIn(what).length > 0);
  const sentences = sentencesOf(text).filter((it) => amountsIn(it).length > 0);
  const [[duty, ...others], [sentence, ...more]] = [payments, sentences];
  if (duty === undefined || sentence === undefined || others.length > 0 || more.length > 0) return null;
  const [[own, ...ownMore], [said, ...saidMore]] = [amountsIn(duty.what), amountsIn(sentence)];
  if (own === undefined || said === undefined || ownMore.length > 0 || saidMore.length > 0) return null;
  const known = wordsOf(`${heading} ${text}`, names);
  const thing = wordsOf(duty.what, names).filter((it) => !usual.test(it));
  const isSure =
    [duty.what, sentence].every((it) => pays.test(it) && !partial.test(it.replaceAll(dayOf, ' '))) &&
    thing.every((word) => known.some((it) => isForm(it, word))) &&
    rhythmOf(sentence) === duty.repeats &&
    (duty.who === 'both' || firstNamed(sentence, names) === duty.who);
  const isOther = own.currency === said.currency && own.value !== said.value && !isMultiple(own.value, said.value);
  return isSure && isOther ? { what: duty.what, amount: own.words, otherAmount: said.words } : null;
}

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const pays = whole('pay|pays|paid|transfers?|transferred|paga[nr]?|pagará|abona[nr]?|transfer(?:ir|iere)');

/** A part of an amount, a limit, more than one amount, or none. */
const partial = whole(
  'half|halves|share|part|parts|rest|remainder|remaining|balance|instal?ments?|deposit|first|second|third|last|other|each|' +
    'both|above|over|below|under|than|least|most|up|limit|maximum|minimum|about|around|per cent|percent|plus|and|or|until|' +
    'not|no|never|without|nunca|sin|mitad|parte|partes|resto|plazos?|primer[oa]?|segund[oa]|últim[oa]|otr[oa]|cada uno|ambos|superior(?:es)?|más|menos|' +
    'hasta|límite|máximo|mínimo|por ciento|y|o',
);

/** "The first of each month" is no part. */
const dayOf = new RegExp(
  '(?:(?:first|last) (?:day )?of )?(?:each|every|the) (?:week|month|quarter|year)|' +
    '(?:primer[oa]?|último) (?:día )?(?:de cada|del) (?:semana|mes|trimestre|año)',
  'giu',
);

/** Verbs, currencies and rhythms, which the words of a payment have whatever it is for. */
const usual = new RegExp(
  `^(?:${pays.source}|${unit}|month|monthly|week|weekly|year|yearly|mes|mensual|semana|año)$`,
  'iu',
);

const rhythms: [DraftDuty['repeats'], RegExp][] = [
  ['fortnightly', whole('fortnight(?:ly)?|(?:two|2) weeks|quincenal(?:es)?|quincena|(?:dos|2) semanas')],
  ['weekly', whole('weeks?|weekly|pw|semanas?|semanal(?:es)?')],
  ['quarterly', whole('quarters?|quarterly|(?:three|3) months|trimestres?|trimestral(?:es)?|(?:tres|3) meses')],
  ['monthly', whole('months?|monthly|pcm|mes|meses|mensual(?:es)?')],
  ['yearly', whole('years?|yearly|annual(?:ly)?|años?|anual(?:es)?')],
];

const rhythmOf = (text: string) => rhythms.find(([, pattern]) => pattern.test(text))?.[0] ?? 'none';

/** Who pays where both are named: "Diego pays Maren". */
function firstNamed(sentence: string, names: Record<Carer, string>): Carer | null {
  const first = (sentence.match(/\p{L}+/gu) ?? []).find((it) => it === names.A || it === names.B);
  return first === undefined ? null : first === names.A ? 'A' : 'B';
}

/** Whether one amount may be the other one in parts: twelve months of a year. */
const isMultiple = (one: number, other: number) => Math.max(one, other) % Math.min(one, other) === 0;
