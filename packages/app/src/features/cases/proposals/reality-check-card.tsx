import { useLingui } from '@lingui/react/macro';
import { type RealityCheck, answerRealityCheck, limits } from '@mediation/api-client';
import { AudienceLine, Avatar, Button, Card, Heading, Row, Stack, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { KeptForm } from './forms/kept-form.tsx';
import { useNegotiation } from './negotiation-context.ts';
import { useNames } from './use-names.ts';

/** A private question of the mediator to the reader, with the answer. */
export function RealityCheckCard({ check }: { check: RealityCheck }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { isOpen } = useNegotiation();
  const { mediator, mediatorName, readersWith } = useNames();
  const [isAnswering, setAnswering] = useState(false);
  return (
    <Card tone="private" aria-labelledby={check.id}>
      <Stack>
        <Row align="start">
          <Avatar name={mediatorName} />
          <Stack gap="none">
            <Heading level={3} id={check.id} tabIndex={-1}>{t`A question from ${mediator}, for you alone`}</Heading>
            <Text size="small" tone="soft">
              {relativeTime(check.created_at)}.{' '}
              {t`Each of you may get such questions, to test a plan against real days.`}
            </Text>
          </Stack>
        </Row>
        <Text size="lead" weight="medium" typed>
          {check.question}
        </Text>
        {check.answer !== null && (
          <Stack gap="none">
            <Text size="small" tone="soft">{t`Your answer`}</Text>
            <Text typed>{check.answer}</Text>
          </Stack>
        )}
        {check.answer === null && isOpen && !isAnswering && (
          <div>
            <Button tone="secondary" onClick={() => setAnswering(true)}>{t`Answer ${mediator}`}</Button>
          </div>
        )}
        {check.answer === null && isOpen && isAnswering && (
          <KeptForm
            draft={`reality-check:${check.id}`}
            label={t`Your answer`}
            most={limits.commentMax}
            action={t`Send to ${mediator} only`}
            failed={t`Failed to send the answer`}
            done={t`Your answer was sent to ${mediator} only`}
            work={(answer) => call(answerRealityCheck, { realityCheckId: check.id, answer })}
            focusAfter={() => document.getElementById(check.id)?.focus()}
            hasFocus
          />
        )}
        <AudienceLine icon={<Lock />}>
          {t`Visible to: ${readersWith(check.participant_id)}. Nobody else can see it, no lawyer either.`}
        </AudienceLine>
      </Stack>
    </Card>
  );
}
