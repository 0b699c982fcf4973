import type { ApiClient } from '@mediation/api-client';

/** Switches on the fees of an organization, with its rate card. */
export async function offerFees(admin: ApiClient, orgId: string) {
  await admin.saveOrganizationFees({
    orgId,
    card: {
      is_on: true,
      charging: 'session',
      currency: 'GBP',
      rate_minor: 21_600,
      bands: [],
      tax_name: 'VAT',
      tax_percent: 20,
      due_days: 14,
      deposit_minor: 6_000,
      seller: 'Hearthside Family Mediation Ltd\n4 Mill Lane, Bristol BS1 4QA\nVAT 123 4567 89',
      payment_text: 'By transfer to Hearthside Family Mediation Ltd, with the number of the invoice as the reference.',
      link_template: null,
      first_number: 41,
    },
    version: 0,
  });
}

const dayBefore = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Records time beside the held sessions, and what both have paid ahead. The invoices wait for the mediator. */
export async function recordTime(ruth: ApiClient, caseId: string) {
  const add = (days: number, what: string, minutes: number, is_charged: boolean) =>
    ruth.addTime({ caseId, session_id: null, on_day: dayBefore(days), what, minutes, is_charged });
  await add(5, 'Joint session in our rooms', 75, true);
  await add(4, 'Reading money papers', 45, false);
  await add(3, 'Notes and next steps', 30, false);
  await ruth.saveCaseFees({
    caseId,
    share_a: 50,
    share_b: 50,
    band_up_to: null,
    ahead_a_minor: 6_000,
    ahead_b_minor: 6_000,
    version: 0,
  });
}
