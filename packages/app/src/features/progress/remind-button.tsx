import { useLingui } from '@lingui/react/macro';
import { remindParticipant } from '@mediation/api-client';
import { Button, Row } from '@mediation/ui';
import { Bell } from 'lucide-react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useAction } from '../../shared/forms/use-action.ts';

/** Reminds a party that their case waits for them. */
export function RemindButton({ participantId, name }: { participantId: string; name: string }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const remind = () =>
    run(() => call(remindParticipant, { participantId }), {
      failed: t`Failed to send the reminder`,
      done: t`Reminder sent to ${name}`,
    });
  return (
    <Row>
      <Button
        tone="secondary"
        size="small"
        busy={isBusy}
        aria-label={t`Send reminder to ${name}`}
        onClick={() => void remind()}
      >
        <Bell />
        {t`Send reminder`}
      </Button>
    </Row>
  );
}
