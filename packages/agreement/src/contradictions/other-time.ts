import type { Carer, Clause, ParentingSchedule } from '@mediation/api-client';
import { saidBy } from '../clauses/said.ts';
import { compile, startOf } from '../parenting/compile.ts';
import { sentencesOf } from './sentences.ts';
import { sharesIn } from './shares-in.ts';

/** A percent of time in the words of a clause that is not that of the schedule. */
export interface OtherTime {
  /** As the clause writes it: "40 %". */
  words: string;
  carer: Carer;
  /** The percent of the nights in the first year of the schedule, with one decimal. */
  scheduled: number;
}

const ofTime = /(?<!\p{L})(?:time|nights|overnights|tiempo|noches|pernoctas)(?!\p{L})/iu;
const isRough = /(?<!\p{L})(?:about|around|roughly|approximately|some|unos|alrededor|aproximadamente|cerca)(?!\p{L})/iu;
const other = /(?<!\p{L})(?:interest|costs?|income|school time|intereses|gastos|ingresos)(?!\p{L})/iu;

/**
 * The percents of time that a clause gives a parent and the nights of the first year do not: more than one point apart, or
 * three where the clause says "about". A year with nights that nobody or both have counts nothing.
 */
export function otherTimeIn(
  { heading, text }: Pick<Clause, 'heading' | 'text'>,
  schedule: ParentingSchedule,
  names: Record<Carer, string>,
): OtherTime[] {
  const start = startOf(schedule);
  const [year] = start === undefined ? [] : compile(schedule, start, 12).years;
  if (year === undefined || year.unsettled > 0) return [];
  return sentencesOf(text).flatMap((sentence) => {
    const isSpecial = [saidBy.holidays, saidBy.special_days].some((it) => it.test(`${heading} ${sentence}`));
    if (!ofTime.test(sentence) || other.test(sentence) || isSpecial) return [];
    return sharesIn(sentence, names).flatMap(({ party, percent, words }) => {
      const scheduled = Math.round((1000 * year[party]) / year.nights) / 10;
      return Math.abs(scheduled - percent) > (isRough.test(sentence) ? 3 : 1)
        ? [{ words, carer: party, scheduled }]
        : [];
    });
  });
}
