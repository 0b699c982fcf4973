import { useLingui } from '@lingui/react/macro';
import type { Invoice } from '@mediation/api-client';

/** Names an invoice or credit note by its number. */
export function useInvoiceTitle(): (invoice: Pick<Invoice, 'kind' | 'number'>) => string {
  const { t } = useLingui();
  return ({ kind, number }) => (kind === 'credit_note' ? t`Credit note ${number}` : t`Invoice ${number}`);
}
