import { useLingui } from '@lingui/react/macro';
import { ApiError, limits, completePasswordReset } from '@mediation/api-client';
import { Button, Field, Heading, Notice, PasswordInput, Stack, Text } from '@mediation/ui';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { paths } from '../../paths.ts';
import { PasswordRules } from '../../auth/password-rules.tsx';
import { useSession } from '../../auth/session-provider.tsx';
import { entryErrorText } from '../../words/entry-error-text.ts';

interface NewPassword {
  password: string;
  confirmation: string;
}

/** A new password, typed twice. Whatever goes wrong, what was typed stays. */
export function NewPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { user, signOut } = useSession();
  const { register, handleSubmit, formState, setError, control, getValues } = useForm<NewPassword>({
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const { password = '' } = useWatch({ control });

  const submit = handleSubmit(async ({ password }) => {
    try {
      await call(completePasswordReset, { token_hash: code, password });
      if (user !== null) signOut();
      onDone();
    } catch (error) {
      const isField = error instanceof ApiError && error.details[0]?.path === 'password';
      const message = entryErrorText(error, t`Failed to change the password`);
      setError(isField ? 'password' : 'root', { message }, { shouldFocus: true });
    }
  });
  const showHide = { showLabel: t`Show password`, hideLabel: t`Hide password` };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1} size="form">{t`Choose a new password`}</Heading>
          <Text tone="soft">{t`You will be signed out everywhere and sign in with the new one.`}</Text>
        </Stack>
        {errors.root?.message !== undefined && (
          <Notice tone="danger" role="alert">
            {errors.root.message} <Link to={paths.forgotPassword()}>{t`Ask for a new link`}</Link>
          </Notice>
        )}
        <Field label={t`New password`} error={errors.password?.message}>
          <PasswordInput
            {...register('password', {
              required: t`Choose a password.`,
              minLength: { value: limits.passwordMin, message: t`Use ${limits.passwordMin} characters or more.` },
            })}
            {...showHide}
            autoComplete="new-password"
          />
        </Field>
        <Field label={t`Confirm password`} error={errors.confirmation?.message}>
          <PasswordInput
            {...register('confirmation', {
              validate: (it) => it === getValues('password') || t`Passwords do not match`,
            })}
            {...showHide}
            autoComplete="new-password"
          />
        </Field>
        <PasswordRules password={password} />
        <Button type="submit" block busy={isSubmitting}>
          {isSubmitting ? t`Changing the password` : t`Change the password`}
        </Button>
      </Stack>
    </form>
  );
}
