import { useLingui } from '@lingui/react/macro';
import { Field } from '@mediation/ui';
import { useForm } from 'react-hook-form';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { errorOf } from '../../../../shared/forms/error-of.ts';
import { LongText } from '../../../../shared/forms/long-text.tsx';

export interface TextDialogProps {
  title: string;
  /** Who reads it. */
  description: string;
  label: string;
  most: number;
  action: string;
  failed: string;
  work: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** A dialog for one text: a question about a figure, or its answer. */
export function TextDialog({ label, most, work, ...dialog }: TextDialogProps) {
  const { t } = useLingui();
  const { register, getValues, trigger, formState } = useForm({ defaultValues: { text: '' } });
  return (
    <ActionDialog
      {...dialog}
      isReady={() => trigger(undefined, { shouldFocus: true })}
      work={() => work(getValues('text').trim())}
    >
      <Field label={label} error={errorOf(formState.errors.text, t`Write a few words.`)}>
        <LongText {...register('text', { validate: (text) => text.trim() !== '' })} rows={3} most={most} />
      </Field>
    </ActionDialog>
  );
}
