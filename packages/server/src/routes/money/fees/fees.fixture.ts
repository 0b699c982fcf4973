import type { RateCard } from '@mediation/api-client';
import type { Family } from '../../../testing/family.ts';

/** A rate card of 216.00 a session with 20% VAT. */
export const rateCard: RateCard = {
  is_on: true,
  charging: 'session',
  currency: 'GBP',
  rate_minor: 21_600,
  bands: [],
  tax_name: 'VAT',
  tax_percent: 20,
  due_days: 14,
  deposit_minor: 6_000,
  seller: 'Hearthside Ltd\n4 Mill Lane, Bristol',
  payment_text: 'By transfer.',
  link_template: 'https://pay.example.org/?invoice={number}&amount={amount}',
  first_number: 41,
};

type Office = Pick<Family, 'officeAdmin' | 'organization'>;

/** Saves the rate card of the organization of a family as its admin. */
export async function setRates({ officeAdmin, organization: orgId }: Office, changes: Partial<RateCard> = {}) {
  const { version } = (await officeAdmin.api.getOrganizationFees({ orgId })).fees;
  return (await officeAdmin.api.saveOrganizationFees({ orgId, card: { ...rateCard, ...changes }, version })).fees;
}

type Mediated = Pick<Family, 'mediator' | 'caseId'>;

/** Adds charged time by hand. */
export const charge = ({ mediator, caseId }: Mediated, what = 'Joint session 1', is_charged = true) =>
  mediator.api.addTime({ caseId, session_id: null, on_day: '2026-11-17', what, minutes: 75, is_charged });

/** Sets the shares and what was paid ahead. */
export async function share(
  { mediator, caseId }: Mediated,
  share_a: number,
  [ahead_a_minor, ahead_b_minor]: [number, number] = [0, 0],
  band_up_to: number | null = null,
) {
  const { version } = (await mediator.api.getCaseFees({ caseId })).fees!;
  const shares = { share_a, share_b: 100 - share_a, ahead_a_minor, ahead_b_minor, band_up_to };
  await mediator.api.saveCaseFees({ caseId, ...shares, version });
}

/** Sends what is to be invoiced now. Returns the invoices of the case, those that were sent now first. */
export async function send({ mediator, caseId }: Mediated) {
  const { bill_minor: expected_minor } = (await mediator.api.getCaseFees({ caseId })).fees!;
  await mediator.api.sendInvoices({ caseId, expected_minor });
  return (await mediator.api.listInvoices({ caseId })).invoices;
}
