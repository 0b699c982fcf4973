import { useLingui } from '@lingui/react/macro';
import type { SessionAttendee } from '@mediation/api-client';
import { Button, Field, Fieldset, FormRow, IconButton, Input, Select, Stack } from '@mediation/ui';
import { Plus, Trash2 } from 'lucide-react';
import { type Control, useFieldArray, type UseFormRegister } from 'react-hook-form';
import type { OutcomeValues } from './outcome-values.ts';

const most = 20;

export interface ActionFieldsProps {
  people: SessionAttendee[];
  control: Control<OutcomeValues>;
  register: UseFormRegister<OutcomeValues>;
}

/** The next actions, each with its owner and its date. */
export function ActionFields({ people, control, register }: ActionFieldsProps) {
  const { t } = useLingui();
  const { fields, append, remove } = useFieldArray({ control, name: 'actions' });
  return (
    <Fieldset label={t`Who does what next`} optional={t`(optional)`}>
      <Stack>
        {fields.map(({ id }, at) => (
          <FormRow
            key={id}
            action={
              <IconButton label={t`Remove action ${at + 1}`} onClick={() => remove(at)}>
                <Trash2 />
              </IconButton>
            }
          >
            <Field label={t`Action ${at + 1}`}>
              <Input {...register(`actions.${at}.text`)} maxLength={300} autoComplete="off" />
            </Field>
            <Field label={t`Who`}>
              <Select {...register(`actions.${at}.owner`)}>
                <option value="">{t({ context: 'owner', message: 'Together' })}</option>
                {people.map(({ participant_id, name }) => (
                  <option key={participant_id} value={participant_id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t`By`}>
              <Input type="date" {...register(`actions.${at}.due`)} />
            </Field>
          </FormRow>
        ))}
        {fields.length < most && (
          <div>
            <Button tone="secondary" size="small" onClick={() => append({ text: '', owner: '', due: '' })}>
              <Plus />
              {t`Add an action`}
            </Button>
          </div>
        )}
      </Stack>
    </Fieldset>
  );
}
