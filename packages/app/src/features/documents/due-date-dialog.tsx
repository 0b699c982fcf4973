import { useLingui } from '@lingui/react/macro';
import { type Requirement, updateRequirement } from '@mediation/api-client';
import { Button, Dialog, Stack } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';
import { useAction } from '../../shared/forms/use-action.ts';
import { requirementText } from '../../words/requirement-text.ts';
import { DayField } from './day-field.tsx';

/** Sets, changes or removes the day by which a document is needed. */
export function DueDateDialog({ requirement, onClose }: { requirement: Requirement; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const returnFocus = useReturnFocus();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const [day, setDay] = useState(requirement.due_on ?? undefined);
  const [isChecked, setChecked] = useState(false);
  const save = async (due_on: string | null) => {
    const { id: requirementId, case_id: caseId, version } = requirement;
    const isSaved = await run(() => call(updateRequirement, { caseId, requirementId, version, due_on }), {
      failed: t`Failed to set the date`,
    });
    if (isSaved) onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content closeLabel={t`Close`} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{t`When do you need it?`}</Dialog.Title>
        <Dialog.Body>
          <Stack gap="large">
            <Dialog.Description>
              {t`${requirementText(requirement).label}. The party sees the date on their list, and gets a message.`}
            </Dialog.Description>
            <ProblemNotice problem={problem} />
            <DayField value={day} onValueChange={setDay} error={isChecked && day === undefined && t`Choose a day.`} />
          </Stack>
        </Dialog.Body>
        <Dialog.Foot>
          {requirement.due_on === null ? (
            <Dialog.Close asChild>
              <Button tone="secondary">{t`Cancel`}</Button>
            </Dialog.Close>
          ) : (
            <Button tone="secondary" disabled={isBusy} onClick={() => void save(null)}>{t`No date`}</Button>
          )}
          <Button
            busy={isBusy}
            onClick={() => {
              setChecked(true);
              if (day !== undefined) void save(day);
            }}
          >
            {isBusy ? t`Saving` : t`Save`}
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
