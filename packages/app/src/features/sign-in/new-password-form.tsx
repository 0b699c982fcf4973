import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { ApiError, completePasswordReset } from '@mediation/api-client';
import { Button, Field, Heading, Notice, PasswordInput, Stack, Text } from '@mediation/ui';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { paths } from '../../paths.ts';
import { newPasswordError, withConfirmation } from '../../auth/new-password.ts';
import { PasswordRules } from '../../auth/password-rules.tsx';
import { useSession } from '../../auth/session-provider.tsx';
import { entryErrorText } from '../../words/texts/entry-error-text.ts';

/** A form for a new password with its repetition. It keeps the input after every error. */
export function NewPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { user, signOut } = useSession();
  const { register, handleSubmit, formState, setError, control } = useForm({
    resolver: standardSchemaResolver(withConfirmation(completePasswordReset.input)),
    defaultValues: { token_hash: code, password: '', confirmation: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });
  const problem = (errors.root ?? errors.token_hash)?.message;

  const submit = handleSubmit(async (input) => {
    try {
      await call(completePasswordReset, input);
      if (user !== null) signOut();
      onDone();
    } catch (error) {
      const isField = error instanceof ApiError && error.details[0]?.path === 'password';
      const message = entryErrorText(error, t`Failed to change the password`);
      setError(isField ? 'password' : 'root', { type: 'server', message }, { shouldFocus: true });
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
        {problem !== undefined && (
          <Notice tone="danger" role="alert">
            {problem} <Link to={paths.forgotPassword()}>{t`Ask for a new link`}</Link>
          </Notice>
        )}
        <Field label={t`New password`} error={newPasswordError(errors.password, password, t`Choose a password.`)}>
          <PasswordInput {...register('password')} {...showHide} autoComplete="new-password" />
        </Field>
        <Field label={t`Confirm password`} error={errors.confirmation && t`Passwords do not match`}>
          <PasswordInput {...register('confirmation')} {...showHide} autoComplete="new-password" />
        </Field>
        <PasswordRules password={password} owner={{ token_hash: code }} />
        <Button type="submit" block busy={isSubmitting}>
          {isSubmitting ? t`Changing the password` : t`Change the password`}
        </Button>
      </Stack>
    </form>
  );
}
