import { useLingui } from '@lingui/react/macro';
import { sessionCalendar } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { CalendarPlus } from 'lucide-react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { saveFile } from '../../../browser/save-file.ts';
import { useAction } from '../../../shared/forms/use-action.ts';

/** Saves a session as a calendar file. */
export function CalendarButton({ sessionId }: { sessionId: string }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const download = () =>
    run(async () => saveFile(await call(sessionCalendar, { sessionId }), 'appointment.ics'), {
      failed: t`We could not make the calendar file.`,
    });
  return (
    <Button tone="secondary" busy={isBusy} onClick={() => void download()}>
      <CalendarPlus />
      {t`Add to my calendar`}
    </Button>
  );
}
