import type { Carer, Clause } from '@mediation/api-client';
import { saidBy } from '../clauses/said.ts';
import { namedDaysIn } from '../linter/days.ts';
import { languageOf } from '../linter/language.ts';
import type { OtherDay } from './other-day.ts';
import { sentencesOf } from './sentences.ts';
import { isForm, wordsOf } from './thing-words.ts';

type Written = Pick<Clause, 'heading' | 'text'>;

/** A sentence that says one thing with one day. */
interface DatedSentence {
  at: number;
  what: string;
  day: string;
  /** Whether the thing is done by, from or until the day. What is on a day may be on another day, too. */
  relation: string;
  /** The parties it names. */
  named: string;
  words: string[];
}

const relations = [
  ['by', /(?<!\p{L})(?:by|before|no later than|antes del?|a más tardar el) (?:the )?$/iu],
  ['from', /(?<!\p{L})(?:from|since|desde el|a partir del) (?:the )?$/iu],
  ['until', /(?<!\p{L})(?:until|till|hasta el) (?:the )?$/iu],
] as const;

/** Words that make nobody sure: who "she" is, what is not done, or more than once, under a condition, or in parts. */
const unsure = new RegExp(
  '(?<!\\p{L})(?:he|she|it|they|this|these|those|él|ella|ellos|ellas|este|esta|esto|each|every|monthly|weekly|yearly|' +
    'annual(?:ly)?|not|no|never|without|nunca|sin|tampoco|cada|todos|todas|mensual(?:es)?|anual(?:es)?|if|unless|when|once|otherwise|si|salvo|cuando|first|' +
    'second|next|last|other|half|rest|part|instal?ments?|primer[oa]?|segund[oa]|otr[oa]s?|mitad|resto|parte|plazos?)(?!\\p{L})',
  'iu',
);

/** Verbs that say nothing about the thing, also of paying and giving, which is done more than once. */
const common = new Set(
  (
    'will shall must can pone ponen goes comes gets put puts been being latest noon pay pays paid give gives given send sends sent ' +
    'hand hands handed transfer transfers debe deben será serán está están queda quedan paga pagan pagar pagará entrega ' +
    'entregan entregar envía envían enviar transfiere'
  ).split(' '),
);

/**
 * Sentences of two clauses that say the same thing, word for word but for little words, with two days. Only a sentence
 * with one day and no other number counts, which is about no holiday, no condition and no part of a thing.
 */
export function otherDaysInWords(clauses: readonly Written[], names: Record<Carer, string>): OtherDay[] {
  const sentences = clauses.flatMap((clause, at) => datedSentences(clause, at, names));
  return sentences.flatMap((one, index) =>
    sentences.slice(index + 1).flatMap((other) => {
      const isOne =
        one.at !== other.at && one.relation === other.relation && one.named === other.named && isSameThing(one, other);
      const { what, at, day } = one;
      return isOne && day !== other.day
        ? [{ what, at, day, otherAt: other.at, otherDay: other.day, isInWords: true }]
        : [];
    }),
  );
}

function datedSentences({ heading, text }: Written, at: number, names: Record<Carer, string>): DatedSentence[] {
  const language = languageOf(text, 'en');
  return sentencesOf(text).flatMap((sentence) => {
    const [date, ...others] = namedDaysIn(sentence, language);
    if (date === undefined || others.length > 0) return [];
    const before = sentence.slice(0, date.start);
    const [relation, pattern] = relations.find(([, it]) => it.test(before)) ?? [];
    if (relation === undefined || pattern === undefined) return [];
    const rest = `${before.replace(pattern, '')} ${sentence.slice(date.end)}`;
    const isSpecial = [saidBy.holidays, saidBy.special_days].some((it) => it.test(`${heading} ${sentence}`));
    const words = [...new Set(wordsOf(rest, names))].filter((it) => !common.has(it));
    if (isSpecial || /\d/.test(rest) || unsure.test(rest) || words.length < 2) return [];
    const written: ReadonlySet<string> = new Set(rest.match(/\p{L}+/gu));
    const named = (['A', 'B'] as const).filter((it) => written.has(names[it])).join(' ');
    return [{ at, what: sentence.trim(), day: date.day, relation, named, words }];
  });
}

const isSameThing = ({ words: one }: DatedSentence, { words: other }: DatedSentence) =>
  one.length === other.length && one.every((word) => other.some((it) => isForm(word, it)));
