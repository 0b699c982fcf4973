import { useLingui } from '@lingui/react/macro';
import { type RiskLevel, listInsights } from '@mediation/api-client';
import { RiskBadge } from '@mediation/ui';
import { useEndpoint } from '../../../backend/use-endpoint.ts';

/** For the mediator: the latest risk level of the messages, if there is one. */
export function Risk({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { data } = useEndpoint(listInsights, { caseId, type: 'risk_assessment', limit: 1 });
  const { risk_level, risk_score } = (data?.insights[0]?.content ?? {}) as {
    risk_level?: RiskLevel;
    risk_score?: number;
  };
  if (risk_level === undefined) return null;
  const words = { low: t`Low`, medium: t`Medium`, high: t`High`, critical: t`Critical` };
  const score = Math.round(risk_score ?? 0);
  return <RiskBadge level={risk_level} label={words[risk_level]} score={score} scoreLabel={t`${score} of 10`} />;
}
