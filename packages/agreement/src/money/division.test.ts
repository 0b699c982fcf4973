import type { Figure } from '@mediation/api-client';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { divisionOf } from './division.ts';
import { firstYearOf } from './first-year.ts';

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
  as_of: '2026-11-15',
  evidence: null,
  former: [],
  version: 1,
  ...changes,
});

const kept = fc
  .record({
    participant_id: fc.constantFrom(...parties),
    is_joint: fc.boolean(),
    own_share: fc.integer({ min: 0, max: 10_000 }).map((it) => it / 100),
    category: fc.constantFrom<Figure['category'][]>('owns', 'owes', 'comes_in', 'goes_out'),
    kind: fc.constantFrom<Figure['kind'][]>('home', 'account', 'pension_pot', 'vehicle', 'other'),
    amount_minor: fc.integer({ min: 0, max: 10_000_000_000_000 }),
    keeps: fc.option(fc.integer({ min: 0, max: 10_000 }).map((it) => it / 100)),
  })
  .map(({ keeps, ...it }) => ({ keeps, figure: figure(it) }));

test('both together have the whole to the unit, whoever keeps what and pays whom', () => {
  const payment = fc.record({ from: fc.constantFrom('A' as const, 'B' as const), amount_minor: fc.nat() });
  fc.assert(
    fc.property(fc.array(kept, { maxLength: 200 }), payment, (all, paid) => {
      const keeps = Object.fromEntries(all.flatMap((it) => (it.keeps === null ? [] : [[it.figure.id, it.keeps]])));
      const found = divisionOf(
        all.map(({ figure }) => figure),
        parties,
        { keeps, payment: { ...paid, due_on: null } },
      );
      const { together, each, pensions, withPensions } = found;
      for (const sums of [together, each, pensions, withPensions, ...found.groups.flatMap(({ rows }) => rows)])
        expect(sums.A + sums.B).toBe(sums.whole);
      expect(withPensions.whole).toBe(together.whole + pensions.whole);
    }),
  );
});

test('the equal payment leaves both with half, and the odd unit with party B', () => {
  fc.assert(
    fc.property(fc.array(kept, { maxLength: 50 }), (all) => {
      const figures = all.map(({ figure }) => figure);
      const { equal } = divisionOf(figures, parties);
      const { each } = divisionOf(figures, parties, { keeps: {}, payment: { ...equal, due_on: null } });
      expect(each.B - each.A).toBe(Math.abs(each.whole % 2));
    }),
  );
});

test('a home that one keeps, an account in halves and a pension in part divide as they are written', () => {
  const home = figure({ kind: 'home', label: '8 Larch Lane', amount_minor: 41_200_000, is_joint: true });
  const mortgage = figure({ kind: 'home', category: 'owes', amount_minor: 18_680_261, is_joint: true });
  const account = figure({ kind: 'account', amount_minor: 641_823, is_joint: true });
  const pension = figure({ kind: 'pension_pot', amount_minor: 11_827_500, participant_id: 'daniel' });
  const all = [mortgage, account, pension, home];
  const keeps = { [home.id]: 100, [mortgage.id]: 100, [pension.id]: 24 };
  const found = divisionOf(all, parties, { keeps, payment: null });
  expect(found.groups.map(({ group, rows }) => [group, ...rows.map(({ A, B }) => [A, B])])).toEqual([
    ['home', [41_200_000, 0], [-18_680_261, 0]],
    ['accounts', [320_911, 320_912]],
    ['pensions', [2_838_600, 8_988_900]],
  ]);
  expect(found.together).toEqual({ whole: 23_161_562, A: 22_840_650, B: 320_912 });
  expect(found.equal).toEqual({ from: 'A', amount_minor: 11_259_869 });
  expect(found.share).toBeCloseTo(98.6, 1);
});

test('a party who has less than nothing leaves no share', () => {
  const all = [figure({}), figure({ category: 'owes', amount_minor: 300, participant_id: 'daniel' })];
  expect(divisionOf(all, parties)).toMatchObject({ share: null, equal: { from: 'A', amount_minor: 200 } });
  expect(divisionOf([], parties)).toMatchObject({ share: null, equal: { amount_minor: 0 } });
});

test('a thing for which two amounts are written counts in no sum', () => {
  const both = (amounts: number[]) =>
    parties.map((participant_id, at) =>
      figure({ participant_id, is_joint: true, label: 'Home', amount_minor: amounts[at]! }),
    );
  expect(divisionOf(both([10, 10]), parties).together).toEqual({ whole: 10, A: 5, B: 5 });
  const { together, groups } = divisionOf(both([10, 12]), parties);
  expect(together.whole).toBe(0);
  expect(groups[0]!.rows).toMatchObject([{ isUnsettled: true }]);
});

test('the first year counts support, other housing, the accounts kept and the payment', () => {
  const all = [
    figure({ category: 'comes_in', amount_minor: 300_000 }),
    figure({ category: 'goes_out', kind: 'home', amount_minor: 110_000 }),
    figure({ category: 'goes_out', amount_minor: 50_000 }),
    figure({ category: 'comes_in', amount_minor: 400_000, participant_id: 'daniel' }),
    figure({ kind: 'account', amount_minor: 1_000_000 }),
  ];
  const plain = { support: null, housing: { A: null, B: null }, payment: null };
  expect(firstYearOf(all, parties, plain, divisionOf(all, parties))).toEqual({
    housing: { A: 110_000, B: 0 },
    left: { A: 1_680_000, B: 4_800_000 },
    cash: { A: 2_680_000, B: 4_800_000 },
  });
  const other = {
    support: { from: 'B' as const, amount_minor: 40_000 },
    housing: { A: 160_000, B: 90_000 },
    payment: { from: 'A' as const, amount_minor: 500_000, due_on: null },
  };
  expect(firstYearOf(all, parties, other, divisionOf(all, parties, { keeps: {}, ...other }))).toEqual({
    housing: { A: 160_000, B: 90_000 },
    left: { A: 1_560_000, B: 3_240_000 },
    cash: { A: 2_060_000, B: 3_740_000 },
  });
});
