import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { ApiError, type InputOf, confirmRegistration } from '@mediation/api-client';
import { Button, Field, FocusLayout, Heading, Notice, PasswordInput, Row, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { HelpNowButton } from '../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../safety/quick-exit-button.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../auth/session-provider.tsx';
import { errorOf } from '../../shared/forms/error-of.ts';
import { errorText } from '../../words/texts/error-text.ts';
import { useHiddenCode } from './use-hidden-code.ts';

/** The target of the confirmation link: asks for the chosen password, then creates the account and signs in. */
export function ConfirmEmailPage() {
  const { t } = useLingui();
  const code = useHiddenCode('token');
  const { user, isChecking } = useSession();
  const [isNew, setNew] = useState(false);
  if (isChecking) return null;
  if (user !== null) return <Navigate to={isNew ? paths.setup() : paths.dashboard()} replace />;
  return (
    <FocusLayout brand={<BrandLink />} quickExit={<QuickExitCorner />} helpNow={<HelpNowButton />} width="form">
      <PageTitle>{t`Confirm your email address`}</PageTitle>
      {code === null ? <NoCode /> : <ConfirmForm code={code} onConfirmed={() => setNew(true)} />}
    </FocusLayout>
  );
}

function ConfirmForm({ code, onConfirmed }: { code: string; onConfirmed: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { enter } = useSession();
  const { register, handleSubmit, formState, setError, getValues } = useForm<InputOf<typeof confirmRegistration>>({
    resolver: standardSchemaResolver(confirmRegistration.input),
    defaultValues: { token: code, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const problem = (errors.root ?? errors.token)?.message;

  const submit = handleSubmit(async (input) => {
    try {
      const session = await call(confirmRegistration, input);
      onConfirmed();
      await enter({ type: 'account.made', session });
    } catch (error) {
      if (error instanceof ApiError && error.details[0]?.path === 'password') {
        const message = t`This is not the password that you chose.`;
        return setError('password', { type: 'server', message }, { shouldFocus: true });
      }
      const isOld = error instanceof ApiError && error.code === 'not_found';
      setError('root', {
        message: isOld ? t`This link has been used or has expired.` : errorText(error, t`Registration failed`),
      });
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1} size="form">{t`Confirm your email address`}</Heading>
          <Text tone="soft">{t`Type the password that you chose when you registered. Then you are signed in.`}</Text>
        </Stack>
        {problem !== undefined && (
          <Notice tone="danger" role="alert">
            {problem} <Link to={paths.register()}>{t`Register again`}</Link>
          </Notice>
        )}
        <Field
          label={t`Password`}
          error={errorOf(errors.password, getValues('password') === '' && t`Type your password.`)}
        >
          <PasswordInput
            {...register('password')}
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            autoComplete="current-password"
          />
        </Field>
        <Button type="submit" block busy={isSubmitting}>
          {isSubmitting ? t`Signing in` : t`Confirm and sign in`}
        </Button>
      </Stack>
    </form>
  );
}

function NoCode() {
  const { t } = useLingui();
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Heading level={1} size="form">{t`This link is not complete`}</Heading>
        <Text tone="soft">{t`Open it again from the email that you got, or register again.`}</Text>
      </Stack>
      <Row>
        <Button asChild>
          <Link to={paths.register()}>{t`Register again`}</Link>
        </Button>
      </Row>
    </Stack>
  );
}
