import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { cycleOf, presetOf } from './patterns.ts';
import { makeEarlier, makeLonger, makeWin, removeRule } from './settle.ts';
import { stretchesOf } from './stretches.ts';
import { scheduleWith, spanRule } from './test-rules.ts';
import { rulesOf } from './tiers.ts';

const from = '2027-05-03';
const pattern = { id: crypto.randomUUID(), from, cycle: cycleOf('two_two_five_five', 'B', from) };
const birthday = spanRule({ from: '2027-06-19', until: '2027-06-20', odd_years: 'A' });
const wedding = spanRule({ from: '2027-06-18', until: '2027-06-20', odd_years: 'B' });
const one = spanRule({ from: '2027-08-07', until: '2027-08-21', odd_years: 'B' });
const two = spanRule({ from: '2027-08-23', until: '2027-09-01', is_split: true });
const schedule = scheduleWith({
  patterns: [pattern],
  holidays: [two, one],
  exceptions: [birthday, wedding],
  school_holidays: {
    source: null,
    pattern_pauses: true,
    list: [{ name: 'Summer', from: '2027-08-07', until: '2027-09-01' }],
  },
});

const problemsOf = (it: typeof schedule) => compile(it, from).problems;

test('each way to settle a problem leaves one problem less', () => {
  const [clash, gap] = problemsOf(schedule);
  expect([clash?.kind, gap?.kind, gap?.nights]).toEqual(['clash', 'gap', 2]);
  for (const winner of [birthday, wedding])
    expect(problemsOf(makeWin(schedule, winner.id, clash!.rules)).map(({ kind }) => kind)).toEqual(['gap']);
  for (const change of [makeLonger, makeEarlier])
    expect(problemsOf(change(schedule, gap!)).map(({ kind }) => kind)).toEqual(['clash']);
});

test('the winner can change, and a deleted rule wins over nothing', () => {
  const rules = [birthday.id, wedding.id];
  const changed = makeWin(makeWin(schedule, birthday.id, rules), wedding.id, rules);
  const at = (it: typeof schedule) => compile(it, from).nights.find(({ day }) => day === '2027-06-19');
  expect(at(changed)?.carer).toBe('B');
  const left = removeRule(changed, birthday.id);
  expect(left.exceptions).toEqual([{ ...wedding, wins_over: [] }]);
});

test('a pattern that begins earlier keeps its rhythm', () => {
  const [gap] = compile(schedule, '2027-04-28').problems;
  expect(gap).toMatchObject({ kind: 'gap', before: null, after: pattern.id, nights: 5 });
  const earlier = makeEarlier(schedule, gap!);
  expect(compile(earlier, '2027-04-28').nights.slice(5)).toEqual(compile(schedule, '2027-04-28').nights.slice(5));
});

test('rules are numbered by tier, then by day', () => {
  expect(rulesOf(schedule).map(({ number, rule }) => [number, rule.id])).toEqual([
    [1, wedding.id],
    [2, birthday.id],
    [3, one.id],
    [4, two.id],
    [5, pattern.id],
  ]);
});

test('each usual pattern is recognized, whoever begins and wherever it starts', () => {
  for (const preset of ['two_two_three', 'two_two_five_five', 'weeks', 'second_weekend'] as const)
    for (const first of ['A', 'B'] as const)
      for (const day of [from, '2027-05-06', '2027-05-09']) {
        const cycle = cycleOf(preset, first, day);
        expect(presetOf(cycle, day)).toBe(preset);
        expect(presetOf([...cycle.slice(3), ...cycle.slice(0, 3)], day)).toBe(preset);
      }
  expect(presetOf(['A', 'B'], from)).toBeUndefined();
});

test('every second weekend changes on Friday and back on Sunday', () => {
  const it = scheduleWith({ patterns: [{ ...pattern, cycle: cycleOf('second_weekend', 'A', from) }] });
  expect(
    compile(it, from)
      .handovers.slice(0, 3)
      .map(({ day, to }) => [day, to]),
  ).toEqual([
    ['2027-05-07', 'B'],
    ['2027-05-09', 'A'],
    ['2027-05-21', 'B'],
  ]);
});

test('the stretches of an agenda cover every night once', () => {
  const compiled = compile(schedule, from);
  const stretches = stretchesOf(compiled);
  expect(stretches.reduce((sum, { nights }) => sum + nights, 0)).toBe(compiled.nights.length);
  expect(stretches[0]).toMatchObject({ from: '2027-05-03', to: '2027-05-04', carer: 'B', handover: undefined });
  expect(stretches[1]).toMatchObject({ from: '2027-05-05', nights: 2, carer: 'A', handover: { place: 'School' } });
});
