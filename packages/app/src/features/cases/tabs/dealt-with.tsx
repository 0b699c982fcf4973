import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { AudienceLine, Button, Field, Row, Stack, Text } from '@mediation/ui';
import { Check, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { LongText } from '../../../shared/forms/long-text.tsx';

export interface DealtWithProps {
  handledAt: string | null;
  /** What marking it does, in one sentence. */
  effect: string;
  /** The name of who reads a word about it; without it none is asked for. */
  reader?: string | undefined;
  handle: (answer: string | undefined) => Promise<unknown>;
}

/** Marks what was asked of the mediator as dealt with, after a confirmation in place, or says when that was. */
export function DealtWith({ handledAt, effect, reader, handle }: DealtWithProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const { run, isBusy, problem } = useAction({ inPlace: true });
  if (handledAt !== null) return <Text size="small" tone="soft">{t`Dealt with ${relativeTime(handledAt)}`}</Text>;
  const mark = () =>
    run(() => handle(answer.trim() || undefined), { failed: t`Failed to note it`, done: t`Noted as dealt with` });
  return (
    <Stack gap="small">
      <div>
        <Button
          tone="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Check />
          {t`Mark as dealt with`}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        <Stack gap="small">
          <Text size="small">{effect}</Text>
          {reader !== undefined && (
            <>
              <Field label={t`What did you do? A word to ${reader}`} optional={t`(optional)`}>
                <LongText
                  value={answer}
                  onChange={({ target }) => setAnswer(target.value)}
                  rows={3}
                  most={limits.descriptionMax}
                  autoComplete="off"
                />
              </Field>
              <AudienceLine short icon={<Lock />}>
                {t`Only ${reader} and mediators of the case read it, on the page of the session.`}
              </AudienceLine>
            </>
          )}
          <ProblemNotice problem={problem} />
          <Row wrap>
            <Button tone="plain" size="small" onClick={() => setOpen(false)}>{t`Cancel`}</Button>
            <Button size="small" busy={isBusy} onClick={() => void mark()}>{t`Yes, it is dealt with`}</Button>
          </Row>
        </Stack>
      </div>
    </Stack>
  );
}
