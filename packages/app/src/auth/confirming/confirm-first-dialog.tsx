import { useLingui } from '@lingui/react/macro';
import { confirmIdentity, getMyFactors } from '@mediation/api-client';
import { Button, Dialog, Field, Input, PasswordInput, Stack, VisuallyHidden } from '@mediation/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { errorText } from '../../words/texts/error-text.ts';
import { useUser } from '../session-provider.tsx';
import { ConfirmWithPasskey } from './confirm-with-passkey.tsx';

export interface ConfirmFirstDialogProps {
  /** Whether the password is not enough. */
  needsFactor?: boolean;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks for the password, a code of the person's app or a passkey before something grave. */
export function ConfirmFirstDialog({ needsFactor = false, onAnswer }: ConfirmFirstDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { email } = useUser();
  const { data } = useEndpoint(getMyFactors, {});
  const [takesCode, setTakesCode] = useState(needsFactor);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const confirm = async () => {
    const typed = input.current?.value ?? '';
    setBusy(typed !== '');
    setProblem(typed === '' ? (takesCode ? t`Enter the code.` : t`Enter your current password.`) : null);
    if (typed === '') return input.current?.focus();
    try {
      await call(confirmIdentity, takesCode ? { code: typed } : { current_password: typed });
      onAnswer(true);
    } catch (error) {
      setProblem(errorText(error, t`We could not check this`));
      setBusy(false);
      input.current?.select();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The page beneath has a form of its own.
    event.stopPropagation();
    if (!isBusy) void confirm();
  };
  const change = () => {
    setTakesCode(!takesCode);
    setProblem(null);
  };

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onAnswer(false)}>
      <Dialog.Content closeLabel={t`Close`} initialFocus={input}>
        <Dialog.Title>{t`Confirm that it is you`}</Dialog.Title>
        <form onSubmit={submit} noValidate>
          <Dialog.Body>
            <Stack gap="large">
              <Dialog.Description>
                {needsFactor
                  ? t`This matters, so we ask for your second step once more. For ten minutes we do not ask again.`
                  : t`This matters, so we ask once more. For ten minutes we do not ask again.`}
              </Dialog.Description>
              <VisuallyHidden>
                <Input readOnly tabIndex={-1} aria-hidden value={email} autoComplete="username" />
              </VisuallyHidden>
              {takesCode ? (
                <Field
                  label={t`Code`}
                  hint={t`The six digits that your app shows now, or a recovery code.`}
                  error={problem}
                >
                  <Input key="code" ref={input} autoComplete="one-time-code" spellCheck={false} />
                </Field>
              ) : (
                <Field label={t`Current password`} error={problem}>
                  <PasswordInput
                    key="password"
                    ref={input}
                    autoComplete="current-password"
                    showLabel={t`Show password`}
                    hideLabel={t`Hide password`}
                  />
                </Field>
              )}
              {data?.has_app && !needsFactor && (
                <Button tone="plain" flush onClick={change}>
                  {takesCode ? t`Use your password instead` : t`Use a code instead`}
                </Button>
              )}
              {data && data.passkeys.length > 0 && <ConfirmWithPasskey onDone={() => onAnswer(true)} />}
            </Stack>
          </Dialog.Body>
          <Dialog.Foot>
            <Button tone="secondary" onClick={() => onAnswer(false)}>
              {t`Cancel`}
            </Button>
            <Button type="submit" busy={isBusy}>
              {t`Confirm`}
            </Button>
          </Dialog.Foot>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
