import { getCaseTerms } from '@mediation/api-client';
import { useEndpoint } from '../../backend/use-endpoint.ts';

/** Whether the newest terms of a case wait for the signature of the reader. */
export function useTermsToSign(caseId: string): boolean {
  const { data } = useEndpoint(getCaseTerms, { caseId });
  return data?.terms?.own?.signed_at === null;
}
