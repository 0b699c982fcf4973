import { useLingui } from '@lingui/react/macro';
import { type MediationSession, confirmSession } from '@mediation/api-client';
import { List, Stack, Text } from '@mediation/ui';
import { useId } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { sessionTime } from '../../../../words/times/relative-time.ts';
import { openConcerns } from './answer-words.ts';
import type { WeighedTime } from './best-time.ts';
import { useSafetyStop } from '../use-safety-stop.tsx';

export interface ConfirmDialogProps {
  session: MediationSession;
  chosen: WeighedTime;
  onClose: () => void;
  /** Moves the focus to the session that has its time now. */
  focusInstead: () => void;
}

/** One look before a time goes out to everybody: who feels unsafe, and which party has not said yes to it. */
export function ConfirmDialog({ session, chosen, onClose, focusInstead }: ConfirmDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const id = useId();
  const { stop, check, acknowledgement } = useSafetyStop(session);
  const concerns = openConcerns(chosen);
  const { starts_at: startsAt } = chosen.slot;
  const endsAt = new Date(Date.parse(startsAt) + session.minutes * 60_000).toISOString();
  return (
    <ActionDialog
      title={t`Confirm this time?`}
      description={t`${sessionTime(startsAt, endsAt)}. It goes out to everybody at once.`}
      action={t`Confirm this time`}
      failed={t`Failed to confirm the time`}
      done={t`Confirmed. Everybody is told.`}
      isReady={check}
      work={() =>
        call(confirmSession, {
          sessionId: session.id,
          slot_id: chosen.slot.id,
          version: session.version,
          ...acknowledgement,
        })
      }
      onClose={onClose}
      focusInstead={focusInstead}
    >
      {stop}
      {concerns.length > 0 && (
        <Stack gap="small">
          <Text id={id} weight="strong">{t`Not every party has said yes`}</Text>
          <List aria-labelledby={id}>
            {concerns.map((concern) => (
              <li key={concern}>{concern}</li>
            ))}
          </List>
        </Stack>
      )}
    </ActionDialog>
  );
}
