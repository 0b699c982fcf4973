import { useLingui } from '@lingui/react/macro';
import type { RiskIndicator, RiskLevel } from '@mediation/api-client';
import { AssistPanel, RiskBadge } from '@mediation/ui';
import { indicatorNames, riskNames } from './risk-words.ts';

/** How serious a look at the risk is. */
export function RiskLevelBadge({ risk_level: level, risk_score }: { risk_level: RiskLevel; risk_score: number }) {
  const { t, i18n } = useLingui();
  const score = Math.round(risk_score);
  return <RiskBadge level={level} label={i18n._(riskNames[level])} score={score} scoreLabel={t`${score} of 10`} />;
}

interface Found {
  indicators: readonly RiskIndicator[];
  recommendations: readonly string[];
}

export interface RiskFindingsProps {
  content: Found;
  /** Shows a message in the log. */
  onShow: (messageId: string) => void;
}

/** The most indicators that are quoted at once. */
const mostIndicators = 4;

/** The quoted words behind a risk, what they are, and what the mediator could do. */
export function RiskFindings({ content: { indicators, recommendations }, onShow }: RiskFindingsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      {indicators.slice(0, mostIndicators).map(({ id, perspective, evidence: [first] }) => {
        const name = i18n._(indicatorNames[id]);
        const messageId = first?.message_id;
        if (first === undefined) return <p key={id}>{name}</p>;
        return (
          <AssistPanel.Indicator
            key={id}
            quote={first.quote}
            onQuote={messageId === undefined ? undefined : () => onShow(messageId)}
          >
            {perspective === 'reported' ? t`${name}, told about somebody else` : name}
          </AssistPanel.Indicator>
        );
      })}
      {recommendations.length > 0 && <AssistPanel.Ideas label={t`You could`} ideas={recommendations.slice(0, 2)} />}
    </>
  );
}
