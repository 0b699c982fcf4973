import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AnswerOf, Emotion, KeyPoints, summarize } from '@mediation/api-client';
import { InsightCard } from '@mediation/ui';
import { originText } from './origin-line.tsx';
import type { PanelLog } from './panel-log.ts';
import { emotionNames } from './point-words.ts';
import { RiskFindings, RiskLevelBadge, speakersIn } from './risk/risk-findings.tsx';
import { TalkResult } from './talk-result.tsx';
import type { CloserLook } from './use-closer-look.ts';

interface CloserResultProps {
  look: CloserLook;
  /** How many messages were read. */
  count: number;
  log: PanelLog;
}

/** A result whose own words say what was left out. */
const withoutCut = ({ limits, ...result }: (CloserLook & { kind: 'summary' | 'points' })['result']) => ({
  ...result,
  limits: limits.filter((it) => it !== 'truncated'),
});

/** What a closer look found, with its source. */
export function CloserResult({ look, count, log }: CloserResultProps) {
  const { t, i18n } = useLingui();
  const names = { summary: t`Summary`, points: t`Key points`, risk: t`Risk`, emotion: t`Emotion` };
  const readsWhole = look.kind === 'summary' || look.kind === 'points';
  const source = readsWhole
    ? t`From all messages here.`
    : plural(count, { one: 'From one message.', other: 'From the last # messages.' });
  return (
    <InsightCard
      level={4}
      label={names[look.kind]}
      time={t`Just now`}
      badge={
        look.kind === 'risk' && <RiskLevelBadge {...look.result} speakers={speakersIn(look.result.indicators, log)} />
      }
      source={`${source} ${originText(readsWhole ? withoutCut(look.result) : look.result)}`}
      notice={t`AI can be wrong.`}
    >
      {body()}
    </InsightCard>
  );

  function body() {
    if (look.kind === 'summary') return summary(look.result);
    if (look.kind === 'points') return talk(look.result.key_points, look.result);
    if (look.kind === 'emotion') return <p>{emotionText(look.result)}</p>;
    return look.result.indicators.length === 0 ? nothing() : <RiskFindings content={look.result} log={log} />;
  }

  function summary({ points, insight_id: id, ...found }: AnswerOf<typeof summarize>) {
    return (
      <>
        {talk(points, found)}
        {id !== null && points.length > 0 && <p>{t`It is kept with the case, for its mediators.`}</p>}
      </>
    );
  }

  function talk(points: KeyPoints['key_points'], found: Pick<KeyPoints, 'left_out' | 'limits'>) {
    return points.length === 0 ? nothing() : <TalkResult points={points} found={found} log={log} />;
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
