import { useLingui } from '@lingui/react/macro';
import type { BookedInvoice } from '@mediation/api-client';
import { type Cell, csvOf } from '../../../../browser/csv.ts';
import { fromMinor } from '../../../../words/amounts/money.ts';

/** Writes invoices as a table with one line each. Credit notes take their amounts off. */
export function useInvoiceTable(): (invoices: readonly BookedInvoice[]) => string {
  const { t } = useLingui();
  const states: Record<BookedInvoice['state'], string> = {
    open: t({ context: 'invoice', message: 'Open' }),
    part_paid: t`Partly paid`,
    paid: t`Paid`,
    cancelled: t`Cancelled`,
    credit_note: t`Credit note`,
  };
  const line = (it: BookedInvoice): Cell[] => {
    const sign = it.kind === 'credit_note' ? -1 : 1;
    const amount = (minor: number) => fromMinor(sign * minor, it.currency);
    return [
      it.number,
      it.issued_on,
      it.due_on,
      it.case_reference,
      it.party_name,
      it.currency,
      amount(it.net_minor),
      it.tax_name,
      it.tax_percent,
      amount(it.tax_minor),
      amount(it.total_minor),
      fromMinor(it.paid_minor, it.currency),
      states[it.state],
      it.cancels,
    ];
  };
  return (invoices) =>
    csvOf([
      [
        t`Number`,
        t`Date`,
        t`Due`,
        t`Case`,
        t`Party`,
        t`Currency`,
        t`Net`,
        t`Tax`,
        t`Tax percent`,
        t`Tax amount`,
        t`Total`,
        t({ context: 'amount', message: 'Paid' }),
        t`State`,
        t`Cancels`,
      ],
      ...invoices.map(line),
    ]);
}
