import { limits, listCaseRequests, type MediationSession } from '@mediation/api-client';
import { useEndpoint } from '../../backend/use-endpoint.ts';

/** For the mediator: whether somebody feels unsafe about a session, and nobody has dealt with it. */
export function useOpenConcern({ id, case_id: caseId }: Pick<MediationSession, 'id' | 'case_id'>): boolean {
  const { data } = useEndpoint(listCaseRequests, { caseId, limit: limits.pageMax });
  return data?.requests.some((it) => it.session_id === id && it.handled_at === null) ?? false;
}
