import { recitalGaps } from '@mediation/agreement';
import { getRecitals } from '@mediation/api-client';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { gapText } from './gap-text.ts';

/** What the saved recitals of a case do not say, and whether a release takes them; undefined until they are read. */
export function useRecitalGaps(caseId: string) {
  const { data } = useEndpoint(getRecitals, { caseId });
  if (data === undefined) return undefined;
  const { recitals, parties, birth_dates: birthDates, is_confirmed: isConfirmed } = data;
  const gaps = recitalGaps(recitals, { parties, birthDates }).map((it) => gapText(it, parties));
  return { gaps, isConfirmed, recitals };
}
