import {
  type CaseListItem,
  type Insight,
  limits,
  listInsights,
  listCaseRequests,
  listPendingUploads,
} from '@mediation/api-client';
import { useQueries } from '@tanstack/react-query';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { endpointOptions, useEndpoint } from '../../../backend/use-endpoint.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { type CaseSignals, riskOf } from './attention.ts';
import { combineReadings } from '../combine-readings.ts';

/** The number of cases, most recently active first, whose insights and requests are read. */
const lookedAt = 8;

/**
 * The facts about a mediator's cases that the list lacks: risks, requests, documents that wait. An admin gets no risks.
 */
export function useCaseSignals(cases: CaseListItem[]) {
  const { call } = useBackend();
  const { role } = useUser();
  const open = role === 'mediator' ? cases.filter(({ status }) => status !== 'closed').slice(0, lookedAt) : [];
  const insights = useQueries({
    queries: open.map(({ id: caseId }) => endpointOptions(call, listInsights, { caseId, limit: 5 })),
  });
  const requests = useQueries({
    queries: open.map(({ id: caseId }) => endpointOptions(call, listCaseRequests, { caseId, limit: 5 })),
  });
  const pending = useEndpoint(listPendingUploads, { limit: limits.pageMax });
  const latest = insights
    .flatMap(({ data }) => data?.insights ?? [])
    .toSorted((a: Insight, b: Insight) => b.created_at.localeCompare(a.created_at));

  const signsOf = (caseId: string): CaseSignals => {
    const at = open.findIndex(({ id }) => id === caseId);
    return {
      risk: riskOf(insights[at]?.data?.insights ?? []),
      requests: requests[at]?.data?.requests.filter(({ handled_at }) => handled_at === null) ?? [],
      documentHours: (pending.data?.uploads ?? [])
        .filter(({ case_id }) => case_id === caseId)
        .map(({ age_hours }) => age_hours),
    };
  };
  const ofInsights = combineReadings(Object.fromEntries(insights.map((it, at) => [at, it])));
  return { signsOf, pending, insights: { ...ofInsights, data: ofInsights.data && latest } };
}
