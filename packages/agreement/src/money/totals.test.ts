import type { Figure } from '@mediation/api-client';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthlyOf } from './monthly.ts';
import { jointFigures, rowsOf } from './rows.ts';
import { totalsOf } from './totals.ts';

const parties = ['maya', 'daniel'] as const;
let next = 0;

const figure = (changes: Partial<Figure>): Figure => ({
  id: String((next += 1)),
  participant_id: 'maya',
  is_joint: false,
  own_share: 50,
  category: 'owns',
  kind: 'other',
  label: `Figure ${next}`,
  amount_minor: 100,
  rhythm: 'monthly',
  as_of: '2027-03-15',
  evidence: null,
  former: [],
  version: 1,
  ...changes,
});

const figures = fc.array(
  fc
    .record({
      participant_id: fc.constantFrom(...parties),
      is_joint: fc.boolean(),
      category: fc.constantFrom<Figure['category'][]>('owns', 'owes', 'comes_in', 'goes_out'),
      label: fc.constantFrom('Home', 'home ', 'Car', 'Mortgage', 'Loan'),
      amount_minor: fc.integer({ min: 0, max: 2_000_000_000_000 }),
      rhythm: fc.constantFrom<Figure['rhythm'][]>('weekly', 'monthly', 'yearly'),
    })
    .map(figure),
  { maxLength: 400 },
);

const signs = { owns: 1, comes_in: 1, owes: -1, goes_out: -1 };

test('both totals together are the sum of all figures, each joint one once', () => {
  fc.assert(
    fc.property(figures, (all) => {
      const { worth, monthly, unsettled } = totalsOf(all, parties);
      const left = new Set(unsettled.flat());
      const joint = jointFigures(all).map(([first]) => first!);
      const counted = [...all.filter(({ is_joint }) => !is_joint), ...joint].filter((it) => !left.has(it));
      const sum = counted.reduce((sum, it) => sum + BigInt(signs[it.category] * monthlyOf(it)), 0n);
      const totals = parties.flatMap((party) => [worth[party]!.amount, monthly[party]!.amount]);
      expect(totals.reduce((sum, it) => sum + BigInt(it), 0n)).toBe(sum);
    }),
  );
});

test('every total is the sum of its terms, in whole units', () => {
  fc.assert(
    fc.property(figures, (all) => {
      const { worth, monthly } = totalsOf(all, parties);
      for (const { amount, terms } of [...Object.values(worth), ...Object.values(monthly)]) {
        expect(terms.reduce((sum, it) => sum + it.amount, 0)).toBe(amount);
        expect(terms.every((it) => Number.isSafeInteger(it.amount))).toBe(true);
      }
    }),
  );
});

test('halves differ by one unit at most, and the party with the odd unit is named', () => {
  fc.assert(
    fc.property(figures, (all) => {
      const { worth, joint } = totalsOf(all, parties);
      const [first = 0, second = 0] = parties.map(
        (party) => worth[party]!.terms.find(({ kind }) => kind === 'half_of_worth')?.amount,
      );
      expect(second - first).toBe(joint.worth.oddUnitOf === null ? 0 : 1);
      expect(first + second).toBe(joint.worth.amount);
      expect(joint.worth.oddUnitOf).toBe(joint.worth.amount % 2 === 0 ? null : 'daniel');
    }),
  );
});

test('a home less its mortgage is halved, with the odd penny on the second side', () => {
  const all = [
    figure({ label: 'Home', is_joint: true, amount_minor: 41_200_000 }),
    figure({ label: 'Mortgage', is_joint: true, category: 'owes', amount_minor: 18_680_261 }),
    figure({ participant_id: 'daniel', category: 'owes', amount_minor: 1 }),
  ];
  const { worth, joint } = totalsOf(all, parties);
  expect(joint.worth).toMatchObject({ amount: 22_519_739, oddUnitOf: 'daniel' });
  expect(worth['maya']!.terms.map(({ amount }) => amount)).toEqual([0, 11_259_869, 0]);
  expect(worth['daniel']!.terms.map(({ amount }) => amount)).toEqual([0, 11_259_870, -1]);
});

