// Guards packages/agreement/src/parenting/**
import type { Carer, ParentingSchedule, SpanRule } from '@mediation/api-client';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { addDays, dayNumber } from './day.ts';
import { cycleOf } from './patterns.ts';
import type { Problem } from './problems.ts';
import type { Period } from './totals.ts';
import { scheduleWith, spanRule } from './test-rules.ts';

const weeks = cycleOf('weeks', 'A', '2027-05-03');
const patternFrom = (from: string, cycle = weeks) => ({ id: crypto.randomUUID(), from, cycle });
const lettersOf = (schedule: ParentingSchedule, from: string, count: number) =>
  compile(schedule, from)
    .nights.slice(0, count)
    .map(({ carer, rules }) => carer ?? (rules.length > 0 ? '!' : '?'))
    .join('');

/** Whoever a rule gives a night to, read from the rule night by night, without any expansion of years. */
function claimOf(rule: SpanRule, day: string): Carer | undefined {
  const nights = dayNumber(rule.until) - dayNumber(rule.from);
  const years = rule.is_yearly ? Number(day.slice(0, 4)) - Number(rule.from.slice(0, 4)) : 0;
  for (const shift of rule.is_yearly ? [years, years - 1] : [0]) {
    if (shift < 0) continue;
    const year = Number(rule.from.slice(0, 4)) + shift;
    const from = `${year}${rule.from.slice(4)}`;
    const index = dayNumber(day) - dayNumber(from);
    if (index < 0 || index >= nights) continue;
    const first = year % 2 === 0 ? rule.even_years : rule.odd_years;
    return rule.is_split && index >= Math.ceil(nights / 2) ? (first === 'A' ? 'B' : 'A') : first;
  }
  return undefined;
}

// Yearly spans that touch no end of February last equally long in every year.
const day = fc.integer({ min: 70, max: 330 }).map((count) => addDays('2027-01-01', count));
const carer = fc.constantFrom<Carer>('A', 'B');
const span = fc
  .record({
    from: day,
    nights: fc.integer({ min: 1, max: 30 }),
    is_yearly: fc.boolean(),
    is_split: fc.boolean(),
    odd_years: carer,
    even_years: carer,
  })
  .map(({ nights, ...rule }) => spanRule({ ...rule, until: addDays(rule.from, nights) }));
const generated = fc.record({
  patterns: fc.array(
    fc.record({
      id: fc.uuid(),
      from: fc.integer({ min: -30, max: 700 }).map((days) => addDays('2027-05-03', days)),
      cycle: fc.array(carer, { minLength: 1, maxLength: 28 }),
    }),
    { maxLength: 4 },
  ),
  holidays: fc.array(span, { maxLength: 5 }),
  exceptions: fc.array(span, { maxLength: 5 }),
});

/** How a night must end, found without the compiler: its carer, a clash or a gap; undefined where the pattern decides. */
function expectedAt(schedule: ParentingSchedule, day: string): Carer | 'clash' | 'gap' | undefined {
  const carers = [schedule.exceptions, schedule.holidays]
    .map((tier) => new Set(tier.map((rule) => claimOf(rule, day)).filter((it) => it !== undefined)))
    .find((it) => it.size > 0);
  if (carers !== undefined) return carers.size === 2 ? 'clash' : [...carers][0];
  return schedule.patterns.some(({ from }) => from <= day) ? undefined : 'gap';
}

const daysOf = ({ from, nights }: Problem) => Array.from({ length: nights }, (_, index) => addDays(from, index));

