import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { trim } from '../text.ts';
import { Currency } from '../values.ts';

const Rate = z.int().check(z.minimum(0), z.maximum(limits.rateMost));
const Income = z.int().check(z.minimum(1), z.maximum(limits.figureMost));
const Words = (most: number) => z.string().check(trim, z.maxLength(most));

/** A rate for people whose income is up to an amount; null is for every higher one. */
export const FeeBand = z.object({ up_to_minor: z.nullable(Income), rate_minor: Rate });
export type FeeBand = z.infer<typeof FeeBand>;

const Bands = z.array(FeeBand).check(
  z.maxLength(limits.feeBands),
  z.refine(
    (bands) =>
      bands.every(({ up_to_minor: upTo }, at) =>
        at === bands.length - 1 ? upTo === null : upTo !== null && upTo > (bands[at - 1]?.up_to_minor ?? 0),
      ),
    'Each income is higher than the one before, and the last band has none.',
  ),
);

/** An address that begins with https://. `{number}` and `{amount}` in it become those of the invoice. */
const LinkTemplate = z.string().check(
  trim,
  z.maxLength(limits.paymentLinkMax),
  z.regex(/^https:\/\/\S+$/, 'Enter an address that begins with https://.'),
  z.refine(
    (it) => URL.canParse(it.replaceAll('{number}', '1').replaceAll('{amount}', '1')) && !/[{}]/.test(plainOf(it)),
    'Only {number} and {amount} can stand in braces.',
  ),
);
const plainOf = (template: string) => template.replaceAll('{number}', '').replaceAll('{amount}', '');

/** What an organization charges. All rates are in the smallest unit of the currency, with the tax. */
export const RateCard = z.object({
  is_on: z.boolean(),
  /** For each session, for each hour, once for a case, or nothing. */
  charging: z.enum(['session', 'hour', 'fixed', 'free']),
  currency: Currency,
  rate_minor: Rate,
  /** A sliding scale, which takes the place of the rate. */
  bands: Bands,
  tax_name: Words(limits.taxNameMax),
  tax_percent: z.number().check(z.minimum(0), z.maximum(50), z.multipleOf(0.01)),
  due_days: z.int().check(z.minimum(0), z.maximum(120)),
  /** What each party is asked to pay ahead. */
  deposit_minor: Rate,
  /** Who sends the invoice: legal name, address and tax number, in lines. */
  seller: Words(limits.sellerMax),
  /** How to pay, in the organization's words. */
  payment_text: Words(limits.paymentTextMax),
  link_template: z.nullable(LinkTemplate),
  /** The number of the very first invoice here. */
  first_number: z.int().check(z.minimum(1), z.maximum(99_999)),
});
export type RateCard = z.infer<typeof RateCard>;

/** The rate card with its version; 0 before anybody saved one. */
export const OrganizationFees = z.extend(RateCard, { version: z.int() });
export type OrganizationFees = z.infer<typeof OrganizationFees>;

const ofOrganization = z.object({ orgId: z.uuid() });
const output = z.object({ fees: OrganizationFees });

/** Returns the rate card of an organization; for its admins. */
export const getOrganizationFees = endpoint({
  method: 'GET',
  path: '/api/organizations/:orgId/fees',
  reads: ['fees'],
  input: ofOrganization,
  output,
});

/** Keeps the rate card; for admins. Invoices that were sent keep their figures. */
export const saveOrganizationFees = endpoint({
  method: 'PUT',
  path: '/api/organizations/:orgId/fees',
  changes: ['fees'],
  input: z.extend(ofOrganization, { card: RateCard, version: z.int().check(z.minimum(0)) }),
  output,
});

const Day = z.iso.date();

/** An invoice or credit note for the bookkeeping. The amounts of a credit note count negatively. */
export const BookedInvoice = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  /** The number of the invoice that a credit note cancels. */
  cancels: z.nullable(z.string()),
  issued_on: Day,
  due_on: Day,
  case_reference: z.string(),
  party_name: z.string(),
  currency: z.string(),
  tax_name: z.string(),
  tax_percent: z.number(),
  net_minor: z.int(),
  tax_minor: z.int(),
  total_minor: z.int(),
  /** With what was paid ahead; nothing for what is cancelled, which stays as paid ahead. */
  paid_minor: z.int(),
  state: z.enum(['open', 'part_paid', 'paid', 'cancelled', 'credit_note']),
});
export type BookedInvoice = z.infer<typeof BookedInvoice>;

/** Takes out the invoices of a year; for admins, after a fresh confirmation. It is in the audit log. */
export const exportInvoices = endpoint({
  method: 'POST',
  path: '/api/organizations/:orgId/invoices/exports',
  changes: [],
  input: z.extend(ofOrganization, { year: z.int().check(z.minimum(2000), z.maximum(9999)) }),
  output: z.object({ invoices: z.array(BookedInvoice) }),
});
