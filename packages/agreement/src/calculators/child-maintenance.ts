import type { CalculatorWords } from '@mediation/api-client';
import type { SupportCalculator } from './support-calculator.ts';

/** Amounts of the rules, in pence a week. */
const pounds = 100;
const flatRate = 7 * pounds;
const [nilBelow, flatUpTo, basicFrom, plusAbove, cappedAt] = [7, 100, 200, 800, 3000].map((it) => it * pounds) as [
  number,
  number,
  number,
  number,
  number,
];

/** In percent, for one child, for two, and for three or more. */
const basicPercent = [12, 16, 19];
const plusPercent = [9, 12, 15];
/** By the other children whom the payer supports: none, one, two, three or more. */
const reducedPercent = [
  [17, 25, 31],
  [14.1, 21.2, 26.4],
  [13.2, 19.9, 24.9],
  [12.4, 18.9, 23.8],
];
const incomeOffPercent = [0, 11, 14, 16];
/** From so many nights a year with the payer on, this part is taken off. */
const sharedCare = [
  { from: 175, sevenths: 3.5 },
  { from: 156, sevenths: 3 },
  { from: 104, sevenths: 2 },
  { from: 52, sevenths: 1 },
];

const toThePound = (it: number) => Math.round(it / pounds) * pounds;

/**
 * Child maintenance in Great Britain by bands of the payer's income before tax, as the Child Maintenance Service works it
 * out, and rounded as the calculator of GOV.UK does. Variations and children in more than one home are left out.
 */
export const childMaintenance: SupportCalculator = {
  id: 'gb-child-maintenance',
  name: { en: 'Child maintenance, Great Britain', es: 'Manutención infantil, Gran Bretaña' },
  country: 'GB',
  source: {
    name: 'GOV.UK, How child maintenance is worked out; Child Support Maintenance Calculation Regulations 2012',
    url: 'https://www.gov.uk/how-child-maintenance-is-worked-out',
  },
  valid_from: '2012-12-10',
  reviewed_on: '2026-11-30',
  currency: 'GBP',
  needs_table: false,
  note: {
    en: 'By bands of the income before tax of the parent who pays. It leaves out pension payments, variations, children with more than one other parent, and equal care, where nobody pays.',
    es: 'Por tramos de los ingresos brutos del progenitor que paga. No tiene en cuenta aportaciones a pensiones, variaciones, hijos con más de otro progenitor ni el cuidado por igual, en el que nadie paga.',
  },
  inputs: [
    {
      key: 'payer',
      label: { en: 'Who would pay', es: 'Quién pagaría' },
      kind: 'party',
      of: null,
      rhythm: 'weekly',
      offer: 'payer',
      needs_check: false,
      min: 0,
      max: 0,
      initial: null,
    },
    {
      key: 'income',
      label: { en: 'Income before tax each week', es: 'Ingresos brutos por semana' },
      kind: 'amount',
      of: 'payer',
      rhythm: 'weekly',
      offer: 'income',
      needs_check: true,
      min: 0,
      max: 100_000 * pounds,
      initial: null,
    },
    number('children', { en: 'Children to pay for', es: 'Hijos por los que se paga' }, 'children', 1, 20, null),
    number(
      'other_children',
      { en: 'Other children in the home of the payer', es: 'Otros hijos en el hogar de quien paga' },
      null,
      0,
      20,
      0,
    ),
    number('nights', { en: 'Nights a year with the payer', es: 'Noches al año con quien paga' }, 'nights', 0, 366, 0),
    {
      key: 'benefits',
      label: { en: 'The payer gets a benefit that GOV.UK lists', es: 'Quien paga recibe una ayuda que GOV.UK indica' },
      kind: 'yes_no',
      of: null,
      rhythm: 'weekly',
      offer: null,
      needs_check: false,
      min: 0,
      max: 1,
      initial: false,
    },
  ],
  calculate: ({ payer, income, children, other_children: others, nights, benefits }) => {
    if (payer !== 'A' && payer !== 'B') return null;
    if (typeof children !== 'number' || children < 1) return null;
    if (typeof nights !== 'number' || typeof others !== 'number') return null;
    if (typeof income !== 'number' && benefits !== true) return null;
    const { amount, lines } = weekly({ income: Number(income), children, others, nights, benefits: benefits === true });
    return { amount_minor: amount, rhythm: 'weekly', paid_by: amount > 0 ? payer : null, lines };
  },
};

