import { useLingui } from '@lingui/react/macro';
import { limits, type MissingBefore, startSessionWithout } from '@mediation/api-client';
import { Bullets, Field } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { useMissingWords } from './use-missing-words.ts';
import { LongText } from '../../../shared/forms/long-text.tsx';

export interface StartWithoutDialogProps {
  sessionId: string;
  missing: readonly MissingBefore[];
  onClose: () => void;
}

/** Asks why a first session starts although something is missing. */
export function StartWithoutDialog({ sessionId, missing, onClose }: StartWithoutDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const words = useMissingWords();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isShort = reason.trim().length < limits.startReasonMin;
  return (
    <ActionDialog
      title={t`Start without what is missing?`}
      description={t`Your reason is kept with your name and cannot be changed. The audit log says that you did it, not why.`}
      action={t`Start without it`}
      failed={t`Failed to start the session`}
      isReady={() => {
        setChecked(true);
        return !isShort;
      }}
      work={() => call(startSessionWithout, { sessionId, reason })}
      onClose={onClose}
      focusAfter={() => document.getElementById('started-without')?.focus()}
    >
      <Bullets marker="disc">
        {missing.map((it) => (
          <li key={`${it.what} ${it.participant_id ?? ''}`}>{words(it)}</li>
        ))}
      </Bullets>
      <Field
        label={t`Why do you start without it?`}
        hint={t`Only mediators of this case read it.`}
        error={isChecked && isShort && t`Write at least ${limits.startReasonMin} characters.`}
      >
        <LongText rows={3} value={reason} most={limits.noteMax} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </ActionDialog>
  );
}
