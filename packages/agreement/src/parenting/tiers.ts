import type { Carer, ParentingSchedule, PatternRule, SpanRule } from '@mediation/api-client';
import { dayNumber } from './day.ts';
import { occurrencesOf } from './occurrences.ts';

/** The tiers of a schedule, the strongest first. */
export type Tier = 'exceptions' | 'holidays' | 'patterns';

/** A rule with its number in the list: exceptions first, then holidays, then patterns. */
export type NumberedRule =
  | { number: number; tier: 'exceptions' | 'holidays'; rule: SpanRule }
  | { number: number; tier: 'patterns'; rule: PatternRule };

/** All rules of a schedule in the order in which they win, numbered from 1. */
export function rulesOf({ exceptions, holidays, patterns }: ParentingSchedule): NumberedRule[] {
  const byDay = <Rule extends { from: string }>(rules: readonly Rule[]) =>
    rules.toSorted((one, other) => one.from.localeCompare(other.from));
  return [
    ...byDay(exceptions).map((rule) => ({ tier: 'exceptions' as const, rule })),
    ...byDay(holidays).map((rule) => ({ tier: 'holidays' as const, rule })),
    ...byDay(patterns).map((rule) => ({ tier: 'patterns' as const, rule })),
  ].map((it, index) => ({ ...it, number: index + 1 }));
}

/** The carer that a rule states for a night. */
export interface Claim {
  rule: string;
  carer: Carer;
  winsOver: readonly string[];
}

const none: readonly string[] = [];

/** The claims of exceptions or holidays for each night of a period. */
export function spanClaims(rules: readonly SpanRule[], start: number, nights: number): Claim[][] {
  const claims = Array.from({ length: nights }, (): Claim[] => []);
  for (const rule of rules)
    for (const { from, until, middle, carer } of occurrencesOf(rule, start, start + nights))
      for (let day = Math.max(from, start); day < Math.min(until, start + nights); day += 1)
        claims[day - start]?.push({
          rule: rule.id,
          carer: day < middle ? carer : otherThan(carer),
          winsOver: rule.wins_over,
        });
  return claims;
}

/** The claims of the pattern that has begun last before a night. Patterns that begin on one day all claim. */
export function patternClaims(patterns: readonly PatternRule[], day: number): Claim[] {
  const begun = patterns.filter(({ from }) => dayNumber(from) <= day);
  const latest = Math.max(...begun.map(({ from }) => dayNumber(from)));
  return begun
    .filter(({ from }) => dayNumber(from) === latest)
    .map(({ id, cycle }) => ({ rule: id, carer: cycle[(day - latest) % cycle.length] ?? 'A', winsOver: none }));
}

/** The other parent. */
export const otherThan = (carer: Carer): Carer => (carer === 'A' ? 'B' : 'A');
