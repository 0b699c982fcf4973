import { useLingui } from '@lingui/react/macro';
import { type Requirement, setDueDate } from '@mediation/api-client';
import { Checkbox, CheckboxGroup } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { ActionDialog } from '../../shared/forms/action-dialog.tsx';
import { requirementText } from '../../words/texts/requirement-text.ts';
import { DayField } from '../../shared/forms/day-field.tsx';

export interface DueDateDialogProps {
  /** One document, or the missing documents of one party, of which the mediator chooses. */
  requirements: Requirement[];
  onClose: () => void;
}

/** Sets, changes or removes the day by which documents are needed. */
export function DueDateDialog({ requirements, onClose }: DueDateDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [first] = requirements as [Requirement];
  const isOne = requirements.length === 1;
  const [chosen, setChosen] = useState(() => requirements.map(({ id }) => id));
  const [day, setDay] = useState((isOne && first.due_on) || undefined);
  const [isWithout, setWithout] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const hasDate = requirements.some(({ due_on }) => due_on !== null);
  return (
    <ActionDialog
      title={isOne ? t`When do you need it?` : t`When do you need them?`}
      description={
        isOne
          ? t`${requirementText(first).label}. The party sees the date on their list, and gets a message.`
          : t`The party sees the date on their list, and gets one message.`
      }
      action={t`Save`}
      failed={t`Failed to set the date`}
      isReady={() => {
        setChecked(true);
        return chosen.length > 0 && (isWithout || day !== undefined);
      }}
      work={() =>
        call(setDueDate, {
          caseId: first.case_id,
          requirement_ids: chosen,
          due_on: isWithout ? null : (day ?? null),
        })
      }
      onClose={onClose}
    >
      {!isWithout && (
        <DayField
          label={t`Needed by`}
          value={day}
          onValueChange={setDay}
          error={isChecked && day === undefined && t`Choose a day.`}
        />
      )}
      {hasDate && <Checkbox label={t`No date`} checked={isWithout} onCheckedChange={setWithout} />}
      {!isOne && (
        <CheckboxGroup.Root
          label={t`Documents`}
          value={chosen}
          onValueChange={setChosen}
          error={isChecked && chosen.length === 0 && t`Choose at least one document.`}
        >
          {requirements.map((it) => (
            <CheckboxGroup.Item key={it.id} value={it.id}>
              {requirementText(it).label}
            </CheckboxGroup.Item>
          ))}
        </CheckboxGroup.Root>
      )}
    </ActionDialog>
  );
}
