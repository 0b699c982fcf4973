import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { addRequirement, type InputOf, limits } from '@mediation/api-client';
import { Field, Input } from '@mediation/ui';
import { Controller, useForm } from 'react-hook-form';
import { useBackend } from '../../backend/backend-provider.tsx';
import { ActionDialog } from '../../shared/forms/action-dialog.tsx';
import { errorOf } from '../../shared/forms/error-of.ts';
import { DayField } from '../../shared/forms/day-field.tsx';
import { LongText } from '../../shared/forms/long-text.tsx';

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
  const { call } = useBackend();
  const { register, trigger, getValues, formState, control } = useForm<InputOf<typeof addRequirement>>({
    resolver: standardSchemaResolver(addRequirement.input),
    defaultValues: { caseId, participant_id: participantId, label: '', help: '' },
  });
  return (
    <ActionDialog
      title={t`Ask for one more document`}
      description={t`${name} and their lawyer see it on their list. The other party never does.`}
      action={t`Add to the list`}
      failed={t`Failed to ask for the document`}
      done={t`Added to the list of ${name}`}
      isReady={() => trigger(undefined, { shouldFocus: true })}
      work={() => call(addRequirement, getValues())}
      onClose={onClose}
    >
      <Field
        label={t`Document`}
        hint={t`For example: letter of the landlord`}
        error={errorOf(formState.errors.label, t`Say which document you need.`)}
      >
        <Input {...register('label')} maxLength={limits.titleMax} />
      </Field>
      <Field label={t`How to get it, or what must be in it`} optional={t`(optional)`}>
        <LongText {...register('help')} most={limits.reasonMax} />
      </Field>
      <Controller
        control={control}
        name="due_on"
        render={({ field: { value, onChange } }) => (
          <DayField label={t`Needed by`} value={value} onValueChange={onChange} optional={t`(optional)`} />
        )}
      />
    </ActionDialog>
  );
}
