import { useLingui } from '@lingui/react/macro';
import { limits, meetAllTheSame } from '@mediation/api-client';
import { Field } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { LongText } from '../../../shared/forms/long-text.tsx';

/** Asks why the parties meet although the mediator decided that they should not. */
export function MeetDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isShort = reason.trim().length < limits.startReasonMin;
  return (
    <ActionDialog
      title={t`Let the parties meet all the same?`}
      description={t`Your reason is kept with your name and cannot be changed. The audit log says that you did it, not why.`}
      action={t`Let them meet`}
      failed={t`Failed to save the reason`}
      isReady={() => {
        setChecked(true);
        return !isShort;
      }}
      work={() => call(meetAllTheSame, { sessionId, reason })}
      onClose={onClose}
      focusAfter={() => document.getElementById('they-meet')?.focus()}
    >
      <Field
        label={t`Why do they meet?`}
        hint={t`Only mediators of this case read it.`}
        error={isChecked && isShort && t`Write at least ${limits.startReasonMin} characters.`}
      >
        <LongText rows={3} value={reason} most={limits.noteMax} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </ActionDialog>
  );
}
