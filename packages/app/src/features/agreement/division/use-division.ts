import { getCase, getMoney, listParticipants, listSettlements } from '@mediation/api-client';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';

/** What the pages of who gets what read. */
export function useDivision(caseId: string) {
  const mediationCase = useEndpoint(getCase, { caseId });
  const money = useEndpoint(getMoney, { caseId });
  const people = useEndpoint(listParticipants, { caseId });
  const ways = useEndpoint(listSettlements, { caseId });
  return combineReadings({ mediationCase, money, people, ways });
}
