import type { Carer, SpanRule } from '@mediation/api-client';
import { dayNumber } from './day.ts';
import { offsetOf, yearlyDayIn } from './yearly-day.ts';

/** The nights of a rule in one year, as numbers of days. */
export interface Occurrence {
  from: number;
  /** The day on which the other half begins; that of the end where nights are not split. */
  middle: number;
  until: number;
  /** Who has the nights, or their first half. */
  carer: Carer;
}

/** The occurrences of a rule that can reach into a period. */
export function occurrencesOf(rule: SpanRule, start: number, end: number): Occurrence[] {
  const years = rule.is_yearly ? range(yearOf(start) - 2, yearOf(end) + 1) : [yearIn(rule.from)];
  return years
    .map((year) => spanIn(rule, year))
    .filter(({ from }) => from >= dayNumber(rule.from))
    .map(({ from, until }) => ({
      from,
      middle: rule.is_split ? from + Math.ceil((until - from) / 2) : until,
      until,
      carer: yearOf(from) % 2 === 0 ? rule.even_years : rule.odd_years,
    }))
    .filter(({ from, until }) => until > start && from < end);
}

/** The first dates of a yearly rule, for people who read it. */
export const firstDatesOf = (rule: SpanRule, years = 3): Pick<Occurrence, 'from' | 'until'>[] =>
  occurrencesOf(rule, dayNumber(rule.from), dayNumber(rule.from) + 366 * (years + 1)).slice(0, years);

function spanIn(rule: SpanRule, year: number): { from: number; until: number } {
  if (rule.is_yearly && rule.yearly_day !== undefined) {
    const from = yearlyDayIn(rule.yearly_day, year) + offsetOf(rule.yearly_day, rule.from);
    return { from, until: from + dayNumber(rule.until) - dayNumber(rule.from) };
  }
  return {
    from: inYear(rule.from, year, '02-28'),
    until: inYear(rule.until, year + yearIn(rule.until) - yearIn(rule.from), '03-01'),
  };
}

const yearIn = (day: string) => Number(day.slice(0, 4));
const yearOf = (number: number) => new Date(number * 86_400_000).getUTCFullYear();
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** A day in another year. 29 February widens in common years, so that a rule never loses its only night. */
const inYear = (day: string, year: number, insteadOfLeapDay: string) => {
  const monthAndDay = day.slice(5);
  return dayNumber(`${year}-${monthAndDay === '02-29' && !isLeap(year) ? insteadOfLeapDay : monthAndDay}`);
};
