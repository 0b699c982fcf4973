import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AnswerOf, Emotion, KeyPoints, summarize } from '@mediation/api-client';
import { AssistPanel, InsightCard } from '@mediation/ui';
import { originText } from './origin-line.tsx';
import type { PanelLog } from './panel-log.ts';
import { emotionNames, pointNames } from './point-words.ts';
import { RiskFindings, RiskLevelBadge, speakersIn } from './risk/risk-findings.tsx';
import type { CloserLook } from './use-closer-look.ts';

/** The most key points that are shown. */
const mostPoints = 10;

interface CloserResultProps {
  look: CloserLook;
  /** How many messages were read. */
  count: number;
  log: PanelLog;
}

/** What a closer look found, with its source. */
export function CloserResult({ look, count, log }: CloserResultProps) {
  const { t, i18n } = useLingui();
  const names = { summary: t`Summary`, points: t`Key points`, risk: t`Risk`, emotion: t`Emotion` };
  const source = plural(count, { one: 'From one message.', other: 'From the last # messages.' });
  return (
    <InsightCard
      level={4}
      label={names[look.kind]}
      time={t`Just now`}
      badge={
        look.kind === 'risk' && <RiskLevelBadge {...look.result} speakers={speakersIn(look.result.indicators, log)} />
      }
      source={`${source} ${originText(look.result)}`}
      notice={t`AI can be wrong.`}
    >
      {body()}
    </InsightCard>
  );

  function body() {
    if (look.kind === 'summary') return summary(look.result);
    if (look.kind === 'points') return points(look.result);
    if (look.kind === 'emotion') return <p>{emotionText(look.result)}</p>;
    return look.result.indicators.length === 0 ? nothing() : <RiskFindings content={look.result} log={log} />;
  }

  function summary({ summary: text, insight_id: id }: AnswerOf<typeof summarize>) {
    if (text === '') return nothing();
    return (
      <>
        <p>{text}</p>
        {id !== null && <p>{t`It is kept with the case, for its mediators.`}</p>}
      </>
    );
  }

  function points({ key_points: found }: KeyPoints) {
    if (found.length === 0) return nothing();
    return found.slice(0, mostPoints).map(({ kind, quote, speaker, message_id: messageId, start }) => (
      <AssistPanel.Indicator
        key={`${kind} ${messageId} ${start}`}
        quote={quote}
        onQuote={messageId === null ? undefined : () => log.onShow(messageId)}
      >
        {[i18n._(pointNames[kind]), speaker].filter(Boolean).join(', ')}
      </AssistPanel.Indicator>
    ));
  }

  function nothing() {
    return <p>{t`Nothing was found.`}</p>;
  }

  /** "Anger 60 %, Fear 20 %". */
  function emotionText({ scores }: Emotion) {
    const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0 });
    const named = Object.entries(scores)
      .filter(([name, share]) => name !== 'neutral' && share >= 0.05)
      .toSorted(([, one], [, other]) => other - one)
      .map(([name, share]) => `${i18n._(emotionNames[name as Emotion['top']])} ${percent.format(share)}`);
    return named.length === 0 ? i18n._(emotionNames.neutral) : named.join(', ');
  }
}
