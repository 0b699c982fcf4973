import type { Invoice } from '@mediation/api-client';

/** The address where the rest of an invoice can be paid, from the organization's template. */
export const paymentLink = (
  template: string,
  { number, currency, due_minor, paid_minor }: Pick<Invoice, 'number' | 'currency' | 'due_minor' | 'paid_minor'>,
): string =>
  template
    .replaceAll('{number}', encodeURIComponent(number))
    .replaceAll('{amount}', inOwnUnit(due_minor - paid_minor, currency));

/** As payment pages read it, like 156.00. */
const inOwnUnit = (minor: number, currency: string) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (minor / 10 ** digits).toFixed(digits);
};
