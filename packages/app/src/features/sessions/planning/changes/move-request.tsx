import { useLingui } from '@lingui/react/macro';
import type { MediationSession, SessionRequest } from '@mediation/api-client';
import { Button, Row, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { DeclineRequestDialog } from './decline-request-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { askerName, requestText } from './request-text.ts';

export interface MoveRequestProps {
  session: MediationSession;
  request: SessionRequest;
}

/** Somebody’s request to move a session: why, to when, and the mediator’s answer. A new time accepts it. */
export function MoveRequest({ session, request }: MoveRequestProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'move' | 'decline'>();
  const close = () => setOpen(undefined);
  const name = askerName(session, request);
  return (
    <Stack gap="small">
      <Text>{requestText(session, request)}</Text>
      <Row wrap>
        <Button
          tone="secondary"
          size="small"
          aria-label={t`Pick a time for ${name}`}
          aria-haspopup="dialog"
          onClick={() => setOpen('move')}
        >{t`Pick a time`}</Button>
        <Button
          tone="quiet"
          size="small"
          aria-label={t`Decline the request of ${name}`}
          aria-haspopup="dialog"
          onClick={() => setOpen('decline')}
        >{t`Decline`}</Button>
      </Row>
      {open === 'move' && <MoveDialog session={session} to={request.starts_at ?? undefined} onClose={close} />}
      {open === 'decline' && <DeclineRequestDialog session={session} request={request} onClose={close} />}
    </Stack>
  );
}
