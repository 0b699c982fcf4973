import type { ParentingSchedule, SpanRule } from '@mediation/api-client';
import { addDays, dayNumber } from './day.ts';
import type { Problem } from './problems.ts';

/** States that one rule wins over others of its tier. */
export function makeWin(schedule: ParentingSchedule, winner: string, losers: readonly string[]): ParentingSchedule {
  const beaten = new Set(losers.filter((id) => id !== winner));
  return changeSpans(schedule, (rule) => {
    if (rule.id === winner) return { ...rule, wins_over: [...new Set([...rule.wins_over, ...beaten])] };
    return beaten.has(rule.id) ? { ...rule, wins_over: rule.wins_over.filter((id) => id !== winner) } : rule;
  });
}

/** Lets the rule before a gap end when the gap ends. */
export const makeLonger = (schedule: ParentingSchedule, { before, nights }: Problem): ParentingSchedule =>
  changeSpans(schedule, (rule) => (rule.id === before ? { ...rule, until: addDays(rule.until, nights) } : rule));

/** Lets the rule after a gap begin when the gap begins. A pattern keeps its rhythm. */
export function makeEarlier(schedule: ParentingSchedule, { after, from, nights }: Problem): ParentingSchedule {
  const changed = changeSpans(schedule, (rule) =>
    rule.id === after ? { ...rule, from: addDays(rule.from, -nights) } : rule,
  );
  const patterns = changed.patterns.map((rule) => {
    if (rule.id !== after || rule.from <= from) return rule;
    const shift = (dayNumber(rule.from) - dayNumber(from)) % rule.cycle.length;
    return { ...rule, from, cycle: [...rule.cycle.slice(-shift), ...rule.cycle.slice(0, -shift)] };
  });
  return { ...changed, patterns };
}

/** Takes a rule out, and out of what other rules win over. */
export function removeRule(schedule: ParentingSchedule, id: string): ParentingSchedule {
  const left = changeSpans(schedule, (rule) => ({ ...rule, wins_over: rule.wins_over.filter((it) => it !== id) }));
  return {
    ...left,
    patterns: left.patterns.filter((rule) => rule.id !== id),
    holidays: left.holidays.filter((rule) => rule.id !== id),
    exceptions: left.exceptions.filter((rule) => rule.id !== id),
  };
}

const changeSpans = (schedule: ParentingSchedule, change: (rule: SpanRule) => SpanRule): ParentingSchedule => ({
  ...schedule,
  holidays: schedule.holidays.map(change),
  exceptions: schedule.exceptions.map(change),
});
