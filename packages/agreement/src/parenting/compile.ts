import type { Carer, ParentingSchedule } from '@mediation/api-client';
import { addMonths, dayNumber, dayOf } from './day.ts';
import { type Handover, handoversOf } from './handovers.ts';
import { type Problem, problemsOf } from './problems.ts';
import { schoolHolidayNights } from './school-days.ts';
import { type Claim, patternClaims, spanClaims } from './tiers.ts';
import { longestWithout, monthsOf, type Period, type Stretch, yearsOf } from './totals.ts';
import type { Night } from './night.ts';

/** A schedule, night by night. */
export interface CompiledSchedule {
  nights: readonly Night[];
  problems: readonly Problem[];
  handovers: readonly Handover[];
  months: readonly Period[];
  years: readonly Period[];
  /** The longest stretch of settled nights in a row without each parent. */
  longestWithout: Record<Carer, Stretch | null>;
}

/** Compiles a schedule to nights, from a day on. */
export function compile(schedule: ParentingSchedule, from: string, months = 24): CompiledSchedule {
  const nights = nightsOf(schedule, from, dayNumber(addMonths(from, months)) - dayNumber(from));
  return {
    nights,
    problems: problemsOf(nights),
    handovers: handoversOf(schedule, nights),
    months: monthsOf(nights),
    years: yearsOf(nights, from),
    longestWithout: { A: longestWithout(nights, 'A'), B: longestWithout(nights, 'B') },
  };
}

/** The day on which the first pattern begins; undefined without a pattern. */
export const startOf = ({ patterns }: ParentingSchedule): string | undefined =>
  patterns.map(({ from }) => from).toSorted()[0];

function nightsOf(schedule: ParentingSchedule, from: string, count: number): Night[] {
  const start = dayNumber(from);
  const exceptions = spanClaims(schedule.exceptions, start, count);
  const holidays = spanClaims(schedule.holidays, start, count);
  const pauses = schedule.school_holidays.pattern_pauses
    ? schoolHolidayNights(schedule, start, count)
    : new Set<number>();
  return Array.from({ length: count }, (_, index) => {
    const day = start + index;
    const strongest = [exceptions[index] ?? [], holidays[index] ?? []].find((claims) => claims.length > 0);
    return settle(day, strongest ?? (pauses.has(day) ? [] : patternClaims(schedule.patterns, day)));
  });
}

/** A rule that another one wins over steps back. What is left must agree. */
function settle(number: number, claims: readonly Claim[]): Night {
  const day = dayOf(number);
  const beaten = new Set(claims.flatMap(({ rule, winsOver }) => winsOver.filter((other) => other !== rule)));
  const unbeaten = claims.filter(({ rule }) => !beaten.has(rule));
  const standing = unbeaten.length > 0 ? unbeaten : claims;
  const [first] = standing;
  const isAgreed = first !== undefined && standing.every(({ carer }) => carer === first.carer);
  return {
    day,
    carer: isAgreed ? first.carer : null,
    rules: standing.map(({ rule }) => rule),
    says: standing.map(({ carer }) => carer),
  };
}
