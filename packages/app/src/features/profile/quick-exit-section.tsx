import { useLingui } from '@lingui/react/macro';
import { Field, Input, Stack } from '@mediation/ui';
import { useForm } from 'react-hook-form';
import { neutralSite } from '../../safety/quick-exit.ts';
import { useAction } from '../../shared/forms/use-action.ts';
import { SaveRow } from './save-row.tsx';
import { Section } from './section.tsx';
import type { SettingsProps } from './with-settings.tsx';

/** Sets the page that quick exit opens. */
export function QuickExitSection({ settings, change }: SettingsProps) {
  const { t } = useLingui();
  const saving = useAction({ inPlace: true });
  const { register, handleSubmit, formState } = useForm({
    values: { url: settings.quick_exit_url ?? '' },
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const save = handleSubmit(({ url }) =>
    saving.run(() => change({ quick_exit_url: url.trim() === '' ? null : url.trim() }), {
      failed: t`Failed to save the address`,
    }),
  );
  const isAddress = (it: string) =>
    it.trim() === '' ||
    (/^https:\/\/\S+$/.test(it.trim()) && URL.canParse(it.trim())) ||
    t`Enter an address that begins with https://.`;
  return (
    <Section
      title={t`Quick exit`}
      text={t`The quick exit, or Shift three times, leaves this site at once and opens another page. It does not clear the history of your browser.`}
    >
      <form onSubmit={(event) => void save(event)} onChange={saving.reset} noValidate>
        <Stack gap="large">
          <Field
            label={t`Page that opens`}
            optional={t`(optional)`}
            hint={t`Choose one that you might visit anyway. Left empty, it is ${neutralSite}.`}
            error={formState.errors.url?.message}
          >
            <Input
              {...register('url', { validate: isAddress })}
              type="url"
              inputMode="url"
              autoComplete="off"
              maxLength={500}
            />
          </Field>
          <SaveRow saving={saving} label={t`Save page`} />
        </Stack>
      </form>
    </Section>
  );
}
