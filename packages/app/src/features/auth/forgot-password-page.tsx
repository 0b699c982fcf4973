import { useLingui } from '@lingui/react/macro';
import { Email, limits, requestPasswordReset } from '@mediation/api-client';
import { Button, Field, FocusLayout, Heading, Input, Notice, Stack, Text } from '@mediation/ui';
import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { QuickExitCorner } from '../../safety/quick-exit-button.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { paths } from '../../paths.ts';
import { entryErrorText } from '../../words/entry-error-text.ts';

/** Asks for a link to choose a new password. What it says never tells whether the address has an account. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const { call } = useBackend();
  const { mutate, isPending, isSuccess, error, reset, variables } = useMutation({
    mutationFn: (it: { email: string }) => call(requestPasswordReset, it),
  });
  return (
    <FocusLayout brand={<BrandLink />} quickExit={<QuickExitCorner />} width="form">
      <PageTitle>{t`Forgot your password?`}</PageTitle>
      {isSuccess ? (
        <Asked email={variables.email} onAgain={reset} />
      ) : (
        <AskForm
          isBusy={isPending}
          error={error && entryErrorText(error, t`Failed to ask for the link`)}
          onAsk={(email) => mutate({ email })}
        />
      )}
      <Text>
        <Link to={paths.signIn()}>{t`Back to Sign In`}</Link>
      </Text>
    </FocusLayout>
  );
}

interface AskFormProps {
  isBusy: boolean;
  error: string | null;
  onAsk: (email: string) => void;
}

function AskForm({ isBusy, error, onAsk }: AskFormProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const typed = Email.safeParse(field.current?.value ?? '');
    setWrong(!typed.success);
    if (!typed.success) field.current?.focus();
    else if (!isBusy) onAsk(typed.data);
  };
  return (
    <form onSubmit={ask} noValidate>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1} size="form">{t`Forgot your password?`}</Heading>
          <Text tone="soft">{t`Tell us your email address. We send you a link to choose a new password.`}</Text>
        </Stack>
        {error !== null && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        <Field label={t`Email`} error={isWrong && t`Enter an email address, like name@example.org.`}>
          <Input ref={field} type="email" name="email" autoComplete="username" onChange={() => setWrong(false)} />
        </Field>
        <Button type="submit" block busy={isBusy}>
          {isBusy ? t`Sending` : t`Send the link`}
        </Button>
      </Stack>
    </form>
  );
}

function Asked({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useLingui();
  const minutes = limits.passwordReset / 60_000;
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Heading level={1} size="form">{t`Look in your email`}</Heading>
        <Text tone="soft">
          {t`If ${email} has an account, a link to choose a new password is on its way. It works once, for ${minutes} minutes.`}
        </Text>
      </Stack>
      <Notice icon={<Mail />}>
        {t`Nothing there? Look among unwanted mail, or ask your mediator. If you told us that mail is not safe for you, we send none.`}
      </Notice>
      <Button tone="secondary" block onClick={onAgain}>
        {t`Use another address`}
      </Button>
    </Stack>
  );
}
