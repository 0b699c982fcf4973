import { useLingui } from '@lingui/react/macro';
import { type OpenedKind, limits, openForReading } from '@mediation/api-client';
import { Field } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { LongText } from '../../forms/long-text.tsx';

export interface OpeningDialogProps {
  caseId: string;
  what: OpenedKind;
  onClose: () => void;
  /** Moves the focus once it is open. */
  focusInstead: () => void;
}

/** Asks an admin why they open messages or documents of a case. */
export function OpeningDialog({ caseId, what, onClose, focusInstead }: OpeningDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const least = limits.openingReasonLeast;
  const isMissing = reason.trim().length < least;
  return (
    <ActionDialog
      title={what === 'channel' ? t`Open the messages for an hour?` : t`Open the documents for an hour?`}
      description={t`The mediator is told, and so is everyone in the case unless another admin has put it on legal hold. The audit log keeps your reason and each time you read.`}
      action={t`Open for an hour`}
      failed={t`Failed to open it`}
      onClose={onClose}
      focusInstead={focusInstead}
      isReady={() => {
        setAsked(true);
        return !isMissing;
      }}
      work={() => call(openForReading, { caseId, what, reason: reason.trim() })}
    >
      <Field
        label={t`Reason`}
        hint={t`At least ${least} characters. The mediator and other admins read it.`}
        error={isAsked && isMissing && t`Say in at least ${least} characters why you need to read it.`}
      >
        <LongText value={reason} most={limits.openingReasonMax} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ActionDialog>
  );
}
