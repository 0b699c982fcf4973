import { useLingui } from '@lingui/react/macro';
import type { ParentingSchedule } from '@mediation/api-client';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { withoutHolidays } from './imported-holidays.ts';

export interface RemoveHolidaysDialogProps {
  schedule: ParentingSchedule;
  onChange: (schedule: ParentingSchedule) => void;
  onClose: () => void;
  /** Moves the focus, because the button that opened the dialog goes away. */
  focusInstead: () => void;
}

/** Asks before all school holidays are removed. */
export function RemoveHolidaysDialog({ schedule, onChange, onClose, focusInstead }: RemoveHolidaysDialogProps) {
  const { t } = useLingui();
  return (
    <ActionDialog
      title={t`Remove all school holidays?`}
      description={t`Every weekday counts as a school day then. Rules that you added for holidays stay in the list of rules.`}
      action={t`Remove all`}
      failed={t`Failed to remove the holidays`}
      work={async () => onChange(withoutHolidays(schedule))}
      onClose={onClose}
      focusInstead={focusInstead}
    />
  );
}
