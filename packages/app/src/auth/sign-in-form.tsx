import { useLingui } from '@lingui/react/macro';
import type { ApiError, FactorKind } from '@mediation/api-client';
import { Button, Field, Input, Notice, PasswordInput, Stack } from '@mediation/ui';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { entryErrorText } from '../words/texts/entry-error-text.ts';
import { useSession } from './session-provider.tsx';
import * as styles from './second-step/more-ways.css.ts';

const MoreWays = lazy(async () => (await import('./second-step/load-more-ways.ts')).loadMoreWays());

export interface SignInFormProps {
  /** The only accepted address, where an invitation names it. */
  fixedEmail?: string;
  /** The label of the submit button, if not "Sign in". */
  submitLabel?: string;
  onSubmit?: () => void;
  onDone?: () => void;
  /** Hears whether the code of the second step is asked for, in the place of email and password. */
  onFactorStep?: (isAsked: boolean) => void;
}

/**
 * Email and password. It keeps the input after every error, and stays busy after success until the next page replaces
 * it. It uses no form library, which would not fit into the first load.
 */
export function SignInForm({ fixedEmail, submitLabel, onSubmit, onDone, onFactorStep }: SignInFormProps) {
  const { t } = useLingui();
  const { enter } = useSession();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<'email' | 'password' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [factors, setFactors] = useState<FactorKind[]>();
  const askForFactor = (kinds?: FactorKind[]) => {
    setFactors(kinds);
    onFactorStep?.(kinds !== undefined);
  };

  const signIn = async () => {
    const typed = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    const empty = typed.email === '' ? 'email' : typed.password === '' ? 'password' : null;
    setMissing(empty);
    setRefusal(null);
    if (empty !== null) return (empty === 'email' ? email : password).current?.focus();
    setBusy(true);
    onSubmit?.();
    try {
      await enter({ type: 'signIn.submitted', ...typed });
      onDone?.();
    } catch (error) {
      const { code, factors: kinds } = error as ApiError;
      if (code === 'second_factor') askForFactor(kinds);
      else setRefusal(entryErrorText(error, t`Sign in failed`));
      setBusy(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void signIn();
  };
  const required = t`Email and password are required`;
  const fixIf = (field: typeof missing) => () => setMissing((it) => (it === field ? null : it));

  return (
    <>
      <form onSubmit={submit} noValidate hidden={factors !== undefined}>
        <Stack gap="large">
          {refusal !== null && (
            <Notice tone="danger" role="alert">
              {refusal}
            </Notice>
          )}
          <Field label={t`Email`} error={missing === 'email' && required}>
            <Input
              ref={email}
              type="email"
              name="email"
              autoComplete="username"
              defaultValue={fixedEmail}
              readOnly={fixedEmail !== undefined}
              onChange={fixIf('email')}
            />
          </Field>
          <Field
            label={t`Password`}
            error={missing === 'password' && required}
            action={<Link to={paths.forgotPassword()}>{t`Forgot password?`}</Link>}
          >
            <PasswordInput
              ref={password}
              name="password"
              autoComplete="current-password"
              showLabel={t`Show password`}
              hideLabel={t`Hide password`}
              onChange={fixIf('password')}
            />
          </Field>
          <Button type="submit" block busy={isBusy}>
            {isBusy ? t`Signing in` : (submitLabel ?? t`Sign In`)}
          </Button>
        </Stack>
      </form>
      <Suspense fallback={<div className={styles.loading} />}>
        <MoreWays factors={factors} onEnter={onSubmit} onDone={onDone} onBack={() => askForFactor()} />
      </Suspense>
    </>
  );
}
