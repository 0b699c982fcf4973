import { createHash } from 'node:crypto';
import type { Invoice } from '@mediation/api-client';
import { type RawBuilder, sql as fragment } from 'kysely';
import type { Sql } from '../../../database/database.ts';
import { fileOf } from '../../../files/answer-file.ts';
import type { Files } from '../../../files/files.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { paymentLink } from './payment-link.ts';

const done = { ok: true as const };

/** The invoices of a case: row-level security shows a party their own, mediators all, and nobody else any. */
export const invoices = ({ files: { storage } }: { files: Files }) =>
  ({
    listInvoices: async ({ input: { caseId }, sql }) => {
      const [visible] = await sql`select where ${caseId}::uuid in (select private.my_case_ids())`;
      return visible && { invoices: (await read(sql, fragment`i.case_id = ${caseId}`)).map(shown) };
    },

    sendInvoices: async ({ input: { caseId, expected_minor }, sql }) => {
      await sql`select private.send_invoices(${caseId}, ${expected_minor})`;
      return done;
    },

    payInvoice: async ({ input: { invoiceId, amount_minor, paid_on }, sql }) => {
      await sql`select private.pay_invoice(${invoiceId}, ${amount_minor}, ${paid_on}::date)`;
      return done;
    },

    remindOfInvoice: async ({ input: { invoiceId }, sql }) => {
      await sql`select private.remind_of_invoice(${invoiceId})`;
      return done;
    },

    cancelInvoice: async ({ input: { invoiceId }, sql }) => {
      await sql`select private.cancel_invoice(${invoiceId})`;
      return done;
    },

    downloadInvoice: async ({ input: { invoiceId, language }, asCaller }) => {
      const { officeOf } = await import('../../organizations/terms/terms-pdf.ts');
      const { invoiceFileName, writeInvoicePdf } = await import('./invoice-pdf.ts');
      const found = await asCaller(async (sql) => {
        const [kept] = await read(sql, fragment`i.id = ${invoiceId}`);
        const office = kept && (await officeOf(sql, kept.organization_id));
        return office && { kept, office };
      });
      if (!found) return undefined;
      const { kept, office } = found;
      const bytes = await writeInvoicePdf(storage, office, { ...shown(kept), seller: kept.seller }, language);
      const tag = createHash('sha256').update(bytes).digest('hex');
      return fileOf(bytes, { name: invoiceFileName(language, kept), type: 'application/pdf', tag });
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/money/invoices')>;

type Kept = Omit<Invoice, 'payment_link'> & { organization_id: string; seller: string; link_template: string | null };

const read = (sql: Sql, which: RawBuilder<unknown>) => sql<Kept>`
  select i.id, i.organization_id, i.participant_id, i.party_name, i.kind, i.number, other.number as other_number,
    private.invoice_state(i) as state, i.issued_on::text, i.due_on::text, i.currency, i.lines, i.bill_minor, i.share,
    i.share_minor, i.tax_name, i.tax_percent::float8, i.tax_minor, i.ahead_minor, i.due_minor, i.paid_minor, i.payments,
    i.reminded_on::text, i.payment_text, i.seller, i.link_template
  from invoices i left join invoices other on other.id = i.cancels_id or other.cancels_id = i.id
  where ${which} order by min(i.created_at) over (partition by i.bill_id) desc, i.created_at, i.id`;

/** What the contract does not name is dropped on the way out. */
const shown = ({ link_template, ...invoice }: Kept): Invoice => ({
  ...invoice,
  payment_link:
    link_template !== null && (invoice.state === 'open' || invoice.state === 'part_paid')
      ? paymentLink(link_template, invoice)
      : null,
});
