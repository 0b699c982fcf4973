import { type Insight, InsightMetadata, RiskInsight, type RiskLevel, ToneInsight } from '@mediation/api-client';

/** The most findings of a channel that the panel shows. */
const most = 5;

interface Origin {
  id: string;
  at: string;
  metadata: InsightMetadata;
  acknowledgedAt: string | null;
}

/** An analysis of the tone in a channel. */
export interface ToneFinding extends Origin {
  kind: 'tone';
  content: ToneInsight;
}

/** A look at the risk in a channel. */
export interface RiskFinding extends Origin {
  kind: 'risk';
  content: RiskInsight;
}

export type Finding = ToneFinding | RiskFinding;

/** Whether a level asks the mediator to look now. */
export const isUrgent = ({ risk_level }: { risk_level: RiskLevel }) =>
  risk_level === 'high' || risk_level === 'critical';

/** Whether a finding is urgent and no mediator has said that they have seen it. */
export const isUnseen = (finding: Finding): finding is RiskFinding =>
  finding.kind === 'risk' && isUrgent(finding.content) && finding.acknowledgedAt === null;

/** The automatic findings of one channel, newest first; those of other channels are left out, whoever sent them along. */
export function findingsIn(insights: readonly Insight[], channelId: string): Finding[] {
  return insights
    .filter((it) => it.source_channel_id === channelId)
    .flatMap((it) => findingOf(it))
    .filter(({ metadata }) => metadata.auto_generated);
}

/** The newest findings, as many as the panel shows. */
export const shownOf = (findings: readonly Finding[]) => findings.slice(0, most);

function findingOf(insight: Insight): Finding[] {
  const metadata = InsightMetadata.safeParse(insight.metadata);
  if (!metadata.success) return [];
  const origin = {
    id: insight.id,
    at: insight.created_at,
    metadata: metadata.data,
    acknowledgedAt: insight.acknowledged_at,
  };
  if (insight.insight_type === 'tone_analysis') {
    const content = ToneInsight.safeParse(insight.content);
    return content.success ? [{ ...origin, kind: 'tone', content: content.data }] : [];
  }
  if (insight.insight_type !== 'risk_assessment') return [];
  const content = RiskInsight.safeParse(insight.content);
  return content.success ? [{ ...origin, kind: 'risk', content: content.data }] : [];
}
