import type { CalculatorInput } from '@mediation/api-client';
import type { SupportCalculator } from './support-calculator.ts';
import { rowFor } from './support-table.ts';

const daysOfYear = 365;

const input = (it: Partial<CalculatorInput> & Pick<CalculatorInput, 'key' | 'label' | 'kind'>): CalculatorInput => ({
  of: null,
  rhythm: 'monthly',
  offer: null,
  needs_check: false,
  min: 0,
  max: 10_000_000_000,
  initial: null,
  ...it,
});

/**
 * The model of income shares, as most states of the US have it, with the table that an office brings. Each parent owes
 * their share of what the table says for the part of the year that the children are with the other; who owes more pays the
 * difference. The details of a state, like a minimum of nights, costs of health care or a self-support reserve, are left out.
 */
export const incomeShares: SupportCalculator = {
  id: 'us-income-shares',
  name: { en: 'Income shares, with your own table', es: 'Reparto según los ingresos, con su propia tabla' },
  country: 'US',
  source: {
    name: '45 CFR 302.56, Guidelines for setting child support orders',
    url: 'https://www.ecfr.gov/current/title-45/section-302.56',
  },
  valid_from: '2017-01-19',
  reviewed_on: '2026-11-30',
  currency: 'USD',
  needs_table: true,
  note: {
    en: 'The table says what both owe together, by their combined income and the number of children. Each bears the share that their income has in both; nights with a parent count for that parent. It leaves out what single states add: minimum nights, child care, health insurance, a reserve for the payer.',
    es: 'La tabla indica lo que ambos deben juntos, según la suma de sus ingresos y el número de hijos. Cada uno asume la parte que sus ingresos tienen en la suma; las noches con un progenitor cuentan a su favor. No incluye lo que añaden los distintos estados: mínimo de noches, guardería, seguro médico, reserva para quien paga.',
  },
  inputs: [
    input({
      key: 'income_a',
      label: { en: 'Income each month', es: 'Ingresos por mes' },
      kind: 'amount',
      of: 'A',
      offer: 'income',
      needs_check: true,
    }),
    input({
      key: 'income_b',
      label: { en: 'Income each month', es: 'Ingresos por mes' },
      kind: 'amount',
      of: 'B',
      offer: 'income',
      needs_check: true,
    }),
    input({
      key: 'children',
      label: { en: 'Children', es: 'Hijos' },
      kind: 'number',
      offer: 'children',
      min: 1,
      max: 20,
    }),
    input({
      key: 'nights_a',
      label: { en: 'Nights a year', es: 'Noches al año' },
      kind: 'number',
      of: 'A',
      offer: 'nights',
      max: 366,
    }),
  ],
  calculate: ({ income_a: a, income_b: b, children, nights_a: nights }, table) => {
    if (typeof a !== 'number' || typeof b !== 'number') return null;
    if (typeof children !== 'number' || typeof nights !== 'number') return null;
    const combined = a + b;
    const row = rowFor(table, combined);
    const owed = row?.amounts[Math.min(children, row.amounts.length) - 1];
    if (combined === 0 || row === undefined || owed === undefined) return null;
    const withA = Math.min(nights / daysOfYear, 1);
    const [shareA, shareB] = [a / combined, b / combined];
    const [owedA, owedB] = [owed * shareA * (1 - withA), owed * shareB * withA];
    const amount = Math.round(Math.abs(owedA - owedB));
    return {
      amount_minor: amount,
      rhythm: 'monthly',
      paid_by: amount === 0 ? null : owedA > owedB ? 'A' : 'B',
      lines: [
        { label: { en: 'Income of both', es: 'Ingresos de ambos' }, amount_minor: combined },
        {
          label: {
            en: 'Owed by both together, by the table',
            es: 'Lo que deben ambos juntos, según la tabla',
          },
          amount_minor: owed,
        },
        shareLine('A', shareA, owedA),
        shareLine('B', shareB, owedB),
      ],
    };
  },
};

/** What a side bears: their share, less the nights with them. */
function shareLine(of: 'A' | 'B', share: number, owed: number) {
  const percent = String(Math.round(share * 1000) / 10);
  const label = {
    en: `Share of ${percent} %, less the nights`,
    es: `Parte del ${percent.replace('.', ',')} %, menos las noches`,
  };
  return { label, of, amount_minor: Math.round(owed) };
}
