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
