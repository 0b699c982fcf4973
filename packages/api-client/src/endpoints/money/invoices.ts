import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { TermsLanguage } from '../organizations/organization-terms.ts';
import { SessionKind } from '../sessions/sessions.ts';

const Day = z.iso.date();
const Paid = z.int().check(z.minimum(1), z.maximum(limits.figureMost));

/** What a party reads of the bill: a session to which they were invited, or without a kind the rest as one sum. */
export const InvoiceLine = z.object({
  session_kind: z.nullable(SessionKind),
  on_day: z.nullable(Day),
  minutes: z.nullable(z.int()),
  amount_minor: z.int(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** An invoice of one party, with its figures as they were when it was sent, or the credit note that cancels one. */
export const Invoice = z.object({
  id: z.uuid(),
  participant_id: z.uuid(),
  party_name: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  /** The number of the invoice that this credit note cancels, or of the credit note that cancels this invoice. */
  other_number: z.nullable(z.string()),
  state: z.enum(['open', 'part_paid', 'paid', 'cancelled', 'credit_note']),
  issued_on: Day,
  due_on: Day,
  currency: z.string(),
  lines: z.array(InvoiceLine),
  /** The bill of both parties together, and the percent of it that is this party's. */
  bill_minor: z.int(),
  share: z.int(),
  share_minor: z.int(),
  tax_name: z.string(),
  tax_percent: z.number(),
  tax_minor: z.int(),
  ahead_minor: z.int(),
  /** The share without what was paid ahead. */
  due_minor: z.int(),
  paid_minor: z.int(),
  payments: z.array(z.object({ amount_minor: z.int(), paid_on: Day })),
  reminded_on: z.nullable(Day),
  payment_text: z.string(),
  /** Where the rest can be paid; null without a link, and when nothing is open. */
  payment_link: z.nullable(z.string()),
});
export type Invoice = z.infer<typeof Invoice>;

const ofInvoice = z.object({ invoiceId: z.uuid() });
const done = z.object({ ok: z.literal(true) });

/** The invoices of a case: a party's own, or for a mediator all, those of the newest bill first. Nobody else reads them. */
export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/invoices',
  reads: ['fees'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ invoices: z.array(Invoice) }),
});

/**
 * Sends each party their own invoice, all or none; for the mediator. Answers `conflict` when `expected_minor` is not what
 * the bill is now.
 */
export const sendInvoices = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/invoices',
  changes: ['fees', 'activity'],
  input: z.object({ caseId: z.uuid(), expected_minor: z.int() }),
  output: done,
});

/** Notes that a party has paid, at most what is open; for the mediator. No data of cards or accounts comes here. */
export const payInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices/:invoiceId/payments',
  changes: ['fees', 'activity'],
  input: z.extend(ofInvoice, { amount_minor: Paid, paid_on: Day }),
  output: done,
});

/** Reminds the party of an open invoice, once a day and in neutral words; for the mediator. */
export const remindOfInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices/:invoiceId/remind',
  changes: ['fees'],
  input: ofInvoice,
  output: done,
});

/** Cancels an invoice by a credit note; for the mediator. What was paid stays as paid ahead. */
export const cancelInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices/:invoiceId/cancel',
  changes: ['fees', 'activity'],
  input: ofInvoice,
  output: done,
});

/** An invoice or credit note as a PDF in the organization's brand, for its party and the mediators. */
export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/api/invoices/:invoiceId/pdf/:language',
  reads: ['fees'],
  answer: 'file',
  contentTypes: ['application/pdf'],
  input: z.extend(ofInvoice, { language: TermsLanguage }),
  output: z.file(),
});
