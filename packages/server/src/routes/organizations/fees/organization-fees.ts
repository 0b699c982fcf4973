import type { BookedInvoice, OrganizationFees } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';

const unsaved: OrganizationFees = {
  is_on: false,
  charging: 'session',
  currency: 'GBP',
  rate_minor: 0,
  bands: [],
  tax_name: '',
  tax_percent: 0,
  due_days: 14,
  deposit_minor: 0,
  seller: '',
  payment_text: '',
  link_template: null,
  first_number: 1,
  version: 0,
};

/** The rate card of an organization and its invoices of a year, for its admins. The database refuses everybody else. */
export const organizationFees = {
  getOrganizationFees: ({ input: { orgId }, sql }) => read(sql, orgId),

  saveOrganizationFees: async ({ input: { orgId, card, version }, sql }) => {
    await sql`select private.save_organization_fees(${orgId}, ${JSON.stringify(card)}::jsonb, ${version})`;
    return read(sql, orgId);
  },

  exportInvoices: async ({ input: { orgId, year }, sql }) => ({
    invoices: await sql<BookedInvoice>`
      select number, kind, cancels, issued_on::text, due_on::text, case_reference, party_name, currency, tax_name,
        tax_percent::float8, net_minor, tax_minor, total_minor, paid_minor, state
      from private.export_invoices(${orgId}, ${year})`,
  }),
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/organizations/organization-fees')>;

async function read(sql: Sql, organizationId: string): Promise<{ fees: OrganizationFees } | undefined> {
  const [admin] = await sql`select where private.administers(${organizationId})`;
  const [organization] = await sql`select where exists (select from organizations where id = ${organizationId})`;
  if (!admin || !organization) return undefined;
  const [fees] = await sql<OrganizationFees>`
    select is_on, charging, currency, rate_minor, bands, tax_name, tax_percent::float8, due_days, deposit_minor, seller,
      payment_text, link_template, first_number, version
    from organization_fees where organization_id = ${organizationId}`;
  return { fees: fees ?? unsaved };
}
