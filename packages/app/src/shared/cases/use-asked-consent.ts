import { listAiConsents } from '@mediation/api-client';
import { useEndpoint } from '../../backend/use-endpoint.ts';

/** The first case, or this one, in which a person has not said whether AI may read what they write. */
export function useAskedConsent(caseId: string | undefined) {
  const { data } = useEndpoint(listAiConsents, {});
  return data?.consents.find(
    (it) =>
      it.is_open &&
      it.assistance === 'on' &&
      it.history.length === 0 &&
      (caseId === undefined || it.case_id === caseId),
  );
}
