import { type DocumentKind, type ParentingSchedule, getParentingSchedule } from '@mediation/api-client';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';

/** The schedule that is attached to a parenting plan; other documents have none. */
export function useAttachedSchedule(caseId: string, document: DocumentKind): ParentingSchedule | null {
  const { data } = useEndpoint(getParentingSchedule, { caseId }, { enabled: document === 'parenting' });
  return document === 'parenting' ? (data?.schedule ?? null) : null;
}
