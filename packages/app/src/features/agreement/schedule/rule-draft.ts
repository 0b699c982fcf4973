import {
  addDays,
  cycleOf,
  dayNumber,
  type NumberedRule,
  presetOf,
  type Preset,
  type Problem,
  type Tier,
} from '@mediation/agreement';
import { type Carer, limits, type ParentingSchedule, type PatternRule, type SpanRule } from '@mediation/api-client';

/** What the dialog asks about a rule: of every tier, so that switching the tier loses nothing. */
export interface RuleDraft {
  id: string;
  tier: Tier;
  name: string;
  from: string | undefined;
  until: string | undefined;
  is_yearly: boolean;
  is_split: boolean;
  odd_years: Carer;
  even_years: Carer;
  wins_over: string[];
  preset: Preset | 'own';
  cycle: Carer[];
}

const blank = (): RuleDraft => ({
  id: crypto.randomUUID(),
  tier: 'exceptions',
  name: '',
  from: undefined,
  until: undefined,
  is_yearly: false,
  is_split: false,
  odd_years: 'A',
  even_years: 'A',
  wins_over: [],
  preset: 'weeks',
  cycle: [],
});

/** The answers of a rule, or of a new one: for a gap, or the pattern where there is none yet. */
export function draftOf(
  it: NumberedRule | undefined,
  schedule: ParentingSchedule,
  gap: Problem | undefined,
): RuleDraft {
  if (gap !== undefined) return { ...blank(), tier: 'holidays', from: gap.from, until: addDays(gap.from, gap.nights) };
  if (it === undefined) return { ...blank(), tier: schedule.patterns.length === 0 ? 'patterns' : 'exceptions' };
  if (it.tier !== 'patterns') return { ...blank(), ...it.rule, tier: it.tier };
  const { id, from, cycle } = it.rule;
  return { ...blank(), id, from, cycle, tier: it.tier, preset: presetOf(cycle, from) ?? 'own' };
}

/** The cycle with another usual pattern. */
export const withPreset = (draft: RuleDraft, preset: Preset | 'own', first: Carer): RuleDraft => ({
  ...draft,
  preset,
  cycle:
    preset === 'own'
      ? draft.cycle.length > 0
        ? draft.cycle
        : cycleOf('weeks', first, draft.from ?? '2024-01-01')
      : cycleOf(preset, first, draft.from ?? '2024-01-01'),
});

/** The fields that are not right yet. */
export function wrongFields({ tier, name, from, until }: RuleDraft): ReadonlySet<'name' | 'from' | 'until'> {
  const wrong = new Set<'name' | 'from' | 'until'>();
  if (from === undefined) wrong.add('from');
  if (tier === 'patterns') return wrong;
  if (name.trim() === '') wrong.add('name');
  const nights = from !== undefined && until !== undefined ? dayNumber(until) - dayNumber(from) : 0;
  if (until !== undefined && (nights < 1 || nights > limits.spanNights)) wrong.add('until');
  return wrong;
}

/** The schedule with this rule, added or instead of what it was. Without a last day a rule has one night. */
export function withRule(schedule: ParentingSchedule, draft: RuleDraft): ParentingSchedule {
  const { tier, id, name, from = '', is_yearly, is_split, odd_years, even_years, wins_over } = draft;
  const until = draft.until ?? addDays(from, 1);
  const span: SpanRule = { id, name: name.trim(), from, until, is_yearly, is_split, odd_years, even_years, wins_over };
  const pattern: PatternRule = { id, from, cycle: draft.cycle };
  const others = <Rule extends { id: string }>(rules: readonly Rule[]) => rules.filter((rule) => rule.id !== id);
  return {
    ...schedule,
    exceptions: [...others(schedule.exceptions), ...(tier === 'exceptions' ? [span] : [])],
    holidays: [...others(schedule.holidays), ...(tier === 'holidays' ? [span] : [])],
    patterns: [...others(schedule.patterns), ...(tier === 'patterns' ? [pattern] : [])],
  };
}
