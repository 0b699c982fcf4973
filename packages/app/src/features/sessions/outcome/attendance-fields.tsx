import { useLingui } from '@lingui/react/macro';
import type { SessionAttendee } from '@mediation/api-client';
import { Field, Fieldset, FormRow, Select } from '@mediation/ui';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { firstName } from '../../../words/names/people-names.ts';
import type { OutcomeValues } from './outcome-values.ts';

export interface AttendanceFieldsProps {
  guests: SessionAttendee[];
  register: UseFormRegister<OutcomeValues>;
  errors: FieldErrors<OutcomeValues>;
}

/** Who came, came late, or did not come. */
export function AttendanceFields({ guests, register, errors }: AttendanceFieldsProps) {
  const { t } = useLingui();
  return (
    <Fieldset label={t`Who came`} hint={t`Each person sees their own, nobody else’s.`}>
      <FormRow>
        {guests.map(({ participant_id: id, name }) => (
          <Field key={id} label={name} error={errors.attendance?.[id] && t`Say whether ${firstName(name)} came.`}>
            <Select {...register(`attendance.${id}`, { required: true })}>
              <option value="">{t({ context: 'attendance', message: 'Choose' })}</option>
              <option value="present">{t`Came`}</option>
              <option value="late">{t`Came late`}</option>
              <option value="absent">{t`Did not come`}</option>
            </Select>
          </Field>
        ))}
      </FormRow>
    </Fieldset>
  );
}
