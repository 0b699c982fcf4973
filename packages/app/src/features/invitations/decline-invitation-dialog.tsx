import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Row, Stack } from '@mediation/ui';
import { useRef } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';
import { useAction } from '../../shared/forms/use-action.ts';
import { declineInvitation } from '@mediation/api-client';

/** Declines an invitation after a confirmation. It needs no reason and no account. */
export function DeclineInvitationDialog({ token, isForCase }: { token: string; isForCase: boolean }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const keep = useRef<HTMLButtonElement>(null);
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const decline = () => run(() => call(declineInvitation, { token }), { failed: t`Failed to decline the invitation` });
  return (
    <Dialog.Root>
      <Row>
        <Dialog.Trigger asChild>
          <Button tone="plain">{t`Decline the invitation`}</Button>
        </Dialog.Trigger>
      </Row>
      <Dialog.Content closeLabel={t`Close`} initialFocus={keep}>
        <Dialog.Title>{t`Decline the invitation?`}</Dialog.Title>
        <Dialog.Body>
          <Stack>
            <Dialog.Description>
              {isForCase
                ? t`The mediator sees that you said no. You do not have to give a reason.`
                : t`The person who invited you sees that you said no. You do not have to give a reason.`}
            </Dialog.Description>
            <ProblemNotice problem={problem} />
          </Stack>
        </Dialog.Body>
        <Dialog.Foot>
          <Dialog.Close asChild>
            <Button ref={keep}>{t`Keep it open`}</Button>
          </Dialog.Close>
          <Button tone="danger" busy={isBusy} onClick={() => void decline()}>
            {isBusy ? t`Declining` : t`Decline`}
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
