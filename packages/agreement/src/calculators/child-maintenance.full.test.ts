// Guards packages/agreement/src/calculators/**
import { expect, test } from 'vitest';
import { childMaintenance } from './child-maintenance.ts';

interface Example {
  income: number;
  children: number;
  others?: number;
  nights?: number;
  benefits?: boolean;
}

const weekly = ({ income, children, others = 0, nights = 0, benefits = false }: Example) => {
  const values = {
    payer: 'A' as const,
    income: Math.round(income * 100),
    children,
    other_children: others,
    nights,
    benefits,
  };
  return childMaintenance.calculate(values, [])!.amount_minor / 100;
};

// The examples of the Government Digital Service: alphagov/smart-answers, child_maintenance_calculator_test.rb. It asks for
// nights a week; these are nights a year of the same band.
test.each<[string, Example, number]>([
  ['leaflet page 20: basic plus rate', { income: 1000, children: 2 }, 152],
  ['leaflet page 23: reduced rate', { income: 173, children: 2, others: 1 }, 22],
  ['leaflet page 30: basic rate', { income: 517.81, children: 3, others: 1, nights: 104 }, 63],
  ['basic rate', { income: 600, children: 2 }, 96],
  ['basic plus rate', { income: 1600, children: 1 }, 168],
  ['basic plus rate with more than half of the nights', { income: 925, children: 3, nights: 175 }, 64.38],
  ['reduced rate, never below £7', { income: 180, children: 2, others: 1, nights: 175 }, 7],
])('an example of GOV.UK gives the amount that it names: %s', (_, example, amount) => {
  expect(weekly(example)).toBe(amount);
});

test.each<[string, Example, number]>([
  ['nil rate', { income: 6.99, children: 1 }, 0],
  ['flat rate from £7', { income: 7, children: 1 }, 7],
  ['flat rate up to £100', { income: 100, children: 3, nights: 175 }, 7],
  ['flat rate with benefits', { income: 500, children: 1, benefits: true }, 7],
  ['nothing with benefits and a night a week', { income: 500, children: 1, benefits: true, nights: 52 }, 0],
  ['both rates meet at £200', { income: 200, children: 1 }, 24],
  ['reduced rate just below', { income: 199.99, children: 1 }, 24],
  ['four children are as three', { income: 400, children: 4 }, 76],
  ['51 nights count for nothing', { income: 700, children: 1, nights: 51 }, 84],
  ['52 nights: a seventh less', { income: 700, children: 1, nights: 52 }, 72],
  ['103 nights: a seventh less', { income: 700, children: 1, nights: 103 }, 72],
  ['155 nights: two sevenths less', { income: 700, children: 1, nights: 155 }, 60],
  ['156 nights: three sevenths less', { income: 700, children: 1, nights: 156 }, 48],
  ['174 nights: three sevenths less', { income: 700, children: 1, nights: 174 }, 48],
  ['175 nights: half and £7 less', { income: 700, children: 1, nights: 175 }, 35],
  ['£3,000 is the most that counts', { income: 5000, children: 1 }, 294],
  ['two other children take 14 % off', { income: 500, children: 1, others: 2 }, 52],
  ['five other children take 16 % off', { income: 500, children: 1, others: 5 }, 50],
])('an example worked by hand from the rules: %s', (_, example, amount) => {
  expect(weekly(example)).toBe(amount);
});

test('the lines of an estimate add up, and nobody pays nothing', () => {
  const values = { payer: 'B' as const, income: 100_000, children: 2, other_children: 0, nights: 104, benefits: false };
  expect(childMaintenance.calculate(values, [])).toEqual({
    amount_minor: 10_857,
    rhythm: 'weekly',
    paid_by: 'B',
    lines: [
      { label: { en: '16 % of the income up to £800', es: '16 % de los ingresos hasta 800 £' }, amount_minor: 12_800 },
      {
        label: { en: '12 % of the income above £800', es: '12 % de los ingresos por encima de 800 £' },
        amount_minor: 2400,
      },
      { label: { en: 'Less for 104 nights a year', es: 'Menos por 104 noches al año' }, amount_minor: -4343 },
    ],
  });
  expect(childMaintenance.calculate({ ...values, income: 0 }, [])).toMatchObject({ amount_minor: 0, paid_by: null });
});

test('an estimate needs the payer, the children and the income', () => {
  const values = { payer: 'A' as const, income: 60_000, children: 1, other_children: 0, nights: 0, benefits: false };
  for (const key of ['payer', 'income', 'children'] as const) {
    const { [key]: _, ...rest } = values;
    expect(childMaintenance.calculate(rest, [])).toBeNull();
  }
});
