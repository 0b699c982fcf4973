import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type InputOf, updateMe } from '@mediation/api-client';
import { Field, Input, Stack, Text } from '@mediation/ui';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { neutralSite } from '../../../safety/quick-exit.ts';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { textOr } from '../../../shared/forms/text-or.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { useUnsavedChanges } from '../../../shared/forms/unsaved-changes.ts';
import { SaveRow } from '../save-row.tsx';
import { ProfileSection } from '../profile-section.tsx';
import type { SettingsProps } from '../with-settings.tsx';

/** Sets the page that quick exit opens. */
export function QuickExitSection({ settings, change }: SettingsProps) {
  const { t } = useLingui();
  const saving = useAction({ inPlace: true });
  const { register, handleSubmit, formState } = useForm<InputOf<typeof updateMe>>({
    resolver: standardSchemaResolver(updateMe.input),
    values: { quick_exit_url: settings.quick_exit_url },
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  useUnsavedChanges(formState.isDirty);
  const save = handleSubmit((changes) => saving.run(() => change(changes), { failed: t`Failed to save the address` }));
  return (
    <ProfileSection
      title={t`Quick exit`}
      text={t`The quick exit, or Shift three times, leaves this site at once and opens another page. It does not clear the history of your browser.`}
    >
      <form onSubmit={(event) => void save(event)} onChange={saving.reset} noValidate>
        <Stack gap="large">
          <Field
            label={t`Page that opens`}
            optional={t`(optional)`}
            hint={t`Choose one that you might visit anyway. Left empty, it is ${neutralSite}.`}
            error={errorOf(formState.errors.quick_exit_url, t`Enter an address that begins with https://.`)}
          >
            <Input
              {...register('quick_exit_url', { setValueAs: textOr(null) })}
              type="url"
              inputMode="url"
              autoComplete="off"
              maxLength={500}
            />
          </Field>
          <Text size="small">
            <Link to={paths.whatStays()}>{t`What stays on this device`}</Link>
          </Text>
          <SaveRow saving={saving} label={t`Save page`} />
        </Stack>
      </form>
    </ProfileSection>
  );
}