test('a joint figure that both entered counts once, and with two amounts in no total', () => {
  const entered = (amounts: [number, number]) =>
    totalsOf(
      parties.map((participant_id, at) =>
        figure({ participant_id, label: 'Home', is_joint: true, amount_minor: amounts[at]! }),
      ),
      parties,
    );
  expect(entered([10, 10]).joint.worth.amount).toBe(10);
  expect(entered([10, 12])).toMatchObject({ joint: { worth: { amount: 0 } }, unsettled: [[{}, {}]] });
});

test.each([
  ['weekly', 10_000, 43_333],
  ['fortnightly', 120_000, 260_000],
  ['monthly', 215_050, 215_050],
  ['quarterly', 30_001, 10_000],
  ['yearly', 120_007, 10_001],
] as const)('what comes in %s counts as its share of a month', (rhythm, amount_minor, month) => {
  const { monthly } = totalsOf([figure({ category: 'comes_in', rhythm, amount_minor })], parties);
  expect(monthly['maya']!.amount).toBe(month);
});

test('a joint home counts for each party by their share, whoever entered it', () => {
  const home = { label: 'Home', is_joint: true, amount_minor: 10_001 } as const;
  const ofBoth = [figure({ ...home, own_share: 60 }), figure({ ...home, participant_id: 'daniel', own_share: 40 })];
  for (const entered of [ofBoth, ofBoth.slice(0, 1), ofBoth.slice(1)]) {
    const { worth, joint, unsettled } = totalsOf(entered, parties);
    expect(unsettled).toEqual([]);
    expect(joint.worth).toMatchObject({ amount: 10_001, isHalved: false, oddUnitOf: null });
    expect(parties.map((party) => worth[party]!.amount)).toEqual([6000, 4001]);
  }
  expect(totalsOf([ofBoth[0]!, { ...ofBoth[1]!, own_share: 60 }], parties).unsettled).toHaveLength(1);
});

test('shares of any percent divide a joint amount without a rest', () => {
  const shared = fc.record({
    own_share: fc.integer({ min: 0, max: 10_000 }).map((it) => it / 100),
    participant_id: fc.constantFrom(...parties),
    category: fc.constantFrom<Figure['category'][]>('owns', 'owes'),
    amount_minor: fc.integer({ min: 0, max: 10_000_000_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(shared, { maxLength: 200 }), (all) => {
      const figures = all.map((it, at) => figure({ ...it, is_joint: true, label: `Joint ${at}` }));
      const { worth } = totalsOf(figures, parties).joint;
      const [first = 0, second = 0] = parties.map((party) => worth.shares[party]);
      expect(first + second).toBe(worth.amount);
      const exact = figures.reduce((sum, it) => {
        const percent = it.participant_id === 'maya' ? it.own_share : 100 - it.own_share;
        return sum + BigInt(signs[it.category] * it.amount_minor) * BigInt(Math.round(percent * 100));
      }, 0n);
      const rest = exact - BigInt(first) * 10_000n;
      expect(rest >= 0n && rest < 10_000n).toBe(true);
    }),
  );
});

test('a joint payment that one party wrote by the week and the other by the month is one where both are the same', () => {
  const joint = { category: 'goes_out', label: 'Nursery', is_joint: true } as const;
  const weekly = figure({ ...joint, rhythm: 'weekly', amount_minor: 12_000 });
  const byMonth = (amount_minor: number) => [weekly, figure({ ...joint, participant_id: 'daniel', amount_minor })];
  expect(totalsOf(byMonth(52_000), parties).joint.monthly.amount).toBe(-52_000);
  expect(totalsOf(byMonth(48_000), parties).unsettled).toHaveLength(1);
});

test('every figure is in exactly one row of its category', () => {
  fc.assert(
    fc.property(figures, (all) => {
      const categories = ['owns', 'owes', 'comes_in', 'goes_out'] as const;
      const rows = categories.flatMap((category) => rowsOf(all, category, parties));
      const shown = rows.flatMap(({ joint = [], own }) => [...joint, ...own]).filter((it) => it !== undefined);
      expect(shown.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    }),
  );
});
