import { useLingui } from '@lingui/react/macro';
import { AssistPanel, InsightCard } from '@mediation/ui';
import { relativeTime } from '../../../words/relative-time.ts';
import type { Finding } from './findings.ts';
import { findingOrigin } from './origin-line.tsx';
import { RiskLevelBadge } from './risk-findings.tsx';

/** The findings before the newest ones. */
export function EarlierSection({ findings }: { findings: readonly Finding[] }) {
  const { t } = useLingui();
  if (findings.length === 0) return null;
  return (
    <AssistPanel.Section title={t`Earlier`}>
      {findings.map((finding) => (
        <InsightCard
          key={finding.id}
          level={4}
          label={finding.kind === 'risk' ? t`Risk` : t`Tone`}
          time={relativeTime(finding.at)}
          dateTime={finding.at}
          badge={finding.kind === 'risk' && <RiskLevelBadge {...finding.content} />}
          source={findingOrigin(finding)}
          notice={t`AI can be wrong.`}
        >
          {bodyOf(finding)}
        </InsightCard>
      ))}
    </AssistPanel.Section>
  );

  function bodyOf(finding: Finding) {
    const ideas = finding.kind === 'risk' ? finding.content.recommendations : finding.content.suggestions;
    const label = finding.kind === 'risk' ? t`You could` : t`What could help the writer`;
    const score = finding.kind === 'tone' && Math.round(finding.content.intensity);
    return (
      <>
        {score !== false && <p>{t`At most ${score} of 10`}</p>}
        {ideas.length > 0 && <AssistPanel.Ideas label={label} ideas={ideas.slice(0, 2)} />}
      </>
    );
  }
}
