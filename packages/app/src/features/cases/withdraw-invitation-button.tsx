import { useLingui } from '@lingui/react/macro';
import { type SentInvitation, revokeInvitation } from '@mediation/api-client';
import { AlertDialog, Button, type ButtonProps } from '@mediation/ui';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useAction } from '../../shared/forms/use-action.ts';

export interface WithdrawInvitationButtonProps extends Pick<ButtonProps, 'tone'> {
  invitation: SentInvitation;
}

/** Withdraws an invitation that waits for an answer, after a question. */
export function WithdrawInvitationButton({
  invitation: { id, name },
  tone = 'secondary',
}: WithdrawInvitationButtonProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const withdraw = () =>
    run(() => call(revokeInvitation, { invitationId: id }), {
      failed: t`Failed to withdraw the invitation`,
      done: t`Invitation withdrawn`,
    });
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>
        <Button tone={tone} size="small" busy={isBusy} aria-label={t`Withdraw invitation of ${name}`}>
          {t`Withdraw`}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content>
        <AlertDialog.Title>{t`Withdraw the invitation?`}</AlertDialog.Title>
        <AlertDialog.Body>
          <AlertDialog.Description>
            {t`The link that ${name} has stops working. You can invite them again.`}
          </AlertDialog.Description>
        </AlertDialog.Body>
        <AlertDialog.Foot>
          <AlertDialog.Cancel>{t`Keep the invitation`}</AlertDialog.Cancel>
          <AlertDialog.Action onClick={() => void withdraw()}>{t`Withdraw the invitation`}</AlertDialog.Action>
        </AlertDialog.Foot>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
