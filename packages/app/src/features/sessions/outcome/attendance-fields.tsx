import { useLingui } from '@lingui/react/macro';
import type { SessionAttendee } from '@mediation/api-client';
import { Field, Fieldset, FormRow, Select } from '@mediation/ui';
import type { UseFormRegister } from 'react-hook-form';
import type { OutcomeValues } from './outcome-values.ts';

export interface AttendanceFieldsProps {
  guests: SessionAttendee[];
  register: UseFormRegister<OutcomeValues>;
}

/** Who came, came late, or did not come. */
export function AttendanceFields({ guests, register }: AttendanceFieldsProps) {
  const { t } = useLingui();
  return (
    <Fieldset label={t`Who came`} hint={t`Each person sees their own, nobody else’s.`}>
      <FormRow>
        {guests.map(({ participant_id: id, name }) => (
          <Field key={id} label={name}>
            <Select {...register(`attendance.${id}`)}>
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
