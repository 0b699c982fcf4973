import { useLingui } from '@lingui/react/macro';
import { AssistPanel, InsightCard, toneLevel } from '@mediation/ui';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { toneNames } from '../../../words/names/tone-names.ts';
import type { Finding } from './risk/findings.ts';
import { findingOrigin } from './origin-line.tsx';
import type { PanelLog } from './panel-log.ts';
import { RiskFindings, RiskLevelBadge } from './risk/risk-findings.tsx';

/** The findings before the newest ones. */
export function EarlierSection({ findings, log }: { findings: readonly Finding[]; log: PanelLog }) {
  const { t, i18n } = useLingui();
  if (findings.length === 0) return null;
  return (
    <AssistPanel.Section title={t`Earlier`}>
      {findings.map((finding) => (
        <InsightCard
          key={finding.id}
          aria-labelledby={undefined}
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
    if (finding.kind === 'risk') return <RiskFindings content={finding.content} log={log} />;
    const { intensity, suggestions } = finding.content;
    const score = Math.round(intensity);
    const word = i18n._(toneNames[toneLevel(score)]);
    return (
      <>
        <p>{t`At most ${score} of 10: ${word}`}</p>
        {suggestions.length > 0 && (
          <AssistPanel.Ideas label={t`What could help the writer`} ideas={suggestions.slice(0, 2)} />
        )}
      </>
    );
  }
}
