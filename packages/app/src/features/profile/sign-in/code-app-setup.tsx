import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type AnswerOf, ApiError, type beginCodeApp, confirmCodeApp } from '@mediation/api-client';
import { Button, Field, Input, PhoneOnly, QrCode, Row, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { CopyButton } from '../../../shared/forms/copy-button.tsx';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { errorText } from '../../../words/texts/error-text.ts';

/** An app that is being connected. */
export type NewCodeApp = AnswerOf<typeof beginCodeApp>;

interface CodeAppSetupProps {
  app: NewCodeApp;
  /** Gets the recovery codes. */
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Connects an app: its key as a picture and in letters, and a first code that proves it. */
export function CodeAppSetup({ app, onDone, onCancel }: CodeAppSetupProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: standardSchemaResolver(confirmCodeApp.input),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;

  const confirm = handleSubmit(async (input) => {
    setProblem(null);
    try {
      onDone((await call(confirmCodeApp, input)).recovery_codes);
    } catch (error) {
      const message = errorText(error, t`We could not check this code`);
      if (error instanceof ApiError && error.details[0]?.path === 'code')
        setError('code', { type: 'server', message }, { shouldFocus: true });
      else setProblem(message);
    }
  });

  return (
    <form ref={takeFocus} tabIndex={-1} onSubmit={(event) => void confirm(event)} noValidate>
      <Stack gap="large">
        <Text>
          {t`Open an app for sign-in codes on your phone, and scan this picture with it. The app calls it “Account”: nothing there says what it is for.`}
        </Text>
        <AppKey {...app} />
        <Field label={t`Code that the app shows`} error={errorOf(errors.code, t`Enter the code.`)}>
          <Input {...register('code')} inputMode="numeric" autoComplete="one-time-code" />
        </Field>
        <ProblemNotice problem={problem} />
        <Row wrap>
          <Button tone="secondary" onClick={onCancel}>
            {t`Not now`}
          </Button>
          <Button type="submit" busy={isSubmitting}>
            {t`Turn on the second step`}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

const takeFocus = (setup: HTMLElement | null) => setup?.focus();

function AppKey({ secret, address }: NewCodeApp) {
  const { t } = useLingui();
  return (
    <Stack>
      <PhoneOnly>
        <Row>
          <Button asChild tone="secondary">
            <a href={address}>{t`Open an app on this phone`}</a>
          </Button>
        </Row>
      </PhoneOnly>
      <QrCode text={address} label={t`Picture to scan with your app`} />
      <Text>{t`You cannot scan it? Type this key into the app:`}</Text>
      <Row wrap>
        <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={secret} label={t`Copy key`} />
      </Row>
    </Stack>
  );
}
