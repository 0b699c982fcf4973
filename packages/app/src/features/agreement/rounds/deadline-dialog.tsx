import { useLingui } from '@lingui/react/macro';
import { instantOf } from '@mediation/agreement';
import { useState } from 'react';
import { ActionDialog, type ActionDialogProps } from '../../../shared/forms/action-dialog.tsx';
import { DayField } from '../../../shared/forms/day-field.tsx';
import { zoneName } from '../../../words/names/viewer.ts';
import { useNow } from '../../../browser/use-now.ts';
import { endOfDay, roundDays } from './round-days.ts';

export interface DeadlineDialogProps extends Pick<
  ActionDialogProps,
  'title' | 'description' | 'action' | 'failed' | 'done' | 'onClose' | 'focusAfter'
> {
  /** The deadline so far, which can only become later. */
  after?: string;
  work: (deadline: string) => Promise<unknown>;
}

/** Asks for the last day of a lawyer round. It ends in the afternoon of the reader's time zone, at least an hour from now. */
export function DeadlineDialog({ after, work, ...dialog }: DeadlineDialogProps) {
  const { t } = useLingui();
  const [day, setDay] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const zone = zoneName();
  const { first, last } = roundDays(useNow(), zone, after);
  const problemOf = () => {
    if (day === undefined) return t`Choose a day.`;
    // It was not when it was chosen.
    if (day < first) return t`17:00 on this day is too soon. Choose a later day.`;
    return undefined;
  };
  return (
    <ActionDialog
      {...dialog}
      isReady={() => {
        setChecked(true);
        return problemOf() === undefined;
      }}
      work={async () => {
        if (day !== undefined) await work(instantOf(day, endOfDay, zone));
      }}
    >
      <DayField
        label={t`Last day, until 17:00 (time zone ${zone})`}
        value={day}
        onValueChange={setDay}
        first={first}
        last={last}
        error={isChecked && problemOf()}
      />
    </ActionDialog>
  );
}
