import { useLingui } from '@lingui/react/macro';
import { type MediationSession, type SessionRequest, answerMoveRequest, limits } from '@mediation/api-client';
import { AudienceLine, Field } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { focusWhen } from '../focus-when.ts';
import { askerName } from './request-text.ts';
import { LongText } from '../../../../shared/forms/long-text.tsx';

export interface DeclineRequestDialogProps {
  session: MediationSession;
  request: SessionRequest;
  onClose: () => void;
}

/** Declines a request to move a session, with a word to whoever asked if the mediator likes. */
export function DeclineRequestDialog({ session, request, onClose }: DeclineRequestDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [word, setWord] = useState('');
  const name = askerName(session, request);
  const answer = word.trim();
  return (
    <ActionDialog
      title={t`Decline the request?`}
      description={t`The session stays at its time. ${name} gets a notification.`}
      action={t`Decline`}
      failed={t`Failed to decline`}
      done={t`Declined. ${name} is told that the session stays at its time.`}
      work={() =>
        call(answerMoveRequest, {
          sessionId: session.id,
          requestId: request.id,
          decision: 'refuse',
          ...(answer !== '' && { answer }),
        })
      }
      onClose={onClose}
      focusInstead={focusWhen}
    >
      <Field label={t`A word to ${name}`} optional={t`(optional)`}>
        <LongText
          value={word}
          most={limits.reasonMax}
          rows={3}
          autoComplete="off"
          onChange={({ target }) => setWord(target.value)}
        />
      </Field>
      <AudienceLine short icon={<Lock />}>{t`Only ${name} reads this.`}</AudienceLine>
    </ActionDialog>
  );
}
