// Guards packages/agreement/src/calculators/**
import type { OfferedInputs } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { checkedValues, firstValues, usedInputs } from './calculator-values.ts';
import { childMaintenance } from './child-maintenance.ts';
import { incomeShares } from './income-shares.ts';

const offered: OfferedInputs = {
  income: { A: 5_200_000, B: 2_600_000 },
  nights: { A: 104, B: 261 },
  children: 2,
};
const nothing: OfferedInputs = { income: { A: null, B: null }, nights: null, children: null };

test('a calculator begins with what both parties read, for the one who would pay', () => {
  const { inputs } = childMaintenance;
  const rest = { children: 2, other_children: 0, benefits: false };
  expect(firstValues(inputs, offered)).toEqual({ payer: 'A', income: 100_000, nights: 104, ...rest });
  expect(firstValues(inputs, offered, 'B')).toMatchObject({ income: 50_000, nights: 261 });
  expect(firstValues(inputs, nothing)).toEqual({ other_children: 0, nights: 0, benefits: false });
  expect(firstValues(incomeShares.inputs, offered)).toEqual({
    income_a: 433_333,
    income_b: 216_667,
    children: 2,
    nights_a: 104,
  });
});

test('values of another kind or out of bounds are named, and those that nobody asks for are dropped', () => {
  const values = { payer: 5, income: -1, children: 21, nights: 10, benefits: 'A', secret: 1 } as const;
  expect(checkedValues(childMaintenance.inputs, values)).toEqual({
    checked: { nights: 10 },
    wrong: ['payer', 'income', 'children', 'benefits'],
  });
});

test('a result says of each input whose it is, and whether both parties read it elsewhere', () => {
  const values = { ...firstValues(childMaintenance.inputs, offered), payer: 'B' as const, income: 50_000, nights: 80 };
  expect(
    usedInputs(childMaintenance.inputs, values, offered).map(({ of, value, is_offered }) => [of, value, is_offered]),
  ).toEqual([
    [null, 'B', false],
    ['B', 50_000, true],
    [null, 2, true],
    [null, 0, false],
    ['B', 80, false],
    [null, false, false],
  ]);
});
