import type { SettlementContent } from '@mediation/api-client';

/** A way to divide things that changes nothing but a payment. */
export const settlement: SettlementContent = {
  keeps: {},
  payment: { from: 'A', amount_minor: 11_259_870, due_on: '2027-09-30' },
  nights: null,
  support: null,
  housing: { A: null, B: null },
};
