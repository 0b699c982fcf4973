import { useLingui } from '@lingui/react/macro';
import { type MediationSession, type SessionRequest, answerMoveRequest } from '@mediation/api-client';
import { Button, Row, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { MoveDialog } from './move-dialog.tsx';
import { askerName, requestText } from './request-text.ts';

export interface MoveRequestProps {
  session: MediationSession;
  request: SessionRequest;
}

/** Somebody’s request to move a session: why, to when, and the mediator’s answer. A new time accepts it. */
export function MoveRequest({ session, request }: MoveRequestProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const [isOpen, setOpen] = useState(false);
  const name = askerName(session, request);
  const decline = () =>
    run(() => call(answerMoveRequest, { sessionId: session.id, requestId: request.id, decision: 'refuse' }), {
      failed: t`Failed to decline`,
      done: t`Declined. ${name} is told that the session stays at its time.`,
    });
  return (
    <Stack gap="small">
      <Text>{requestText(session, request)}</Text>
      <Row wrap>
        <Button
          tone="secondary"
          size="small"
          aria-label={t`Pick a time for ${name}`}
          onClick={() => setOpen(true)}
        >{t`Pick a time`}</Button>
        <Button
          tone="quiet"
          size="small"
          busy={isBusy}
          aria-label={t`Decline the request of ${name}`}
          onClick={() => void decline()}
        >{t`Decline`}</Button>
      </Row>
      {isOpen && <MoveDialog session={session} to={request.starts_at ?? undefined} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
