import type { SupportCalculator } from '@mediation/agreement';

/** An invented formula: a tenth of what comes in, paid by the first party who has an income. */
export const tenth: SupportCalculator = {
  name: 'A tenth of the income',
  source: 'Invented for a test',
  reviewed_on: '2026-11-22',
  calculate: ({ figures }) => {
    const income = figures.find(({ category }) => category === 'comes_in');
    if (!income) return null;
    const amount = Math.round(income.amount_minor / 10);
    return {
      amount_minor: amount,
      paid_by: income.participant_id,
      lines: [
        { label: income.label, amount_minor: income.amount_minor },
        { label: 'A tenth of it', amount_minor: amount },
      ],
    };
  },
};
