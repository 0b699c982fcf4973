import type { SupportCalculator } from '@mediation/agreement';

/** An invented formula: a tenth of what comes in for side A, who pays it. */
export const tenth: SupportCalculator = {
  id: 'tenth',
  name: { en: 'A tenth of the income', es: 'Una décima parte de los ingresos' },
  country: 'GB',
  source: { name: 'Invented for a test', url: null },
  valid_from: '2026-01-01',
  reviewed_on: '2026-11-22',
  currency: null,
  needs_table: false,
  note: { en: 'It leaves everything out.', es: 'No tiene nada en cuenta.' },
  inputs: [
    {
      key: 'income',
      label: { en: 'Income each month', es: 'Ingresos por mes' },
      kind: 'amount',
      of: 'A',
      rhythm: 'monthly',
      offer: 'income',
      needs_check: false,
      min: 0,
      max: 10_000_000_000,
      initial: null,
    },
  ],
  calculate: ({ income }) => {
    if (typeof income !== 'number') return null;
    const amount = Math.round(income / 10);
    return {
      amount_minor: amount,
      rhythm: 'monthly',
      paid_by: 'A',
      lines: [{ label: { en: 'A tenth of it', es: 'Su décima parte' }, of: 'A', amount_minor: amount }],
    };
  },
};
