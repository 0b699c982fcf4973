import type { Invoice, InvoiceLine, TermsLanguage } from '@mediation/api-client';

interface InvoiceWords {
  titles: Record<Invoice['kind'], (number: string) => string>;
  files: Record<Invoice['kind'], string>;
  to: (name: string) => string;
  issued: (day: string) => string;
  due: (day: string) => string;
  cancels: (number: string) => string;
  cancelledBy: (number: string) => string;
  bill: string;
  what: string;
  amount: string;
  total: string;
  yours: string;
  net: (share: string) => string;
  tax: (name: string, percent: string) => string;
  share: (share: string) => string;
  ahead: string;
  toPay: string;
  paidOn: (day: string) => string;
  open: string;
  howToPay: string;
  sessions: Record<NonNullable<InvoiceLine['session_kind']>, string>;
  otherTime: string;
  minutes: (minutes: number) => string;
  page: string;
  of: string;
}

/** What invoices and credit notes say, in each language of papers. */
export const invoiceWords: Record<TermsLanguage, InvoiceWords> = {
  en: {
    titles: { invoice: (number) => `Invoice ${number}`, credit_note: (number) => `Credit note ${number}` },
    files: { invoice: 'invoice', credit_note: 'credit-note' },
    to: (name) => `To: ${name}`,
    issued: (day) => `Date: ${day}`,
    due: (day) => `Due: ${day}`,
    cancels: (number) => `This credit note cancels invoice ${number}.`,
    cancelledBy: (number) => `This invoice is cancelled by credit note ${number}.`,
    bill: 'The whole bill',
    what: 'What for',
    amount: 'Amount',
    total: 'Total',
    yours: 'Your share',
    net: (share) => `${share} of the total, without tax`,
    tax: (name, percent) => `${name} ${percent}`,
    share: (share) => `${share} of the total`,
    ahead: 'Paid ahead',
    toPay: 'To pay',
    paidOn: (day) => `Paid on ${day}`,
    open: 'Still open',
    howToPay: 'How to pay',
    sessions: {
      intro: 'First talk',
      individual: 'Session alone',
      joint: 'Joint session',
      shuttle: 'Session in separate rooms',
      review: 'Session looking back',
    },
    otherTime: 'Other work on your case, without its details',
    minutes: (minutes) => `${minutes} minutes`,
    page: 'Page',
    of: 'of',
  },
  es: {
    titles: { invoice: (number) => `Factura ${number}`, credit_note: (number) => `Factura rectificativa ${number}` },
    files: { invoice: 'factura', credit_note: 'factura-rectificativa' },
    to: (name) => `Para: ${name}`,
    issued: (day) => `Fecha: ${day}`,
    due: (day) => `Vence: ${day}`,
    cancels: (number) => `Esta factura rectificativa anula la factura ${number}.`,
    cancelledBy: (number) => `Esta factura está anulada por la factura rectificativa ${number}.`,
    bill: 'La cuenta completa',
    what: 'Concepto',
    amount: 'Importe',
    total: 'Total',
    yours: 'Su parte',
    net: (share) => `${share} del total, sin impuestos`,
    tax: (name, percent) => `${name} ${percent}`,
    share: (share) => `${share} del total`,
    ahead: 'Pagado por adelantado',
    toPay: 'A pagar',
    paidOn: (day) => `Pagado el ${day}`,
    open: 'Pendiente',
    howToPay: 'Cómo pagar',
    sessions: {
      intro: 'Primera conversación',
      individual: 'Sesión a solas',
      joint: 'Sesión conjunta',
      shuttle: 'Sesión en salas separadas',
      review: 'Sesión de seguimiento',
    },
    otherTime: 'Otro trabajo en su caso, sin detalles',
    minutes: (minutes) => `${minutes} minutos`,
    page: 'Página',
    of: 'de',
  },
};
