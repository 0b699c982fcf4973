import { getCaseFees, listInvoices } from '@mediation/api-client';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';

/** Whether the reader has a page of fees in a case: a mediator where the office uses them, a party with an invoice. */
export function useHasFees(caseId: string): boolean {
  const { role } = useUser();
  const fees = useEndpoint(getCaseFees, { caseId }, { enabled: role === 'mediator' });
  const own = useEndpoint(listInvoices, { caseId }, { enabled: role === 'divorcee' });
  return (fees.data?.fees ?? null) !== null || (own.data?.invoices.length ?? 0) > 0;
}
