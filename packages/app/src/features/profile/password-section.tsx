import { useLingui } from '@lingui/react/macro';
import { ApiError, limits, changePassword } from '@mediation/api-client';
import { Field, Input, PasswordInput, Stack, VisuallyHidden } from '@mediation/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useBackend } from '../../backend/backend-provider.tsx';
import { PasswordRules } from '../../auth/password-rules.tsx';
import { useUser } from '../../auth/session-provider.tsx';
import { SaveRow } from './save-row.tsx';
import { Section } from './section.tsx';
import { useSaving } from './use-saving.ts';

const empty = { current: '', password: '', confirmation: '' };

/** Changes the password; every other session ends with it. */
export function PasswordSection() {
  const { t } = useLingui();
  const { email } = useUser();
  const { call } = useBackend();
  const { saving, run, reset: forget } = useSaving(t`Failed to change your password`);
  const { register, handleSubmit, formState, control, setError, reset, getValues } = useForm({
    defaultValues: empty,
    mode: 'onTouched',
  });
  const { errors } = formState;
  const password = useWatch({ control, name: 'password' });
  const showHide = { showLabel: t`Show password`, hideLabel: t`Hide password` };

  const save = handleSubmit(async (typed) => {
    const isSaved = await run(async () => {
      try {
        await call(changePassword, { current_password: typed.current, password: typed.password });
      } catch (error) {
        const detail = error instanceof ApiError ? error.details[0] : undefined;
        if (detail?.path === 'current_password')
          setError('current', { message: detail.message }, { shouldFocus: true });
        if (detail?.path === 'password') setError('password', { message: detail.message }, { shouldFocus: true });
        throw error;
      }
    });
    if (!isSaved) return;
    reset(empty);
  });

  return (
    <Section
      title={t`Password`}
      text={t`When it is changed, you stay signed in here and are signed out everywhere else.`}
    >
      <form onSubmit={(event) => void save(event)} onChange={forget} noValidate>
        <Stack gap="large">
          <VisuallyHidden>
            <Input readOnly tabIndex={-1} aria-hidden value={email} autoComplete="username" />
          </VisuallyHidden>
          <Field label={t`Current password`} error={errors.current?.message}>
            <PasswordInput
              {...register('current', { required: t`Enter your current password.` })}
              {...showHide}
              autoComplete="current-password"
            />
          </Field>
          <Field label={t`New password`} error={errors.password?.message}>
            <PasswordInput
              {...register('password', {
                required: t`Enter a new password.`,
                minLength: { value: limits.passwordMin, message: t`Use ${limits.passwordMin} characters or more.` },
              })}
              {...showHide}
              autoComplete="new-password"
            />
          </Field>
          <PasswordRules password={password} />
          <Field label={t`Confirm new password`} error={errors.confirmation?.message}>
            <PasswordInput
              {...register('confirmation', {
                validate: (it) => it === getValues('password') || t`Passwords do not match`,
              })}
              {...showHide}
              autoComplete="new-password"
            />
          </Field>
          <SaveRow saving={saving} label={t`Change password`} />
        </Stack>
      </form>
    </Section>
  );
}
