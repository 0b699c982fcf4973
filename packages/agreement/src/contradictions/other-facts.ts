import type { Clause, Recitals } from '@mediation/api-client';
import { daysIn } from '../linter/days.ts';
import { languageOf } from '../linter/language.ts';
import { sentencesOf } from './sentences.ts';

/** A day of a clause that is not that of the recitals. */
export interface OtherFact {
  about: 'wedding' | 'separation';
  day: string;
  /** The day in the recitals. */
  recitalDay: string;
}

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const saidOf = {
  wedding: whole('married|wedding|got married|se casaron|boda|contrajeron matrimonio'),
  separation: whole('separated|the separation|se separaron|la separación'),
} as const;

/** What has another day than the wedding or the separation: what is to be done by one, and papers about it. */
const isElse = whole(
  'by|before|until|till|after|within|agreement|order|paper|deed|acuerdo|convenio|documento|escritura|antes|hasta|después|' +
    'anniversary|aniversario|not|no',
);

/** The days that a clause gives the wedding or the separation and the recitals do not: one day in a sentence about one of them. */
export const otherFactsIn = (
  { text }: Pick<Clause, 'text'>,
  recitals: Pick<Recitals, 'wedding_on' | 'separation_on'>,
): OtherFact[] =>
  sentencesOf(text).flatMap((sentence) => {
    const [day, ...others] = new Set(daysIn(sentence, languageOf(text, 'en')));
    const [about, ...more] = (['wedding', 'separation'] as const).filter((it) => saidOf[it].test(sentence));
    if (day === undefined || about === undefined || others.length > 0 || more.length > 0 || isElse.test(sentence))
      return [];
    const recitalDay = recitals[`${about}_on`];
    return recitalDay === null || recitalDay === day ? [] : [{ about, day, recitalDay }];
  });
