import { useLingui } from '@lingui/react/macro';
import { AudienceLine, Button, Dialog, Field, Notice, Row, Stack, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useRef } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { EmergencyCalls } from '../../safety/emergency-calls.tsx';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';
import { useAction } from '../../shared/forms/use-action.ts';
import { type Role, raiseConcern } from '@mediation/api-client';
import { LongText } from '../../shared/forms/long-text.tsx';

/** Reports a safety concern to the mediator only. It needs no account and no text. */
export function ConcernDialog({ token, role }: { token: string; role: Role }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const note = useRef<HTMLTextAreaElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const { run, status, isBusy, problem } = useAction({ inPlace: true });
  const raise = () =>
    run(() => call(raiseConcern, { token, note: note.current?.value ?? '' }), {
      failed: t`Failed to tell the mediator`,
    });
  if (status === 'done')
    return (
      <Notice>
        {t`We told the mediator. They may get in touch with you. Nobody else was told, and you do not have to answer the invitation.`}
      </Notice>
    );
  return (
    <Dialog.Root>
      <Row>
        <Dialog.Trigger asChild>
          <Button tone="plain">{t`I have safety concerns`}</Button>
        </Dialog.Trigger>
      </Row>
      <Dialog.Content closeLabel={t`Close`} initialFocus={safe}>
        <Dialog.Title>{t`I have safety concerns`}</Dialog.Title>
        <Dialog.Body>
          <Stack>
            <Text weight="strong">{t`In danger now? Call the emergency number where you are.`}</Text>
            <EmergencyCalls />
            <Dialog.Description>
              {role === 'lawyer'
                ? t`The mediator can talk with your client alone, keep the two parties in separate rooms, or stop. You do not have to explain.`
                : t`The mediator can talk with you alone, keep you in separate rooms, or stop. You do not have to explain.`}
            </Dialog.Description>
            <Field label={t`What should the mediator know?`} optional={t`(optional)`}>
              <LongText ref={note} rows={4} most={2000} />
            </Field>
            <AudienceLine icon={<Lock />}>{t`Only the mediator reads this.`}</AudienceLine>
            <ProblemNotice problem={problem} />
          </Stack>
        </Dialog.Body>
        <Dialog.Foot>
          <Dialog.Close asChild>
            <Button ref={safe} tone="secondary">{t`Not now`}</Button>
          </Dialog.Close>
          <Button busy={isBusy} onClick={() => void raise()}>
            {isBusy ? t`Telling the mediator` : t`Tell the mediator`}
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
