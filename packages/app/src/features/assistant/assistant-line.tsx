import { useLingui } from '@lingui/react/macro';
import { AssistantMessage, Badge, Button, Row, Stack } from '@mediation/ui';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockTime } from '../../words/times/relative-time.ts';
import { AssistantSource } from './assistant-source.tsx';
import { confidenceWords } from './assistant-words.ts';
import type { Line } from './lines.ts';

export interface AssistantLineProps {
  line: Line;
  onAsk: (question: string) => void;
  /** Only the newest answer shows suggested questions. */
  isLast: boolean;
  isBusy: boolean;
  /** A button below the newest answer. */
  actions?: ReactNode;
}

/** One answer with its confidence and sources, or an error with a retry button. */
export function AssistantLine({ line, onAsk, isLast, isBusy, actions }: AssistantLineProps) {
  const { t, i18n } = useLingui();
  const { text, at, confidence, disclaimer, sources, followUps, note, unanswered } = line;
  return (
    <AssistantMessage
      author={t`AI Assistant`}
      time={clockTime(at)}
      dateTime={at}
      confidence={confidence && i18n._(confidenceWords[confidence])}
      disclaimer={disclaimer ?? undefined}
      sources={sources.map((it) => ({ id: it.id, title: it.title, content: <AssistantSource {...it} /> }))}
      sourcesLabel={t`Where this comes from`}
      followUps={isLast && !isBusy ? followUps : []}
      followUpsLabel={t`You could ask`}
      onAsk={onAsk}
      actions={isLast && !isBusy ? actions : undefined}
    >
      {unanswered === undefined ? (
        [text, note].filter((it) => it !== null).map((it) => <p key={it}>{it}</p>)
      ) : (
        <Stack gap="small" align="start">
          <Badge tone="danger" icon={<CircleAlert />}>{t`Error`}</Badge>
          <p>{text}</p>
          {isLast && (
            <Row>
              <Button tone="secondary" size="small" disabled={isBusy} onClick={() => onAsk(unanswered)}>
                {t`Try Again`}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </AssistantMessage>
  );
}