function number(
  key: string,
  label: CalculatorWords,
  offer: 'children' | 'nights' | null,
  min: number,
  max: number,
  initial: number | null,
): SupportCalculator['inputs'][number] {
  const of = offer === 'nights' ? 'payer' : null;
  return { key, label, kind: 'number', of, rhythm: 'weekly', offer, needs_check: false, min, max, initial };
}

interface Facts {
  income: number;
  children: number;
  others: number;
  nights: number;
  benefits: boolean;
}

type Line = { label: CalculatorWords; amount_minor: number };

function weekly({ income, children, others, nights, benefits }: Facts): { amount: number; lines: Line[] } {
  const care = sharedCare.find(({ from }) => nights >= from);
  if (benefits) {
    const amount = care ? 0 : flatRate;
    return { amount, lines: [line('Flat rate with benefits', 'Cuota fija con ayudas', amount)] };
  }
  if (income < nilBelow) return { amount: 0, lines: [line('Nil rate', 'Cuota nula', 0)] };
  if (income <= flatUpTo) return { amount: flatRate, lines: [line('Flat rate', 'Cuota fija', flatRate)] };
  const { before, lines, isToThePound } = beforeCare(income, Math.min(children, 3) - 1, Math.min(others, 3));
  const part = care ? before * (1 - care.sevenths / 7) : before;
  const half = nights >= 175 ? flatRate * children : 0;
  const rounded = isToThePound ? toThePound(part) : Math.round(part);
  const amount = Math.max(rounded - half, flatRate);
  return {
    amount,
    lines: [
      ...lines,
      ...(care
        ? [line(`Less for ${nights} nights a year`, `Menos por ${nights} noches al año`, amount - Math.round(before))]
        : []),
    ],
  };
}

/** What is owed before nights count. The calculator of GOV.UK rounds all but the highest band to the pound. */
function beforeCare(income: number, child: number, other: number) {
  if (income < basicFrom) {
    const percent = reducedPercent[other]![child]!;
    const before = flatRate + ((income - flatUpTo) * percent) / 100;
    const more = line(
      `£7 and ${percent} % of what is above £100`,
      `7 £ y el ${comma(percent)} % de lo que pasa de 100 £`,
      Math.round(before),
    );
    return { before, lines: [more], isToThePound: true };
  }
  const capped = Math.min(income, cappedAt);
  const counted = capped * (1 - incomeOffPercent[other]! / 100);
  const [basic, plus] = [basicPercent[child]!, plusPercent[child]!];
  const [low, high] = [Math.min(counted, plusAbove), Math.max(counted - plusAbove, 0)];
  const lines = [
    ...(income > cappedAt ? [line('Income that counts, at most', 'Ingresos que cuentan, como máximo', cappedAt)] : []),
    ...(other > 0
      ? [
          line(
            `Income less ${incomeOffPercent[other]} % for other children`,
            `Ingresos menos el ${incomeOffPercent[other]} % por otros hijos`,
            Math.round(counted),
          ),
        ]
      : []),
    line(
      `${basic} % of the income up to £800`,
      `${basic} % de los ingresos hasta 800 £`,
      Math.round((low * basic) / 100),
    ),
    ...(high > 0
      ? [
          line(
            `${plus} % of the income above £800`,
            `${plus} % de los ingresos por encima de 800 £`,
            Math.round((high * plus) / 100),
          ),
        ]
      : []),
  ];
  return { before: (low * basic + high * plus) / 100, lines, isToThePound: income <= plusAbove };
}

const comma = (it: number) => String(it).replace('.', ',');
const line = (en: string, es: string, amount_minor: number): Line => ({ label: { en, es }, amount_minor });
