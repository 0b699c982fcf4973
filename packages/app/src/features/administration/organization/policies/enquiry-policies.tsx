import { useLingui } from '@lingui/react/macro';
import { Field, FormRow, Heading, Input, Switch } from '@mediation/ui';
import { Controller } from 'react-hook-form';
import { errorOf } from '../../../../shared/forms/error-of.ts';
import type { PoliciesProps } from './policies-input.ts';

/** Whether people without an invitation can ask the office for a mediation, and what they read of it beforehand. */
export function EnquiryPolicies({ form: { register, control, formState } }: PoliciesProps) {
  const { t } = useLingui();
  const { errors } = formState;
  return (
    <>
      <Heading level={3}>{t`People without an invitation`}</Heading>
      <Controller
        control={control}
        name="takes_enquiries"
        render={({ field }) => (
          <Switch
            label={t`Take enquiries`}
            hint={t`Everyone with an account sees the name of your office, and can ask it for a mediation.`}
            checked={field.value ?? false}
            onCheckedChange={field.onChange}
          />
        )}
      />
      <FormRow>
        <Field
          label={t`In one line`}
          optional={t`(optional)`}
          hint={t`Where you work and in which languages, like “Bristol, and by video. English, German”.`}
          error={errorOf(errors.enquiry_line, t`Use one line of up to 160 characters.`)}
        >
          <Input {...register('enquiry_line')} autoComplete="off" />
        </Field>
        <Field
          label={t`Days until your answer`}
          hint={t`People read it before they ask.`}
          error={errorOf(errors.enquiry_days, t`Enter a whole number from 1 to 30.`)}
        >
          <Input {...register('enquiry_days', { valueAsNumber: true })} type="number" min={1} max={30} />
        </Field>
      </FormRow>
    </>
  );
}
