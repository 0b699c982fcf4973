import { useLingui } from '@lingui/react/macro';
import { type MediationSession, deleteSession } from '@mediation/api-client';
import { useBackend } from '../../backend/backend-provider.tsx';
import { ActionDialog } from '../forms/action-dialog.tsx';

/** Withdraws the times that a party or a lawyer proposed, while none of them is confirmed. */
export function WithdrawDialog({ session, onClose }: { session: MediationSession; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  return (
    <ActionDialog
      title={t`Withdraw your times?`}
      description={t`The session is no longer planned then. Everybody who was asked to come gets a notification.`}
      action={t`Withdraw the times`}
      keepLabel={t`Keep the times`}
      failed={t`Failed to withdraw your times`}
      done={t`Your times are withdrawn.`}
      work={() => call(deleteSession, { sessionId: session.id })}
      onClose={onClose}
      focusInstead={() => document.getElementById('main')?.focus()}
    />
  );
}
