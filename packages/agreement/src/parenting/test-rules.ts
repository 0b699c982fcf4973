import type { ParentingSchedule, SpanRule } from '@mediation/api-client';

/** A schedule with these rules, for tests. */
export const scheduleWith = (rules: Partial<ParentingSchedule>): ParentingSchedule => ({
  time_zone: 'Europe/London',
  patterns: [],
  holidays: [],
  exceptions: [],
  school_holidays: { source: null, pattern_pauses: false, list: [] },
  handover: { school_days: { place: 'School', time: '15:15' }, other_days: { place: 'Library', time: '10:00' } },
  ...rules,
});

/** A rule for tests, once, with A in all years. */
export const spanRule = (rule: Pick<SpanRule, 'from' | 'until'> & Partial<SpanRule>): SpanRule => ({
  id: crypto.randomUUID(),
  name: 'Holiday',
  is_yearly: false,
  is_split: false,
  odd_years: 'A',
  even_years: 'A',
  wins_over: [],
  ...rule,
});
