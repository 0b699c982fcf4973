import { useLingui } from '@lingui/react/macro';
import { remindParticipant } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { Bell } from 'lucide-react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { firstName, listOf } from '../../words/names/people-names.ts';
import { useAction } from '../forms/use-action.ts';

export interface RemindAllButtonProps {
  /** The parties to remind: one at least. */
  people: readonly { participant_id: string; name: string }[];
}

/** Reminds each of these parties. Whoever was reminded in the last 24 hours is not reminded again. */
export function RemindAllButton({ people }: RemindAllButtonProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const names = listOf(people.map(({ name }) => firstName(name)));
  const remind = async () => {
    const tries = await Promise.allSettled(
      people.map(({ participant_id: participantId }) => call(remindParticipant, { participantId })),
    );
    const failed = tries.find((it) => it.status === 'rejected');
    if (failed && tries.every(({ status }) => status === 'rejected')) throw failed.reason;
  };
  return (
    <Button
      tone="secondary"
      size="small"
      busy={isBusy}
      onClick={() => void run(remind, { failed: t`Failed to send the reminder`, done: t`Reminder sent to ${names}` })}
    >
      <Bell />
      {t`Send reminder to ${names}`}
    </Button>
  );
}
