import { useLingui } from '@lingui/react/macro';
import type { ContactDetails } from '@mediation/api-client';
import { Checkbox, CheckboxGroup, Field, Input } from '@mediation/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { sentence } from '../../words/names/people-names.ts';
import { type ContactChannel, channelNames } from '../../shared/people/channel-names.ts';

/** What the person said about how to reach them without harm. */
export function SafeContactFields({ form: { control, register } }: { form: UseFormReturn<ContactDetails> }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Controller
        control={control}
        name="safe_contact.channels"
        render={({ field: { value, onChange } }) => (
          <CheckboxGroup.Root
            label={t`Safe ways to reach them`}
            hint={t`Choose only what they named themselves.`}
            value={value}
            onValueChange={onChange}
          >
            {(Object.keys(channelNames) as ContactChannel[])
              .filter((it) => it !== 'app')
              .map((channel) => (
                <CheckboxGroup.Item key={channel} value={channel}>
                  {sentence(i18n._(channelNames[channel]))}
                </CheckboxGroup.Item>
              ))}
          </CheckboxGroup.Root>
        )}
      />
      <Field label={t`Safe hours`} optional={t`(optional)`}>
        <Input {...register('safe_contact.hours')} maxLength={200} autoComplete="off" />
      </Field>
      {(['voicemail', 'neutral'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={`safe_contact.${name}`}
          render={({ field: { value, onChange } }) => (
            <Checkbox
              label={name === 'voicemail' ? t`A voicemail may be left` : t`Sender and subject must give nothing away`}
              checked={value}
              onCheckedChange={onChange}
            />
          )}
        />
      ))}
      <Field label={t`Code word`} optional={t`(optional)`}>
        <Input {...register('safe_contact.code_word')} maxLength={60} autoComplete="off" />
      </Field>
    </>
  );
}
