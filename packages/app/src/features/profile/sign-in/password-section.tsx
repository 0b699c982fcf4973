import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { ApiError, changePassword } from '@mediation/api-client';
import { Field, Input, PasswordInput, Stack, VisuallyHidden } from '@mediation/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { newPasswordError, withConfirmation } from '../../../auth/new-password.ts';
import { PasswordRules } from '../../../auth/password-rules.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { SaveRow } from '../save-row.tsx';
import { ProfileSection } from '../profile-section.tsx';

const empty = { current_password: '', password: '', confirmation: '' };

/** Changes the password and ends every other sign-in session. */
export function PasswordSection() {
  const { t } = useLingui();
  const { email, name } = useUser();
  const { call } = useBackend();
  const saving = useAction({ inPlace: true });
  const { register, handleSubmit, formState, control, setError, reset } = useForm({
    resolver: standardSchemaResolver(withConfirmation(changePassword.input)),
    defaultValues: empty,
    mode: 'onTouched',
  });
  const { errors } = formState;
  const [current, password] = useWatch({ control, name: ['current_password', 'password'] });
  const showHide = { showLabel: t`Show password`, hideLabel: t`Hide password` };

  const save = handleSubmit(async (input) => {
    const isSaved = await saving.run(
      async () => {
        try {
          await call(changePassword, input);
        } catch (error) {
          const detail = error instanceof ApiError ? error.details[0] : undefined;
          if (detail?.path === 'current_password' || detail?.path === 'password')
            setError(detail.path, { type: 'server', message: detail.message }, { shouldFocus: true });
          throw error;
        }
      },
      { failed: t`Failed to change your password` },
    );
    if (!isSaved) return;
    reset(empty);
  });

  return (
    <ProfileSection
      title={t`Password`}
      text={t`When it is changed, you stay signed in here and are signed out everywhere else.`}
    >
      <form onSubmit={(event) => void save(event)} onChange={saving.reset} noValidate>
        <Stack gap="large">
          <VisuallyHidden>
            <Input readOnly tabIndex={-1} aria-hidden value={email} autoComplete="username" />
          </VisuallyHidden>
          <Field
            label={t`Current password`}
            error={errorOf(errors.current_password, current === '' && t`Enter your current password.`)}
          >
            <PasswordInput {...register('current_password')} {...showHide} autoComplete="current-password" />
          </Field>
          <Field label={t`New password`} error={newPasswordError(errors.password, password, t`Enter a new password.`)}>
            <PasswordInput {...register('password')} {...showHide} autoComplete="new-password" />
          </Field>
          <PasswordRules password={password} owner={{ name, email }} />
          <Field label={t`Confirm new password`} error={errors.confirmation && t`Passwords do not match`}>
            <PasswordInput {...register('confirmation')} {...showHide} autoComplete="new-password" />
          </Field>
          <SaveRow saving={saving} label={t`Change password`} />
        </Stack>
      </form>
    </ProfileSection>
  );
}
