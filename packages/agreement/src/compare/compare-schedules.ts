import type { ParentingSchedule } from '@mediation/api-client';
import { compile, startOf } from '../parenting/compile.ts';
import { type NumberedRule, rulesOf } from '../parenting/tiers.ts';
import type { Period } from '../parenting/totals.ts';

/** What holds for all nights of a schedule, beside its rules. */
const terms = ['handover', 'school_holidays', 'time_zone'] as const;

/** A rule in two schedules. One of them is absent where it was added or taken out. */
export interface ComparedRule {
  id: string;
  before: NumberedRule | undefined;
  now: NumberedRule | undefined;
}

/** A year of two schedules in which nights went to the other parent. */
export interface ComparedYear {
  before: Period;
  now: Period;
  /** How many nights have another carer. */
  moved: number;
}

/** What differs between two schedules. */
export interface ComparedSchedule {
  /** The rules with another content, in the order of the later schedule; those that were taken out come last. */
  rules: ComparedRule[];
  years: ComparedYear[];
  terms: (typeof terms)[number][];
  /** In how many places the two differ. */
  changes: number;
}

/** Compares two schedules: their rules, and the nights that they make of them over two years. */
export function compareSchedules(before: ParentingSchedule | null, now: ParentingSchedule | null): ComparedSchedule {
  const rules = changedRules(before, now);
  const changedTerms = terms.filter((term) => !isSame(before?.[term], now?.[term]));
  return {
    rules,
    years: before && now ? changedYears(before, now) : [],
    terms: changedTerms,
    changes: rules.length + changedTerms.length,
  };
}

function changedRules(before: ParentingSchedule | null, now: ParentingSchedule | null): ComparedRule[] {
  const [old, fresh] = [before, now].map((it) => new Map((it ? rulesOf(it) : []).map((rule) => [rule.rule.id, rule])));
  return [...new Set([...fresh!.keys(), ...old!.keys()])]
    .map((id) => ({ id, before: old!.get(id), now: fresh!.get(id) }))
    .filter((it) => it.before?.tier !== it.now?.tier || !isSame(it.before?.rule, it.now?.rule));
}

function changedYears(before: ParentingSchedule, now: ParentingSchedule): ComparedYear[] {
  const from = [startOf(before), startOf(now)].filter((day) => day !== undefined).toSorted()[0];
  if (from === undefined) return [];
  const [old, fresh] = [compile(before, from), compile(now, from)];
  return fresh.years
    .map((year, at) => {
      const isIn = (day: string) => day >= year.from && day <= year.to;
      const moved = fresh.nights.filter(({ day, carer }, night) => isIn(day) && carer !== old.nights[night]?.carer);
      return { before: old.years[at] ?? year, now: year, moved: moved.length };
    })
    .filter(({ moved }) => moved > 0);
}

/** Whether two values say the same, in whichever order their fields were kept. */
const isSame = (one: unknown, other: unknown) => inOrder(one) === inOrder(other);
const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, it: unknown) =>
    typeof it === 'object' && it !== null && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).toSorted(([one], [other]) => one.localeCompare(other)))
      : it,
  );
