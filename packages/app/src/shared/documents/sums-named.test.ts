import { expect, test } from 'vitest';
import { sumsNamed } from './sums-named.ts';

const figure = (category: 'owns' | 'owes', label: string, amount_minor = 4_100_000) => ({
  category,
  label,
  amount_minor,
});

test('a pension in the intake or the figures is named beside its statement', () => {
  const intake = { financialSituation: { currency: 'GBP', pensions_minor: 4_100_000, home_minor: 1 } };
  expect(
    sumsNamed('pension_statements', intake, [figure('owns', 'Plan de pensiones'), figure('owns', 'The car')]),
  ).toEqual([
    { place: 'intake', label: null, amount_minor: 4_100_000, currency: 'GBP' },
    { place: 'money', label: 'Plan de pensiones', amount_minor: 4_100_000, currency: null },
  ]);
});

test.each([
  ['pension_statements', { pensions_minor: 'unsure' }, []],
  ['pension_statements', { pensions_minor: 0 }, [figure('owns', 'Pension', 0)]],
  ['pension_statements', {}, [figure('owes', 'Pension')]],
  ['vehicle_titles', {}, [figure('owns', 'Carpet')]],
  ['identity_document', { pensions_minor: 1 }, [figure('owns', 'Pension')]],
] as const)(
  'no sum is named beside the document %s when the intake says %o and the figures are %o',
  (docType, financialSituation, figures) => {
    expect(sumsNamed(docType, { financialSituation }, [...figures])).toEqual([]);
  },
);
