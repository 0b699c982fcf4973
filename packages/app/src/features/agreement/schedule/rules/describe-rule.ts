import { t } from '@lingui/core/macro';
import { addDays, firstDatesOf, type NumberedRule, type Preset, presetOf, rulesOf } from '@mediation/agreement';
import type { ParentingSchedule, PatternRule, SpanRule } from '@mediation/api-client';
import { type CarerNames, carerLetters } from '../carers.ts';
import { datesText, handoverPoint, movingDays, ownHandovers } from './describe-moving.ts';
import { dateOf, dayAndMonth, daysBefore } from './plan-day.ts';

/** The name of a usual pattern. */
export const presetName = (preset: Preset): string =>
  ({
    two_two_three: t`Two, two, three`,
    two_two_five_five: t`Two, two, five, five`,
    weeks: t`Week on, week off`,
    second_weekend: t`Every second weekend`,
  })[preset];

/** The title of a rule: what people call it. */
export function ruleTitle(it: NumberedRule): string {
  if (it.tier !== 'patterns') return it.rule.name;
  const preset = presetOf(it.rule.cycle, it.rule.from);
  const name = preset === undefined ? t`Own pattern` : presetName(preset);
  return t`${name}, from ${dateOf(it.rule.from)}`;
}

/** How a pattern shares its nights: "7 nights with Maya and 7 with Daniel in 14". */
export function patternShare({ cycle }: PatternRule, { A, B }: CarerNames): string {
  const ofA = cycle.filter((carer) => carer === 'A').length;
  const ofB = cycle.length - ofA;
  return t`${ofA} with ${A} and ${ofB} with ${B} in ${cycle.length} nights`;
}

/** When a rule applies: from its first night to the day on which the children leave. One of one night is named by its day. */
export function spanDays({ from, until, is_yearly: isYearly, yearly_day: moving }: SpanRule): string {
  if (isYearly && moving !== undefined) return movingDays(moving, { from, until });
  const isOneNight = addDays(from, 1) === until;
  const isInOneYear = from.slice(0, 4) === until.slice(0, 4);
  const first = isYearly || (isInOneYear && !isOneNight) ? dayAndMonth(from) : dateOf(from);
  const last = isYearly ? dayAndMonth(until) : dateOf(until);
  const days = isOneNight ? first : t`${first} to the handover on ${last}`;
  return isYearly ? t`${days}, every year` : days;
}

/** Who has the nights of a rule. */
export function spanShare(rule: SpanRule, names: CarerNames): string {
  const odd = names[rule.odd_years];
  const even = names[rule.even_years];
  if (rule.odd_years === rule.even_years) return rule.is_split ? t`Half each, ${odd} first` : t`With ${odd}`;
  return rule.is_split
    ? t`Half each, ${odd} first in odd years, ${even} in even`
    : t`${odd} in odd years, ${even} in even`;
}

/** What a rule has for itself: the first dates of one that moves, and its handovers. */
export const spanDetails = (rule: SpanRule): string[] => [
  ...(rule.is_yearly && rule.yearly_day ? [datesText(firstDatesOf(rule))] : []),
  ...ownHandovers(rule),
];

/** A rule in one text, with the rules that it wins over by name. */
export function ruleWords(it: NumberedRule, schedule: ParentingSchedule, names: CarerNames): string {
  const title = ruleTitle(it);
  if (it.tier === 'patterns') {
    const letters = carerLetters(names);
    return `${title}. ${patternShare(it.rule, names)}: ${it.rule.cycle.map((carer) => letters[carer]).join(' ')}.`;
  }
  const { wins_over } = it.rule;
  const beaten = rulesOf(schedule).filter(({ rule }) => wins_over.includes(rule.id));
  const wins = beaten.map((other) => t`Wins over ${ruleTitle(other)}.`);
  return [`${title}.`, `${spanDays(it.rule)}.`, `${spanShare(it.rule, names)}.`, ...spanDetails(it.rule), ...wins].join(
    ' ',
  );
}

/** What holds for all nights of a schedule, each in one text. */
export const termWords = {
  handover: ({ handover }: ParentingSchedule) =>
    t`School days: ${handoverPoint(handover.school_days)}. Other days: ${handoverPoint(handover.other_days)}.`,
  school_holidays: ({ school_holidays: { list, pattern_pauses } }: ParentingSchedule) =>
    [
      ...list.map(({ name, from, until }) => `${name}: ${daysBefore(from, until)}.`),
      ...(list.length > 0 && pattern_pauses ? [t`The pattern pauses.`] : []),
    ].join(' '),
  time_zone: ({ time_zone }: ParentingSchedule) => time_zone,
};
