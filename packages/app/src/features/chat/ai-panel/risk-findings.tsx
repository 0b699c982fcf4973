import { useLingui } from '@lingui/react/macro';
import type { RiskIndicator, RiskLevel } from '@mediation/api-client';
import { AssistPanel } from '@mediation/ui';
import { CaseRisk } from '../../../shared/cases/case-risk.tsx';
import type { PanelLog } from './panel-log.ts';
import { indicatorNames } from './risk-words.ts';
import { wholeQuote } from './whole-quote.ts';

/** How serious a look at the risk is. */
export const RiskLevelBadge = ({
  risk_level: level,
  risk_score: score,
}: {
  risk_level: RiskLevel;
  risk_score: number;
}) => <CaseRisk risk={{ level, score }} />;

interface Found {
  indicators: readonly RiskIndicator[];
  recommendations: readonly string[];
}

export interface RiskFindingsProps {
  content: Found;
  log: PanelLog;
}

/** The most indicators that are quoted at once. */
const mostIndicators = 4;

/** The quoted words behind a risk, what they are, and what the mediator could do. */
export function RiskFindings({ content: { indicators, recommendations }, log }: RiskFindingsProps) {
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
            quote={wholeQuote(first, log)}
            onQuote={messageId === undefined ? undefined : () => log.onShow(messageId)}
          >
            {perspective === 'reported' ? t`${name}, told about somebody else` : name}
          </AssistPanel.Indicator>
        );
      })}
      {recommendations.length > 0 && (
        <AssistPanel.Ideas label={t`You could`} ideas={recommendations.slice(0, 2).flatMap(stepsOf)} />
      )}
    </>
  );
}

/** A recommendation is several short sentences, each of them a step. */
const stepsOf = (recommendation: string) =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(recommendation), ({ segment }) =>
    segment.trim(),
  );
