import type { Carer, Clause, DraftDuty } from '@mediation/api-client';
import { daysIn } from '../linter/days.ts';
import { languageOf } from '../linter/language.ts';
import { namesOnly } from './names-only.ts';
import { otherDaysInWords } from './other-days-in-words.ts';
import { sentencesOf } from './sentences.ts';
import { isSame, says, wordsOf } from './thing-words.ts';
import type { OtherDay } from './other-day.ts';

type Written = Pick<Clause, 'heading' | 'text'> & {
  duties: readonly Pick<DraftDuty, 'what' | 'who' | 'due_on' | 'repeats'>[];
};

/**
 * Things with one day in one place and another day in another: twice in the lists of what is to be done, in a list and in a
 * sentence that says the same thing and names one day, or in sentences of two clauses.
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
  // A thing to do that has the day of one sentence and not that of the other says this already.
  const isKnown = (one: OtherDay) =>
    inWords.some((it) => [one.day, one.otherDay].includes(it.day) && [one.day, one.otherDay].includes(it.otherDay));
  return [...twice, ...inWords, ...otherDaysInWords(clauses, names).filter((it) => !isKnown(it))];
}
