import {
  type CaseListItem,
  getCaseStep,
  getNegotiation,
  limits,
  listDuties,
  listParticipants,
  listRequirements,
} from '@mediation/api-client';
import { useQueries } from '@tanstack/react-query';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { endpointOptions } from '../../../backend/use-endpoint.ts';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';
import type { Matter } from './client-waits.ts';

const mattersAtOnce = 10;

/** Reads what waits in the open cases of a lawyer. */
export function useMatters(cases: readonly CaseListItem[]) {
  const { call } = useBackend();
  const ids = cases
    .filter(({ status }) => status !== 'closed')
    .slice(0, mattersAtOnce)
    .map(({ id }) => id);
  const people = useQueries({ queries: ids.map((caseId) => endpointOptions(call, listParticipants, { caseId })) });
  const steps = useQueries({ queries: ids.map((caseId) => endpointOptions(call, getCaseStep, { caseId })) });
  const requirements = useQueries({
    queries: ids.map((caseId) => endpointOptions(call, listRequirements, { caseId, limit: limits.pageMax })),
  });
  const negotiations = useQueries({ queries: ids.map((caseId) => endpointOptions(call, getNegotiation, { caseId })) });
  const duties = useQueries({ queries: ids.map((caseId) => endpointOptions(call, listDuties, { caseId })) });
  const reading = combineReadings(
    Object.fromEntries([...people, ...steps, ...requirements, ...negotiations, ...duties].entries()),
  );
  const matters = ids.flatMap((caseId, at): Matter[] => {
    const [progress, negotiation] = [steps[at]?.data, negotiations[at]?.data];
    if (progress === undefined || negotiation === undefined) return [];
    return [
      {
        caseId,
        people: people[at]?.data?.participants ?? [],
        progress,
        requirements: requirements[at]?.data?.requirements ?? [],
        negotiation,
        duties: duties[at]?.data?.duties ?? [],
      },
    ];
  });
  return { ...reading, data: reading.data && matters };
}
