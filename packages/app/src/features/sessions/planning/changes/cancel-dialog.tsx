import { useLingui } from '@lingui/react/macro';
import { type MediationSession, cancelSession, limits } from '@mediation/api-client';
import { AudienceLine, Field } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { focusWhen } from '../focus-when.ts';
import { useSessionChange } from './use-session-change.ts';
import { LongText } from '../../../../shared/forms/long-text.tsx';

/** Cancels a session, or an offer that has no time yet. A session needs a reason, which everybody who comes reads. */
export function CancelDialog({ session, onClose }: { session: MediationSession; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { base, changes, change } = useSessionChange(session);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isOffer = base.status === 'proposed';
  const isMissing = !isOffer && reason.trim() === '';
  return (
    <ActionDialog
      title={isOffer ? t`Cancel the offer?` : t`Cancel the session?`}
      description={t`Everybody who was asked to come gets a notification, and a mail if the session had a time.`}
      action={isOffer ? t`Cancel the offer` : t`Cancel the session`}
      keepLabel={isOffer ? t`Keep the offer` : t`Keep the session`}
      failed={t`Failed to cancel`}
      done={t`Cancelled. Everybody is told.`}
      isReady={() => {
        setChecked(true);
        return !isMissing;
      }}
      work={() =>
        change(({ id: sessionId, version }) =>
          call(cancelSession, { sessionId, version, ...(reason.trim() && { reason: reason.trim() }) }),
        )
      }
      onClose={onClose}
      focusInstead={focusWhen}
    >
      <ChangedNotice changes={changes} />
      <Field
        label={t`Reason`}
        optional={isOffer ? t`(optional)` : undefined}
        error={isChecked && isMissing && t`Say why in a few words.`}
      >
        <LongText value={reason} most={limits.reasonMax} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <AudienceLine audience="case">{t`Everybody who comes reads the reason. Mails do not contain it.`}</AudienceLine>
    </ActionDialog>
  );
}
