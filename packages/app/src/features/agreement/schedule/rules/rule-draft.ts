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
import {
  type Carer,
  limits,
  type ParentingSchedule,
  type PatternRule,
  type SpanRule,
  type YearlyDay,
} from '@mediation/api-client';

/** What the dialog asks about a rule: of every tier, so that switching the tier loses nothing. */
export interface RuleDraft {
  id: string;
  tier: Tier;
  name: string;
  from: string | undefined;
  until: string | undefined;
  is_yearly: boolean;
  /** The day that a yearly rule moves with; undefined keeps its date. */
  yearly_day: YearlyDay | undefined;
  is_split: boolean;
  odd_years: Carer;
  even_years: Carer;
  handovers: NonNullable<SpanRule['handovers']>;
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
  yearly_day: undefined,
  is_split: false,
  odd_years: 'A',
  even_years: 'A',
  handovers: {},
  wins_over: [],
  preset: 'weeks',
  cycle: [],
});

/** The answers of a rule, or of a new one: for a gap, or the pattern where there is none yet. */
export function ruleDraftOf(
  it: NumberedRule | undefined,
  schedule: ParentingSchedule,
  gap: Problem | undefined,
): RuleDraft {
  if (gap !== undefined) return { ...blank(), tier: 'holidays', from: gap.from, until: addDays(gap.from, gap.nights) };
  if (it === undefined) return { ...blank(), tier: schedule.patterns.length === 0 ? 'patterns' : 'exceptions' };
  if (it.tier !== 'patterns') return { ...blank(), ...it.rule, handovers: it.rule.handovers ?? {}, tier: it.tier };
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
export function wrongRuleFields({ tier, name, from, until }: RuleDraft): ReadonlySet<'name' | 'from' | 'until'> {
  const wrong = new Set<'name' | 'from' | 'until'>();
  if (from === undefined) wrong.add('from');
  if (tier === 'patterns') return wrong;
  if (name.trim() === '') wrong.add('name');
  const nights = from !== undefined && until !== undefined ? dayNumber(until) - dayNumber(from) : 0;
  if (until !== undefined && (nights < 1 || nights > limits.spanNights)) wrong.add('until');
  return wrong;
}

/** The exception or holiday of a draft. Without a last day it has one night. */
export function spanRuleOf(draft: RuleDraft): SpanRule {
  const { id, name, from = '', is_yearly, yearly_day, is_split, odd_years, even_years, wins_over } = draft;
  const { middle, ...ends } = draft.handovers;
  const handovers = is_split && middle !== undefined ? { ...ends, middle } : ends;
  return {
    id,
    name: name.trim(),
    from,
    until: draft.until ?? addDays(from, 1),
    is_yearly,
    yearly_day: is_yearly ? yearly_day : undefined,
    is_split,
    odd_years,
    even_years,
    ...(Object.keys(handovers).length > 0 && { handovers }),
    wins_over,
  };
}

/** The schedule with this rule, added or instead of what it was. */
export function withRule(schedule: ParentingSchedule, draft: RuleDraft): ParentingSchedule {
  const { tier, id, from = '' } = draft;
  const span = () => spanRuleOf(draft);
  const pattern: PatternRule = { id, from, cycle: draft.cycle };
  const others = <Rule extends { id: string }>(rules: readonly Rule[]) => rules.filter((rule) => rule.id !== id);
  return {
    ...schedule,
    exceptions: [...others(schedule.exceptions), ...(tier === 'exceptions' ? [span()] : [])],
    holidays: [...others(schedule.holidays), ...(tier === 'holidays' ? [span()] : [])],
    patterns: [...others(schedule.patterns), ...(tier === 'patterns' ? [pattern] : [])],
  };
}
