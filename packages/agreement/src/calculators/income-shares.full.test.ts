// Guards packages/agreement/src/calculators/**
import { expect, test } from 'vitest';
import { incomeShares } from './income-shares.ts';
import { readSupportTable } from './support-table.ts';

// Invented, like the example file that the page of calculators offers.
const { rows } = readSupportTable('income,1,2\n1000,200,300\n2000,400,600\n5000,900,1300\n');

const estimate = (income_a: number, income_b: number, children: number, nights_a: number) =>
  incomeShares.calculate({ income_a: income_a * 100, income_b: income_b * 100, children, nights_a }, rows);

test.each<[string, Parameters<typeof estimate>, number, 'A' | 'B' | null]>([
  ['all nights with A, so B bears their share', [2000, 3000, 1, 365], 540, 'B'],
  ['all nights with B, so A bears their share', [2000, 3000, 1, 0], 360, 'A'],
  ['two children', [2000, 3000, 2, 0], 520, 'A'],
  ['more children than the table has columns', [2000, 3000, 4, 0], 520, 'A'],
  ['a third of the nights with A', [3000, 2000, 1, 73], 360, 'A'],
  ['the same nights and the same income, nearly', [1000, 1000, 1, 182], 0.55, 'A'],
  ['between two lines the lower one counts', [1500, 1499, 1, 0], 200.07, 'A'],
  ['above the table its last line counts', [9000, 1000, 1, 0], 810, 'A'],
  ['no income of A', [0, 1000, 1, 0], 0, null],
])('an example worked by hand from the rules: %s', (_, values, amount, payer) => {
  expect(estimate(...values)).toMatchObject({ amount_minor: Math.round(amount * 100), paid_by: payer });
});

test('an estimate needs a table that begins low enough, and every figure', () => {
  expect(estimate(400, 500, 1, 100)).toBeNull();
  expect(incomeShares.calculate({ income_a: 200_000, income_b: 0, children: 1, nights_a: 1 }, [])).toBeNull();
  expect(incomeShares.calculate({ income_a: 200_000, income_b: 0, children: 1 }, rows)).toBeNull();
});
