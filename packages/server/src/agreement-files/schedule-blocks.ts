import { addDays, compile, dayNumber, dayOf, firstDatesOf, offsetOf, startOf } from '@mediation/agreement';
import type { HandoverPoint, ParentingSchedule, PatternRule, SpanRule } from '@mediation/api-client';
import { type Block, heading, list, paragraph, soft, table } from './content.ts';
import type { Formats } from './formats.ts';
import type { FileWords } from './words.ts';

interface Names {
  A: string;
  B: string;
}

/** The rules of a released parenting schedule. */
export function scheduleBlocks(schedule: ParentingSchedule, names: Names, words: FileWords, formats: Formats): Block[] {
  const { patterns, holidays, exceptions, school_holidays: school, handover, time_zone } = schedule;
  const place = ({ place, time }: HandoverPoint) => [place, time].filter(Boolean).join(', ');
  const tableOf = (title: string, rules: SpanRule[]) =>
    rules.length === 0
      ? []
      : [
          heading(3, title),
          ...table(
            words.spanHead,
            rules.map((rule) => [rule.name, daysOf(rule, words, formats), shareOf(rule, names, words)]),
          ),
          ...list([
            ...rules.flatMap((rule) => firstDates(rule, words, formats)),
            ...rules.flatMap((rule) => ownHandovers(rule, words, place)),
            ...winsOf(rules, words),
          ]),
        ];
  return [
    heading(2, words.schedule),
    paragraph(words.priority),
    ...patterns.map((rule) => paragraph(patternText(rule, names, words, formats))),
    ...tableOf(words.holidays, holidays),
    ...tableOf(words.exceptions, exceptions),
    ...(school.list.length > 0 ? [heading(3, words.schoolHolidays)] : []),
    ...list(
      school.list.map(({ name, from, until }) =>
        words.schoolHoliday(name, formats.day(from), formats.day(addDays(until, -1))),
      ),
    ),
    ...(school.list.length > 0 && school.pattern_pauses ? [paragraph(words.patternPauses)] : []),
    ...nightsOfYears(schedule, names, words, formats),
    heading(3, words.handover),
    ...list([words.schoolDays(place(handover.school_days)), words.otherDays(place(handover.other_days))]),
    soft(words.zone(time_zone)),
  ];
}

/** How many nights of each of the first two years are with each parent. */
function nightsOfYears(
  schedule: ParentingSchedule,
  names: Names,
  words: FileWords,
  { day, percent }: Formats,
): Block[] {
  const start = startOf(schedule);
  if (start === undefined) return [];
  const share = (count: number, of: number) => words.nightsOfYear(count, of, percent(count / of));
  const rows = compile(schedule, start).years.map(({ from, to, A, B, nights }) => [
    words.fromTo(day(from), day(to)),
    share(A, nights),
    share(B, nights),
  ]);
  return [heading(3, words.nightsWithEach), ...table([words.yearOfNights, names.A, names.B], rows)];
}

function daysOf({ from, until, is_yearly, yearly_day }: SpanRule, words: FileWords, formats: Formats): string {
  if (is_yearly && yearly_day !== undefined) {
    const [weekday, month] =
      yearly_day.kind === 'easter' ? ['', ''] : [formats.weekday(yearly_day.weekday), formats.month(yearly_day.month)];
    const day = words.movingDay(yearly_day, weekday, month);
    return words.moving(day, offsetOf(yearly_day, from), dayNumber(until) - dayNumber(from));
  }
  const day = is_yearly ? formats.dayAndMonth : formats.day;
  return words.span(day(from), day(until), is_yearly);
}

/** The first dates of a rule that moves, so that nobody has to reckon them. */
function firstDates(rule: SpanRule, words: FileWords, { day, list: listed }: Formats): string[] {
  if (!rule.is_yearly || rule.yearly_day === undefined) return [];
  const dates = firstDatesOf(rule).map(({ from, until }) => words.fromTo(day(dayOf(from)), day(dayOf(until))));
  return [words.firstDates(rule.name, listed(dates))];
}

const ownHandovers = ({ name, handovers = {} }: SpanRule, words: FileWords, place: (it: HandoverPoint) => string) =>
  (['start', 'middle', 'end'] as const).flatMap((part) => {
    const point = handovers[part];
    return point === undefined ? [] : [words.ownHandover[part](name, place(point))];
  });

/** Which rule counts where two of one tier overlap. */
const winsOf = (rules: SpanRule[], { wins }: FileWords) =>
  rules.flatMap(({ name, wins_over }) =>
    rules.filter(({ id }) => wins_over.includes(id)).map((beaten) => wins(name, beaten.name)),
  );

/** The cycle as its runs: "2 nights with Ada, 2 nights with Ben, 3 nights with Ada". */
function patternText({ from, cycle }: PatternRule, names: Names, words: FileWords, { day }: Formats): string {
  const runs: { carer: 'A' | 'B'; nights: number }[] = [];
  for (const carer of cycle) {
    const last = runs.at(-1);
    if (last?.carer === carer) last.nights += 1;
    else runs.push({ carer, nights: 1 });
  }
  const shares = runs.map(({ carer, nights }) => words.nights(nights, names[carer])).join(', ');
  return words.pattern(day(from), cycle.length, shares);
}

function shareOf({ odd_years, even_years, is_split }: SpanRule, names: Names, words: FileWords): string {
  const [odd, even] = [names[odd_years], names[even_years]];
  if (odd_years === even_years) return is_split ? words.half(odd) : odd;
  return is_split ? words.halfOddEven(odd, even) : words.oddEven(odd, even);
}
