import { useLingui } from '@lingui/react/macro';
import { Checkbox, Field, Input } from '@mediation/ui';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { errorOf } from '../../../../shared/forms/error-of.ts';
import { type FigureValues, percentOf } from './figure-values.ts';

/** Whether a figure is of both parties together, and how much of it is one's own. */
export function JointFields({ form: { control, register, formState } }: { form: UseFormReturn<FigureValues> }) {
  const { t } = useLingui();
  const isJoint = useWatch({ control, name: 'is_joint' });
  return (
    <>
      <Controller
        control={control}
        name="is_joint"
        render={({ field: { value, onChange } }) => (
          <Checkbox label={t`It is of both of you together`} checked={value} onCheckedChange={onChange} />
        )}
      />
      {isJoint && (
        <Field
          label={t`Own share in percent`}
          hint={t`The rest is of the other party.`}
          error={errorOf(formState.errors.share, t`Write a number from 0 to 100.`)}
        >
          <Input
            {...register('share', { validate: (share, { is_joint }) => !is_joint || percentOf(share) !== null })}
            inputMode="decimal"
            autoComplete="off"
          />
        </Field>
      )}
    </>
  );
}
