import { namesOtherHandovers } from '@mediation/agreement';
import { type DocumentKind, type DraftClause, getParentingSchedule } from '@mediation/api-client';
import { useEndpoint } from '../../../backend/use-endpoint.ts';

/** The clauses of a parenting plan that name other handovers than the schedule attached to it, with their numbers. */
export function useOtherHandovers(caseId: string, document: DocumentKind, clauses: readonly DraftClause[]) {
  const { data } = useEndpoint(getParentingSchedule, { caseId }, { enabled: document === 'parenting' });
  const schedule = document === 'parenting' ? data?.schedule : null;
  if (!schedule) return [];
  return clauses.flatMap((clause, at) => (namesOtherHandovers(clause, schedule) ? [{ clause, number: at + 1 }] : []));
}