test('compile marks every night that has no carer or two in thousands of generated schedules', () => {
  fc.assert(
    fc.property(generated, (rules) => {
      const schedule = scheduleWith(rules);
      const { nights, problems } = compile(schedule, '2027-05-03');
      const marked = new Map(problems.flatMap((it) => daysOf(it).map((day) => [day, it.kind] as const)));
      const wrong = nights.filter(({ day, carer }) => {
        const found = carer ?? marked.get(day);
        return marked.has(day) !== (carer === null) || (expectedAt(schedule, day) ?? found) !== found;
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 2000 },
  );
}, 300_000);

const sumOf = (periods: readonly Period[], key: 'A' | 'B' | 'unsettled' | 'nights') =>
  periods.reduce((sum, it) => sum + it[key], 0);

test('totals of months and years add up to the number of nights', () => {
  fc.assert(
    fc.property(generated, (rules) => {
      const { nights, months, years } = compile(scheduleWith(rules), '2027-05-03');
      const count = (carer: Carer | null) => nights.filter((it) => it.carer === carer).length;
      for (const periods of [months, years]) {
        expect(periods.filter(({ A, B, unsettled, nights }) => A + B + unsettled !== nights)).toEqual([]);
        expect([sumOf(periods, 'A'), sumOf(periods, 'B'), sumOf(periods, 'unsettled')]).toEqual([
          count('A'),
          count('B'),
          count(null),
        ]);
        expect(sumOf(periods, 'nights')).toBe(731);
      }
    }),
    { numRuns: 500 },
  );
}, 300_000);

test('a clash names two rules or more, a gap the rules around it, and a handover goes to the carer of its night', () => {
  fc.assert(
    fc.property(generated, (rules) => {
      const { nights, problems, handovers } = compile(scheduleWith(rules), '2027-05-03');
      const carers = new Map(nights.map(({ day, carer }) => [day, carer]));
      expect(problems.filter(({ kind, rules }) => kind === 'clash' && rules.length < 2)).toEqual([]);
      expect(
        problems.filter(
          ({ kind, rules, before, after }) =>
            kind === 'gap' && ![before, after].every((it) => it === null || rules.includes(it)),
        ),
      ).toEqual([]);
      expect(handovers.filter(({ day, to }) => carers.get(day) !== to)).toEqual([]);
    }),
    { numRuns: 500 },
  );
}, 300_000);

test('a year with 29 February has 366 nights', () => {
  const { years } = compile(scheduleWith({ patterns: [patternFrom('2027-05-03')] }), '2027-05-03');
  expect(years.map(({ from, to, nights }) => [from, to, nights])).toEqual([
    ['2027-05-03', '2028-05-02', 366],
    ['2028-05-03', '2029-05-02', 365],
  ]);
});

test('a yearly rule of 29 February keeps a night in common years', () => {
  const exceptions = [
    spanRule({ from: '2028-02-29', until: '2028-03-01', is_yearly: true, odd_years: 'B', even_years: 'B' }),
  ];
  const schedule = scheduleWith({ patterns: [patternFrom('2028-01-01', ['A'])], exceptions });
  expect(
    compile(schedule, '2028-01-01', 24)
      .nights.filter(({ carer }) => carer === 'B')
      .map(({ day }) => day),
  ).toEqual(['2028-02-29', '2029-02-28']);
});

test('a yearly rule across New Year follows the year in which it begins', () => {
  const holidays = [
    spanRule({ from: '2027-12-24', until: '2028-01-02', is_yearly: true, odd_years: 'B', even_years: 'A' }),
  ];
  const schedule = scheduleWith({ patterns: [patternFrom('2026-01-01', ['A'])], holidays });
  expect(lettersOf(schedule, '2028-01-01', 2)).toBe('BA');
  expect(lettersOf(schedule, '2028-12-31', 3)).toBe('AAA');
});

test('an odd number of nights in halves gives the night in the middle to the first parent', () => {
  const holidays = [
    spanRule({ from: '2027-05-04', until: '2027-05-09', is_split: true, odd_years: 'B', even_years: 'B' }),
  ];
  expect(lettersOf(scheduleWith({ patterns: [patternFrom('2027-05-03', ['A'])], holidays }), '2027-05-03', 7)).toBe(
    'ABBBAAA',
  );
});

test('a later pattern replaces an earlier one, and two that begin on one day clash where they differ', () => {
  const patterns = [
    patternFrom('2027-05-03', ['A']),
    patternFrom('2027-05-05', ['B']),
    patternFrom('2027-05-05', ['B', 'A']),
  ];
  expect(lettersOf(scheduleWith({ patterns }), '2027-05-02', 6)).toBe('?AAB!B');
});

test('a stated winner settles a clash, and two rules that win over each other still clash', () => {
  const birthday = spanRule({ from: '2027-06-19', until: '2027-06-20', odd_years: 'A', even_years: 'A' });
  const wedding = spanRule({ from: '2027-06-18', until: '2027-06-20', odd_years: 'B', even_years: 'B' });
  const patterns = [patternFrom('2027-05-03', ['A'])];
  const during = (exceptions: SpanRule[]) => lettersOf(scheduleWith({ patterns, exceptions }), '2027-06-18', 2);
  const winning = { ...wedding, wins_over: [birthday.id] };
  expect(during([birthday, wedding])).toBe('B!');
  expect(during([birthday, winning])).toBe('BB');
  expect(during([{ ...birthday, wins_over: [wedding.id] }, winning])).toBe('B!');
});

test('a night of a school holiday without a holiday rule is a gap when the pattern pauses', () => {
  const weeks34 = spanRule({ from: '2027-08-07', until: '2027-08-21', odd_years: 'B', even_years: 'B' });
  const last = spanRule({ from: '2027-08-22', until: '2027-09-01', is_split: true, odd_years: 'A', even_years: 'A' });
  const schedule = scheduleWith({ patterns: [patternFrom('2027-05-03')], holidays: [weeks34, last] });
  schedule.school_holidays.list = [{ name: 'Summer', from: '2027-08-07', until: '2027-09-01' }];
  expect(compile(schedule, '2027-05-03').problems).toEqual([]);
  schedule.school_holidays.pattern_pauses = true;
  expect(compile(schedule, '2027-05-03').problems).toEqual([
    {
      kind: 'gap',
      from: '2027-08-21',
      nights: 1,
      rules: [weeks34.id, last.id],
      says: [],
      before: weeks34.id,
      after: last.id,
    },
  ]);
});

test('a handover is at school on school days, and elsewhere at weekends and in school holidays', () => {
  const schedule = scheduleWith({ patterns: [patternFrom('2027-05-03')] });
  schedule.school_holidays.list = [{ name: 'Half-term', from: '2027-05-17', until: '2027-05-24' }];
  expect(compile(schedule, '2027-05-03').handovers.slice(0, 3)).toEqual([
    { day: '2027-05-10', to: 'B', place: 'School', time: '15:15' },
    { day: '2027-05-17', to: 'A', place: 'Library', time: '10:00' },
    { day: '2027-05-24', to: 'B', place: 'School', time: '15:15' },
  ]);
});

test('the longest stretch without each parent spans the rules that make it', () => {
  const holidays = [spanRule({ from: '2027-07-05', until: '2027-07-20', odd_years: 'B', even_years: 'B' })];
  const { longestWithout } = compile(scheduleWith({ patterns: [patternFrom('2027-05-03')], holidays }), '2027-05-03');
  expect(longestWithout.A).toEqual({ from: '2027-07-05', nights: 21 });
  expect(longestWithout.B).toEqual({ from: '2027-05-03', nights: 7 });
});
