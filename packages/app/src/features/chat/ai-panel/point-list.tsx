import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { KeyPoint, Quote } from '@mediation/api-client';
import { AssistPanel, Button, Stack } from '@mediation/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PanelLog } from './panel-log.ts';
import { pointNames } from './point-words.ts';

/** How many points are shown at once, and how many each press adds. */
const step = 10;

export interface PointListProps {
  points: readonly KeyPoint[];
  log: PanelLog;
  /** Shows all of them from the beginning. */
  isWhole?: boolean;
}

/** Points of a conversation, each with what it answers and its conditions: an agreement says nothing without them. */
export function PointList({ points, log, isWhole = false }: PointListProps) {
  const { t, i18n } = useLingui();
  const [most, setMost] = useState(isWhole ? points.length : step);
  const firstNew = useRef<HTMLDivElement>(null);
  // The button may be gone then.
  useLayoutEffect(() => {
    if (!isWhole && most > step) firstNew.current?.focus();
  }, [isWhole, most]);
  const left = points.length - most;
  return (
    <Stack gap="large">
      {points.slice(0, most).map((point, at) => (
        <div
          key={`${point.kind} ${point.message_id} ${point.start}`}
          {...(!isWhole && at === most - step && { ref: firstNew, tabIndex: -1 })}
        >
          <Stack gap="tiny">
            {point.answers.map((it) => quoteOf(it, point.kind === 'withdrawal' ? t`Said before` : t`Put forward`))}
            {quoteOf(point, i18n._(pointNames[point.kind]))}
            {point.conditions.map((it) => quoteOf(it, i18n._(pointNames.condition)))}
          </Stack>
        </div>
      ))}
      {left > 0 && (
        <div>
          <Button tone="plain" size="small" onClick={() => setMost(most + step)}>
            {plural(Math.min(left, step), { one: 'Show one more', other: 'Show # more' })}
          </Button>
        </div>
      )}
    </Stack>
  );

  function quoteOf({ quote, speaker, message_id: messageId, start }: Quote, label: string) {
    return (
      <AssistPanel.Indicator
        key={`${messageId} ${start} ${label}`}
        quote={quote}
        onQuote={messageId !== null ? () => log.onShow(messageId) : undefined}
      >
        {[label, speaker].filter(Boolean).join(', ')}
      </AssistPanel.Indicator>
    );
  }
}
