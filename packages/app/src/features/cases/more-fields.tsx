import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { AudienceLine, Button, Dialog, Field, Fieldset, FormRow, IconButton, Input, Stack } from '@mediation/ui';
import { Lock, Plus, X } from 'lucide-react';
import { useEffect } from 'react';
import { useFieldArray } from 'react-hook-form';
import { AmountFields } from './amount-fields.tsx';
import type { CaseForm } from './create-case-form.ts';
import { LongText } from '../../shared/forms/long-text.tsx';

const mostChildren = 20;

/** What the mediator knows already of the client’s situation. All of it can stay empty. */
export function MoreFields({ form }: { form: CaseForm }) {
  const { t } = useLingui();
  const { register, control, setFocus, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'children' });
  useEffect(() => setFocus('marriageDetails.married_on'), [setFocus]);
  return (
    <Stack gap="large">
      <Dialog.Description>
        {t`It is filled into the client’s intake. The client reads it, corrects it and sends it.`}
      </Dialog.Description>
      <FormRow>
        <Field label={t`Date of the wedding`} optional={t`(optional)`}>
          <Input {...register('marriageDetails.married_on')} type="date" autoComplete="off" />
        </Field>
        <Field
          label={t`Date of the separation`}
          optional={t`(optional)`}
          error={formState.errors.marriageDetails?.separated_on?.message}
        >
          <Input {...register('marriageDetails.separated_on')} type="date" autoComplete="off" />
        </Field>
      </FormRow>
      <Fieldset label={t`Children`} optional={t`(optional)`}>
        <Stack>
          {fields.map(({ id }, at) => (
            <FormRow
              key={id}
              widths="wide-first"
              action={
                <IconButton label={t`Remove child ${at + 1}`} onClick={() => remove(at)}>
                  <X />
                </IconButton>
              }
            >
              <Field label={t`First name`}>
                <Input {...register(`children.${at}.first_name`)} maxLength={limits.nameMax} autoComplete="off" />
              </Field>
              <Field label={t`Year of birth`}>
                <Input {...register(`children.${at}.born`)} inputMode="numeric" maxLength={4} autoComplete="off" />
              </Field>
            </FormRow>
          ))}
          <div>
            <Button
              tone="quiet"
              disabled={fields.length >= mostChildren}
              onClick={() => append({ first_name: '', born: '' })}
            >
              <Plus />
              {t`Add a child`}
            </Button>
          </div>
        </Stack>
      </Fieldset>
      <AmountFields form={form} />
      <Field
        label={t`More about money`}
        optional={t`(optional)`}
        hint={t`A business, a pension, something that changes soon.`}
      >
        <LongText {...register('financialSituation.text')} most={limits.descriptionMax} autoComplete="off" />
      </Field>
      <Field
        label={t`Preferences`}
        optional={t`(optional)`}
        hint={t`What matters to the client, and when or how to meet.`}
      >
        <LongText {...register('preferences.text')} most={limits.descriptionMax} autoComplete="off" />
      </Field>
      <AudienceLine icon={<Lock />}>
        {t`Until the client sends it, only the client and their lawyer read it.`}
      </AudienceLine>
    </Stack>
  );
}
