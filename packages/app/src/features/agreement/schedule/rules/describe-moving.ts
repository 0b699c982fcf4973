import { plural, t } from '@lingui/core/macro';
import { dayNumber, dayOf, type firstDatesOf, offsetOf } from '@mediation/agreement';
import type { HandoverPoint, SpanRule, YearlyDay } from '@mediation/api-client';
import { daysFromTo, monthName, timeOfDay, weekdayNames } from './plan-day.ts';

/** Which weekday of a month it can be, by its number; -1 is the last. */
export const nthNames = () =>
  [
    { nth: 1, name: t`first` },
    { nth: 2, name: t`second` },
    { nth: 3, name: t`third` },
    { nth: 4, name: t`fourth` },
    { nth: -1, name: t`last` },
  ] as const;

/** A day that moves from year to year: "the fourth Thursday of November". */
export function movingDay(day: YearlyDay): string {
  if (day.kind === 'easter') return t`Easter Sunday`;
  const nth = nthNames().find((it) => it.nth === day.nth)?.name ?? '';
  const weekday = weekdayNames()[day.weekday]?.long ?? '';
  const month = monthName(`2024-${String(day.month).padStart(2, '0')}-01`);
  return t`the ${nth} ${weekday} of ${month}`;
}

/** When a rule that moves applies: "From 1 day before the fourth Thursday of November to the handover 4 days later". */
export function movingDays(day: YearlyDay, { from, until }: Pick<SpanRule, 'from' | 'until'>): string {
  const offset = offsetOf(day, from);
  const name = movingDay(day);
  const distance = plural(Math.abs(offset), { one: '# day', other: '# days' });
  const length = plural(dayNumber(until) - dayNumber(from), { one: '# day', other: '# days' });
  if (offset === 0) return t`From ${name} to the handover ${length} later, every year`;
  return offset < 0
    ? t`From ${distance} before ${name} to the handover ${length} later, every year`
    : t`From ${distance} after ${name} to the handover ${length} later, every year`;
}

/** The first dates of a rule that moves. */
export function datesText(dates: ReturnType<typeof firstDatesOf>): string {
  const list = dates.map(({ from, until }) => daysFromTo(dayOf(from), dayOf(until))).join('; ');
  return t`First dates, to the handover: ${list}.`;
}

/** Where and when children are handed over: "School, 3:15 PM". */
export const handoverPoint = ({ place, time }: HandoverPoint) => [place, timeOfDay(time)].filter(Boolean).join(', ');

/** The handovers that a rule has for itself, each in one text. */
export function ownHandovers({ handovers = {} }: SpanRule): string[] {
  const { start, middle, end } = handovers;
  return [
    start && t`Starts: ${handoverPoint(start)}.`,
    middle && t`Halves change: ${handoverPoint(middle)}.`,
    end && t`Ends: ${handoverPoint(end)}.`,
  ].filter((text) => text !== undefined);
}
