import { useLingui } from '@lingui/react/macro';
import { addDays, dayNumber } from '@mediation/agreement';
import { limits, type ParentingSchedule, type SchoolHoliday } from '@mediation/api-client';
import { Button, Field, Input, Row } from '@mediation/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { DayField } from '../../../../shared/forms/day-field.tsx';
import { UndrawnNote } from '../../../../shared/forms/undrawn-note.tsx';
import { holidayKeyOf, withHoliday } from './imported-holidays.ts';

export interface HolidayDialogProps {
  schedule: ParentingSchedule;
  holiday: SchoolHoliday;
  onChange: (schedule: ParentingSchedule) => void;
  onClose: () => void;
  /** Moves the focus when the holiday that opened the dialog is removed or renamed. */
  focusInstead: () => void;
}

/** Changes the days or the name of a school holiday, or removes it. */
export function HolidayDialog({ schedule, holiday, onChange, onClose, focusInstead }: HolidayDialogProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState({ ...holiday, last: addDays(holiday.until, -1) });
  const [isChecked, setChecked] = useState(false);
  const changed = { name: draft.name.trim(), from: draft.from, until: addDays(draft.last, 1) };
  const days = dayNumber(changed.until) - dayNumber(changed.from);
  const isThere = schedule.school_holidays.list.some(
    (it) => holidayKeyOf(it) === holidayKeyOf(changed) && holidayKeyOf(it) !== holidayKeyOf(holiday),
  );
  const wrong = {
    name: changed.name === '' ? t`Give the holiday a name.` : isThere && t`This holiday is already there.`,
    last: (days < 1 || days > limits.spanNights) && t`Choose a day from the first one on, within a year.`,
  };
  const isReady = () => {
    setChecked(true);
    return wrong.name === false && wrong.last === false;
  };
  const remove = () => {
    onChange(withHoliday(schedule, holiday, undefined));
    onClose();
  };
  return (
    <ActionDialog
      title={t`Change the holiday`}
      description={t`Days without school. Who has the children on them is written in the rules.`}
      action={t`Save the holiday`}
      failed={t`Failed to save the holiday`}
      isReady={isReady}
      work={async () => onChange(withHoliday(schedule, holiday, changed))}
      onClose={onClose}
      focusInstead={focusInstead}
    >
      <Field label={t`Name`} error={isChecked && wrong.name}>
        <Input
          value={draft.name}
          maxLength={limits.titleMax}
          autoComplete="off"
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
      </Field>
      <UndrawnNote text={draft.name} />
      <DayField label={t`First day`} past value={draft.from} onValueChange={(from) => setDraft({ ...draft, from })} />
      <DayField
        label={t`Last day`}
        past
        value={draft.last}
        onValueChange={(last) => setDraft({ ...draft, last })}
        error={isChecked && wrong.last}
      />
      <Row>
        <Button tone="quiet" flush onClick={remove}>
          <Trash2 />
          {t`Remove this holiday`}
        </Button>
      </Row>
    </ActionDialog>
  );
}
