import type { Carer, Clause, DraftDuty } from '@mediation/api-client';
import { daysIn } from '../linter/days.ts';
import { languageOf } from '../linter/language.ts';
import { namesOnly } from './names-only.ts';
import { sentencesOf } from './sentences.ts';

/** A day for one thing in two places of a document. */
export interface OtherDay {
  /** What is to be done, as it is written. */
  what: string;
  /** The clause whose list of things to do has it, from 0, and its day. */
  at: number;
  day: string;
  /** The other place: the words or another thing to do of a clause, and the day there. */
  otherAt: number;
  otherDay: string;
  isInWords: boolean;
}

type Written = Pick<Clause, 'text'> & { duties: readonly Pick<DraftDuty, 'what' | 'who' | 'due_on' | 'repeats'>[] };

/**
 * Things to do with one day in one place and another day in another: twice in the lists, or in a list and in a sentence
 * that says the same thing and names one day.
 */
export function otherDaysOf(clauses: readonly Written[], names: Record<Carer, string>): OtherDay[] {
  const duties = clauses.flatMap(({ duties }, at) =>
    duties.flatMap(({ what, who, due_on, repeats }) =>
      due_on === null || repeats !== 'none' ? [] : [{ at, what, who, day: due_on, words: wordsOf(what, names) }],
    ),
  );
  const sentences = clauses.flatMap(({ text }, at) => {
    const language = languageOf(text, 'en');
    return sentencesOf(text).flatMap((sentence) => {
      const days = [...new Set(daysIn(sentence, language))];
      const [day] = days;
      if (day === undefined || days.length > 1) return [];
      return [{ at, day, who: namesOnly(sentence, names), words: wordsOf(sentence, names) }];
    });
  });
  const twice = duties.flatMap((one, index) =>
    duties
      .slice(index + 1)
      .filter((other) => other.who === one.who && other.day !== one.day && isSame(one.words, other.words))
      .map(({ at, day }) => ({
        what: one.what,
        at: one.at,
        day: one.day,
        otherAt: at,
        otherDay: day,
        isInWords: false,
      })),
  );
  const inWords = duties.flatMap((duty) => {
    const about = sentences.filter(
      ({ who, words }) => (who === null || duty.who === 'both' || who === duty.who) && says(words, duty.words),
    );
    if (about.some(({ day }) => day === duty.day)) return [];
    return about.map(({ at, day }) => {
      const { what } = duty;
      return { what, at: duty.at, day: duty.day, otherAt: at, otherDay: day, isInWords: true };
    });
  });
  return [...twice, ...inWords];
}

const little = new Set(
  'the and for with from into its her his their this that are was has have los las del una por para con que son sus'.split(
    ' ',
  ),
);

/** The words of a text that carry its meaning, without names. */
const wordsOf = (text: string, names: Record<Carer, string>) =>
  (text.match(/\p{L}{3,}/gu) ?? [])
    .filter((it) => it !== names.A && it !== names.B)
    .map((it) => it.toLocaleLowerCase())
    .filter((it) => !little.has(it));

/** Whether two words are forms of one: "pay" and "pays", "venta" and "ventas". */
const isForm = (one: string, other: string) => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short) && long.length - short.length <= 2;
};

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length > 1 && one.length === other.length && one.every((word, at) => isForm(word, other[at] ?? ''));

/** Whether a sentence has all words of a thing to do; the verb that it begins with may be another form. */
function says(sentence: readonly string[], thing: readonly string[]): boolean {
  const [, ...rest] = thing;
  const has = (word: string) => sentence.some((it) => isForm(it, word));
  return rest.length > 1 ? rest.every(has) : thing.length > 1 && thing.every(has);
}
