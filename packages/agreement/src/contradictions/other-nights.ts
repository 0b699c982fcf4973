import type { Carer, Clause, ParentingSchedule } from '@mediation/api-client';
import { saidBy } from '../clauses/said.ts';
import { compile, startOf } from '../parenting/compile.ts';
import { dayNumber, weekdayOf } from '../parenting/day.ts';
import { stretchesOf } from '../parenting/stretches.ts';
import { namesOnly } from './names-only.ts';
import { sentencesOf } from './sentences.ts';
import { placeIn, weekdays } from './weekdays.ts';

/** A stretch of nights in the words of a clause that the schedule does not have. */
export interface OtherNights {
  /** As the clause writes it: "Friday 17:00 to Monday 08:30". */
  words: string;
  carer: Carer;
  /** Its first weekday from Monday, 0, and its nights. */
  weekday: number;
  nights: number;
  /** How many nights in a row the carer has from this weekday in the schedule; empty if no stretch begins on it. */
  scheduled: number[];
}

const counts = ['one|una', 'two|dos', 'three|tres', 'four|cuatro', 'five|cinco', 'six|seis', 'seven|siete'];
const time = ',?(?: at| a las?)? \\d{1,2}(?:[:.]\\d\\d(?: ?[ap]\\.?m\\b\\.?)?| ?[ap]\\.?m\\b\\.?)';
const day = weekdays.join('|');
const range = new RegExp(
  `(?<![\\p{L}])(?<from>${day})(?<begins>${time})?,? (?:to|until|till|al?|hasta)(?: el| the)?(?: next| following)? ` +
    `(?<until>${day})(?<ends>${time})?(?: ?[,(]? ?(?<count>\\d{1,2}|${counts.join('|')}) (?:nights|noches))?(?!\\p{L})`,
  'giu',
);

/**
 * The stretches that a clause gives one parent and the schedule does not. Only ranges with both times or a number of
 * nights count, "Friday 17:00 to Monday 08:30", in a sentence that names one parent and no holiday.
 */
export function otherNightsIn(
  { heading, text }: Pick<Clause, 'heading' | 'text'>,
  schedule: ParentingSchedule,
  names: Record<Carer, string>,
): OtherNights[] {
  const start = startOf(schedule);
  if (start === undefined) return [];
  const base = compile({ ...schedule, holidays: [], exceptions: [] }, start, 6);
  // The first and the last stretch may be parts of longer ones.
  const stretches = stretchesOf(base)
    .slice(1, -1)
    .map(({ from, nights, carer }) => ({ carer, nights, weekday: weekdayOf(dayNumber(from)) }));
  if (stretches.length === 0) return [];
  return sentencesOf(text).flatMap((sentence) => {
    const carer = namesOnly(sentence, names);
    const isHoliday = [saidBy.holidays, saidBy.special_days].some((it) => it.test(`${heading} ${sentence}`));
    if (carer === null || isHoliday) return [];
    const own = stretches.filter((it) => it.carer === carer);
    return rangesIn(sentence).flatMap(({ words, weekday, nights }) => {
      const has = own.some((it) => {
        const offset = (weekday - it.weekday + 7) % 7;
        return offset === 0 ? it.nights === nights || it.nights >= 7 + nights : offset + nights <= it.nights;
      });
      const scheduled = own.filter((it) => it.weekday === weekday).map((it) => it.nights);
      return has
        ? []
        : [{ words, carer, weekday, nights, scheduled: [...new Set(scheduled)].toSorted((a, b) => a - b) }];
    });
  });
}

const rangesIn = (sentence: string) =>
  [...sentence.matchAll(range)].flatMap(({ 0: words, groups = {} }) => {
    const { from = '', until = '', begins, ends, count } = groups;
    const weekday = placeIn(weekdays, from);
    const apart = (placeIn(weekdays, until) - weekday + 7) % 7 || 7;
    const counted = count === undefined ? apart : Number(count) || placeIn(counts, count) + 1;
    // "Monday to Thursday" may end with the night of Thursday.
    const isSure = counted === apart && (count !== undefined || (begins !== undefined && ends !== undefined));
    return isSure ? [{ words, weekday, nights: apart }] : [];
  });
