import type { Invoice, InvoiceLine, TermsLanguage } from '@mediation/api-client';
import { type Block, heading, paragraph, soft, table } from '../../../agreement-files/content.ts';
import { type Formats, formatsOf, paperOf } from '../../../agreement-files/formats.ts';
import { logoOf } from '../../../agreement-files/kept-file.ts';
import { writePdf } from '../../../agreement-files/write-pdf.ts';
import type { Storage } from '../../../files/storage.ts';
import type { TermsOffice } from '../../organizations/terms/terms-pdf.ts';
import { invoiceWords } from './invoice-words.ts';

/** An invoice or credit note with its sender, as a PDF shows it. */
export type WrittenInvoice = Invoice & { seller: string };

/** The name of the file. */
export const invoiceFileName = (language: TermsLanguage, { kind, number }: Pick<Invoice, 'kind' | 'number'>) =>
  `${invoiceWords[language].files[kind]}-${number}.pdf`;

/** Writes an invoice or credit note as a PDF in the organization's brand. */
export async function writeInvoicePdf(
  storage: Storage,
  office: TermsOffice,
  invoice: WrittenInvoice,
  language: TermsLanguage,
): Promise<Uint8Array> {
  const say = invoiceWords[language];
  const title = say.titles[invoice.kind](invoice.number);
  return writePdf({
    language,
    paper: paperOf(office.locale),
    title,
    dated: new Date(invoice.issued_on),
    brand: { name: office.organization, color: office.color, logo: await logoOf(storage, office) },
    footer: title,
    pageWords: { page: say.page, of: say.of },
    blocks: invoiceBlocks(invoice, language, formatsOf(language, office.time_zone, office.locale)),
  });
}

/** What an invoice says, from its number to how it is paid. */
function invoiceBlocks(invoice: WrittenInvoice, language: TermsLanguage, formats: Formats): Block[] {
  const say = invoiceWords[language];
  const { kind, number, other_number: other, currency, lines, share, due_minor: due, paid_minor: paid } = invoice;
  const isCredit = kind === 'credit_note';
  const amount = (minor: number) => formats.amount(minor, currency);
  const credited = (minor: number) => amount(isCredit && minor !== 0 ? -minor : minor);
  const tax = invoice.tax_percent > 0;
  const taxName = say.tax(invoice.tax_name, formats.share(invoice.tax_percent));
  return [
    heading(1, say.titles[kind](number)),
    soft(
      [say.issued(formats.day(invoice.issued_on)), ...(isCredit ? [] : [say.due(formats.day(invoice.due_on))])].join(
        ' · ',
      ),
    ),
    paragraph(invoice.seller),
    paragraph(say.to(invoice.party_name)),
    ...(isCredit && other !== null ? [paragraph(say.cancels(other))] : []),
    ...(invoice.state === 'cancelled' && other !== null ? [paragraph(say.cancelledBy(other))] : []),
    heading(2, say.bill),
    ...table(
      [say.what, say.amount],
      [
        ...lines.map((line) => [lineText(line, say, formats), amount(line.amount_minor)]),
        [say.total, amount(invoice.bill_minor)],
      ],
    ),
    heading(2, say.yours),
    ...table(
      [say.what, say.amount],
      [
        ...(tax
          ? [
              [say.net(formats.share(share)), credited(invoice.share_minor - invoice.tax_minor)],
              [taxName, credited(invoice.tax_minor)],
            ]
          : []),
        [say.share(formats.share(share)), credited(invoice.share_minor)],
        ...(isCredit
          ? []
          : [
              ...(invoice.ahead_minor > 0 ? [[say.ahead, amount(-invoice.ahead_minor)]] : []),
              [say.toPay, amount(due)],
              ...invoice.payments.map((it) => [say.paidOn(formats.day(it.paid_on)), amount(-it.amount_minor)]),
              ...(paid > 0 ? [[say.open, amount(due - paid)]] : []),
            ]),
      ],
    ),
    ...(isCredit || invoice.state === 'paid' || invoice.state === 'cancelled' ? [] : howToPay(invoice, say.howToPay)),
  ];
}

const lineText = (line: InvoiceLine, say: (typeof invoiceWords)[TermsLanguage], { day }: Formats) => {
  if (line.session_kind === null || line.on_day === null) return say.otherTime;
  return `${say.sessions[line.session_kind]}, ${day(line.on_day)}, ${say.minutes(line.minutes ?? 0)}`;
};

const howToPay = ({ payment_text: text, payment_link: link }: Invoice, title: string): Block[] =>
  text === '' && link === null
    ? []
    : [heading(2, title), ...(text === '' ? [] : [paragraph(text)]), ...(link === null ? [] : [paragraph(link)])];
