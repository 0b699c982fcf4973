import { useLingui } from '@lingui/react/macro';
import { InsightCard } from '@mediation/ui';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { listInsights } from '@mediation/api-client';

/** For the mediator: the latest AI summary of the case. Renders nothing without one. */
export function AiCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { data } = useEndpoint(listInsights, { caseId, type: 'summary', limit: 1 });
  const latest = data?.insights[0];
  const summary = latest?.content['summary'];
  if (latest === undefined || typeof summary !== 'string' || summary === '') return null;
  return (
    <InsightCard
      level={2}
      label={t`AI summary`}
      time={relativeTime(latest.created_at)}
      dateTime={latest.created_at}
      source={t`Made by AI from messages. Only mediators of the case see it.`}
      notice={t`AI can be wrong.`}
    >
      {summary}
    </InsightCard>
  );
}
