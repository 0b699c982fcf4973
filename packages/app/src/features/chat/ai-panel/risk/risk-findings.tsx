import { useLingui } from '@lingui/react/macro';
import type { RiskIndicator, RiskInsight } from '@mediation/api-client';
import { AssistPanel } from '@mediation/ui';
import { CaseRisk } from '../../../../shared/cases/case-risk.tsx';
import type { PanelLog } from '../panel-log.ts';
import { firstName } from '../../../../words/names/people-names.ts';
import { indicatorNames } from './risk-words.ts';
import { wholeQuote } from '../whole-quote.ts';

/** How serious a look at the risk is. */
export const RiskLevelBadge = ({
  risk_level: level,
  risk_score: score,
  speakers,
}: Pick<RiskInsight, 'risk_level' | 'risk_score' | 'speakers'>) => <CaseRisk risk={{ level, score, speakers }} />;

interface Found {
  indicators: readonly RiskIndicator[];
  recommendations: readonly string[];
}

export interface RiskFindingsProps {
  content: Found;
  log: PanelLog;
}

/** The people in the log whose words a look quotes. */
export function speakersIn(indicators: readonly RiskIndicator[], { messages }: PanelLog): string[] {
  const quoted = new Set(indicators.flatMap(({ evidence }) => evidence.map((it) => it.message_id)));
  return [...new Set(messages.filter(({ id }) => quoted.has(id)).map((it) => it.sender_name))];
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
        const speaker = log.messages.find((it) => it.id === messageId)?.sender_name;
        const isReported = perspective === 'reported' && id !== 'unnamed';
        return (
          <AssistPanel.Indicator
            key={id}
            quote={wholeQuote(first, log)}
            onQuote={messageId === undefined ? undefined : () => log.onShow(messageId)}
          >
            {textOf(name, isReported, speaker && firstName(speaker))}
          </AssistPanel.Indicator>
        );
      })}
      {recommendations.length > 0 && (
        <AssistPanel.Ideas label={t`You could`} ideas={recommendations.slice(0, 2).flatMap(stepsOf)} />
      )}
    </>
  );

  function textOf(name: string, isReported: boolean, speaker: string | undefined) {
    if (speaker === undefined) return isReported ? t`${name}, told about somebody else` : name;
    return isReported ? t`${name}, told by ${speaker} about somebody else` : t`${name}, in ${speaker}’s words`;
  }
}

/** A recommendation is several short sentences, each of them a step. */
const stepsOf = (recommendation: string) =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(recommendation), ({ segment }) =>
    segment.trim(),
  );
