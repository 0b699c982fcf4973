import { useLingui } from '@lingui/react/macro';
import type { FactorKind } from '@mediation/api-client';
import { Button, Field, Heading, Input, Stack, Text } from '@mediation/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '../../words/texts/error-text.ts';
import { LostFactorHelp } from './lost-factor-help.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { useSession } from '../session-provider.tsx';

export interface FactorFormProps {
  /** Which second factors the person has. */
  factors: readonly FactorKind[];
  onDone?: (() => void) | undefined;
  /** Leads back to email and password. */
  onBack: () => void;
}

/** The second step of signing in, for people who have a second factor. */
export function FactorForm({ factors, onDone, onBack }: FactorFormProps) {
  const { t } = useLingui();
  const { enter } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => input.current?.focus(), []);

  const give = async () => {
    const code = input.current?.value.trim() ?? '';
    setBusy(code !== '');
    setProblem(code === '' ? t`Enter the code.` : null);
    if (code === '') return input.current?.focus();
    try {
      await enter({ type: 'factor.submitted', code });
      onDone?.();
    } catch (error) {
      setProblem(errorText(error, t`Sign in failed`));
      setBusy(false);
      input.current?.focus();
      input.current?.select();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void give();
  };

  const [hasApp, hasPasskey] = [factors.includes('code_app'), factors.includes('passkey')];
  const hint = !hasApp
    ? t`Use your passkey, or type one of your recovery codes.`
    : hasPasskey
      ? t`Type the six digits that your app shows now, or one of your recovery codes. You can also use your passkey.`
      : t`Type the six digits that your app shows now, or one of your recovery codes.`;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="large">
        <Stack gap="small">
          <Heading>{t`One more step`}</Heading>
          <Text tone="soft">{hint}</Text>
        </Stack>
        <Field label={hasApp ? t`Code` : t`Recovery code`} error={problem}>
          <Input ref={input} name="code" autoComplete="one-time-code" spellCheck={false} />
        </Field>
        <Button type="submit" block busy={isBusy}>
          {isBusy ? t`Signing in` : t`Sign In`}
        </Button>
        {hasPasskey && <PasskeyButton onDone={onDone} />}
        <LostFactorHelp />
        <Button tone="plain" onClick={onBack}>
          {t`Back to email and password`}
        </Button>
      </Stack>
    </form>
  );
}
