import { useLingui } from '@lingui/react/macro';
import { getAiHealth } from '@mediation/api-client';
import { AssistPanel, Button, Row, Text } from '@mediation/ui';
import { useEffect, useRef } from 'react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import type { CaseChannel } from '../channels/channel-words.ts';
import { CloserResult } from './closer-result.tsx';
import type { PanelLog } from './panel-log.ts';
import { type CloserLook, useCloserLook } from './use-closer-look.ts';

export interface CloserSectionProps {
  channel: CaseChannel;
  messageIds: readonly string[];
  log: PanelLog;
  /** Asks whether to turn AI off for the case. */
  onTurnOff: () => void;
}

/** Closer looks at the messages of a channel, each when the mediator asks for it. */
export function CloserSection({ channel, messageIds, log, onTurnOff }: CloserSectionProps) {
  const { t } = useLingui();
  const { ask, asked, look, isBusy, problem, tryAgain } = useCloserLook(channel, messageIds);
  const hasModel = useEndpoint(getAiHealth, {}).data?.health.engine.kind === 'llm';
  const result = useRef<HTMLDivElement>(null);
  // The panel is often longer than the screen.
  useEffect(() => {
    if (look !== null) result.current?.scrollIntoView({ block: 'nearest' });
  }, [look]);
  const kinds: [CloserLook['kind'], string][] = [
    ['summary', t`Summary`],
    ['points', t`Key points`],
    ['risk', t`Risk`],
    ['emotion', t`Emotion`],
  ];
  return (
    <AssistPanel.Section title={t`A closer look`}>
      <Row gap="small" wrap>
        {kinds.map(([kind, label]) => (
          <Button
            key={kind}
            tone="secondary"
            size="small"
            busy={isBusy && asked === kind}
            disabled={messageIds.length === 0}
            onClick={() => ask(kind)}
          >
            {label}
          </Button>
        ))}
      </Row>
      {hasModel && (
        <Text tone="soft" size="small">
          {t`In new messages the language model only adds signs of danger to the built-in analysis, and only where everybody who wrote said yes. It reads more when you ask here.`}
        </Text>
      )}
      <output>
        {problem !== null && (
          <Row gap="small" wrap>
            <span>{problem}</span>
            <Button tone="plain" size="small" onClick={tryAgain}>{t`Try again`}</Button>
          </Row>
        )}
      </output>
      <div ref={result}>{look && <CloserResult look={look} count={messageIds.length} log={log} />}</div>
      <div>
        <Button tone="plain" size="small" onClick={onTurnOff}>{t`Turn AI off for this case`}</Button>
      </div>
    </AssistPanel.Section>
  );
}
