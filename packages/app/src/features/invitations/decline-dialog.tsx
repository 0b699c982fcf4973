import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Notice, Row, Stack } from '@mediation/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { errorText } from '../../words/error-text.ts';
import { declineInvitation } from '@mediation/api-client';

/** Says no, after asking once. No reason is needed, and no account. */
export function DeclineDialog({ token }: { token: string }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const keep = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(declineInvitation, { token }),
  });
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
              {t`The mediator sees that you said no. You do not have to give a reason.`}
            </Dialog.Description>
            {error !== null && (
              <Notice tone="danger" role="alert">
                {errorText(error, t`Failed to decline the invitation`)}
              </Notice>
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Foot>
          <Button tone="danger" busy={isPending} onClick={() => mutate()}>
            {isPending ? t`Declining` : t`Decline`}
          </Button>
          <Dialog.Close asChild>
            <Button ref={keep}>{t`Keep it open`}</Button>
          </Dialog.Close>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
