import { type CaseListItem, type Insight, listInsights } from '@mediation/api-client';
import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { endpointOptions } from '../../../backend/use-endpoint.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';

/** Of how many cases, the most recently active first, insights are asked for. */
const lookedAt = 8;

/** What AI noticed in a mediator's cases, the latest first. An admin who looks learns none. */
export function useInsights(cases: CaseListItem[]) {
  const { i18n } = useLingui();
  const { call } = useBackend();
  const { role } = useUser();
  const open = role === 'mediator' ? cases.filter(({ status }) => status !== 'closed').slice(0, lookedAt) : [];
  const insights = useQueries({
    queries: open.map(({ id: caseId }) =>
      endpointOptions(call, listInsights, { caseId, language: i18n.locale, limit: 5 }),
    ),
  });
  const latest = insights
    .flatMap(({ data }) => data?.insights ?? [])
    .toSorted((a: Insight, b: Insight) => b.created_at.localeCompare(a.created_at));
  const combined = combineReadings(Object.fromEntries(insights.map((it, at) => [at, it])));
  return { ...combined, data: combined.data && latest };
}
