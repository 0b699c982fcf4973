import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { addRequirement, type InputOf, limits } from '@mediation/api-client';
import { Button, Dialog, Field, Input, Stack, Textarea } from '@mediation/ui';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useReturnFocus } from '../../browser/use-return-focus.ts';
import { errorOf } from '../../shared/forms/error-of.ts';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';
import { useAction } from '../../shared/forms/use-action.ts';
import { DayField } from './day-field.tsx';

export interface AddRequirementDialogProps {
  caseId: string;
  participantId: string;
  /** The name of the party. */
  name: string;
  onClose: () => void;
}

/** Asks a party for one more document. */
export function AddRequirementDialog({ caseId, participantId, name, onClose }: AddRequirementDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const { call } = useBackend();
  const returnFocus = useReturnFocus();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const { register, handleSubmit, formState, control } = useForm<InputOf<typeof addRequirement>>({
    resolver: standardSchemaResolver(addRequirement.input),
    defaultValues: { caseId, participant_id: participantId, label: '', help: '' },
  });
  const save = handleSubmit(async (requirement) => {
    const isSaved = await run(() => call(addRequirement, requirement), {
      failed: t`Failed to ask for the document`,
      done: t`Added to the list of ${name}`,
    });
    if (isSaved) onClose();
  });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="medium" closeLabel={t`Close`} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{t`Ask for one more document`}</Dialog.Title>
        <Dialog.Body>
          <form id={id} noValidate onSubmit={(event) => void save(event)}>
            <Stack gap="large">
              <Dialog.Description>
                {t`${name} and their lawyer see it on their list. The other party never does.`}
              </Dialog.Description>
              <ProblemNotice problem={problem} />
              <Field
                label={t`Document`}
                hint={t`For example: letter of the landlord`}
                error={errorOf(formState.errors.label, t`Say which document you need.`)}
              >
                <Input {...register('label')} maxLength={limits.titleMax} />
              </Field>
              <Field label={t`How to get it, or what must be in it`} optional={t`(optional)`}>
                <Textarea {...register('help')} maxLength={limits.reasonMax} />
              </Field>
              <Controller
                control={control}
                name="due_on"
                render={({ field: { value, onChange } }) => (
                  <DayField value={value} onValueChange={onChange} optional={t`(optional)`} />
                )}
              />
            </Stack>
          </form>
        </Dialog.Body>
        <Dialog.Foot>
          <Dialog.Close asChild>
            <Button tone="secondary">{t`Cancel`}</Button>
          </Dialog.Close>
          <Button type="submit" form={id} busy={isBusy}>
            {isBusy ? t`Saving` : t`Add to the list`}
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
