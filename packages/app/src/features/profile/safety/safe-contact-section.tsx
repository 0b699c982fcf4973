import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SafeContact } from '@mediation/api-client';
import { AudienceLine, Checkbox, CheckboxGroup, Field, Input, Notice, Stack, Text } from '@mediation/ui';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { shortDate } from '../../../words/times/relative-time.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { useUnsavedChanges } from '../../../shared/forms/unsaved-changes.ts';
import { SaveRow } from '../save-row.tsx';
import { ProfileSection } from '../profile-section.tsx';
import type { SettingsProps } from '../with-settings.tsx';

const channels: Record<SafeContact['channels'][number], MessageDescriptor> = {
  app: msg`Messages on this platform`,
  email: msg`Email`,
  phone: msg`Phone call`,
  sms: msg`Text message`,
  post: msg`Letter`,
};

/** Edits the person's safe contact details. */
export function SafeContactSection({ settings, change }: SettingsProps) {
  const { t, i18n } = useLingui();
  const saving = useAction({ inPlace: true });
  const { confirmed_at: confirmedAt, ...contact } = settings.safe_contact;
  const { register, handleSubmit, control, formState } = useForm<SafeContact>({
    resolver: standardSchemaResolver(SafeContact),
    values: contact,
    resetOptions: { keepDirtyValues: true },
  });
  useUnsavedChanges(formState.isDirty);
  const chosen = useWatch({ control, name: 'channels' });
  const save = handleSubmit((safe_contact) =>
    saving.run(() => change({ safe_contact }), { failed: t`Failed to save how to reach you` }),
  );

  return (
    <ProfileSection
      title={t`Safe contact`}
      text={t`Tell us which ways are safe, if somebody else may read your mail or answer your phone.`}
    >
      <form onSubmit={(event) => void save(event)} onChange={saving.reset} noValidate>
        <Stack gap="large">
          <Controller
            control={control}
            name="channels"
            render={({ field }) => (
              <CheckboxGroup.Root
                label={t`Safe ways to reach me`}
                hint={t`With none chosen, mail goes out as usual, and your mediator asks you here first.`}
                value={field.value}
                onValueChange={(value) => {
                  saving.reset();
                  field.onChange(value);
                }}
              >
                {(Object.keys(channels) as SafeContact['channels']).map((channel) => (
                  <CheckboxGroup.Item key={channel} value={channel}>
                    {i18n._(channels[channel])}
                  </CheckboxGroup.Item>
                ))}
              </CheckboxGroup.Root>
            )}
          />
          {chosen.length > 0 && !chosen.includes('email') && (
            <Notice tone="info">
              {t`Without email we send you no mail at all, not even to reset a password. News waits here for you.`}
            </Notice>
          )}
          <Field
            label={t`Safe times`}
            optional={t`(optional)`}
            hint={t`In your own words, like “weekdays until noon”.`}
          >
            <Input {...register('hours')} maxLength={200} autoComplete="off" />
          </Field>
          {(['voicemail', 'neutral'] as const).map((name) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field }) => (
                <Checkbox
                  label={
                    name === 'voicemail' ? t`A voicemail may be left` : t`Sender and subject must give nothing away`
                  }
                  checked={field.value}
                  onCheckedChange={(isChecked) => {
                    saving.reset();
                    field.onChange(isChecked);
                  }}
                />
              )}
            />
          ))}
          <Field
            label={t`Code word`}
            optional={t`(optional)`}
            hint={t`Whoever calls you says it first, so that you know who it is.`}
          >
            <Input {...register('code_word')} maxLength={60} autoComplete="off" />
          </Field>
          <AudienceLine audience="mediator">
            {t`You and the mediators who work with you. Never the other party.`}
          </AudienceLine>
          {confirmedAt !== null && (
            <Text size="small" tone="soft">
              {t`Last confirmed by you on ${shortDate(confirmedAt)}.`}
            </Text>
          )}
          <SaveRow saving={saving} label={t`Save and confirm`} />
        </Stack>
      </form>
    </ProfileSection>
  );
}
