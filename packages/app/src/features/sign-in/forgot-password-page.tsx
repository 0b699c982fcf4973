import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type InputOf, limits, requestPasswordReset } from '@mediation/api-client';
import { Button, Field, FocusLayout, Heading, Input, Notice, Stack, Text } from '@mediation/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { HelpNowButton } from '../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../safety/quick-exit-button.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';
import { useAction } from '../../shared/forms/use-action.ts';
import { paths } from '../../paths.ts';
import { entryErrorText } from '../../words/texts/entry-error-text.ts';

/** Requests a password reset link. The page does not reveal whether the address has an account. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, status, isBusy, problem, reset } = useAction({ inPlace: true });
  const [email, setEmail] = useState('');
  const ask = async (input: InputOf<typeof requestPasswordReset>) => {
    setEmail(input.email);
    await run(() => call(requestPasswordReset, input), {
      failed: (error) => entryErrorText(error, t`Failed to ask for the link`),
    });
  };
  return (
    <FocusLayout brand={<BrandLink />} quickExit={<QuickExitCorner />} helpNow={<HelpNowButton />} width="form">
      <PageTitle>{t`Forgot your password?`}</PageTitle>
      {status === 'done' ? (
        <Asked email={email} onAgain={reset} />
      ) : (
        <AskForm isBusy={isBusy} problem={problem} onAsk={ask} />
      )}
      <Text>
        <Link to={paths.signIn()}>{t`Back to Sign In`}</Link>
      </Text>
    </FocusLayout>
  );
}

interface AskFormProps {
  isBusy: boolean;
  problem: string | null;
  onAsk: (input: InputOf<typeof requestPasswordReset>) => Promise<void>;
}

function AskForm({ isBusy, problem, onAsk }: AskFormProps) {
  const { t } = useLingui();
  const { register, handleSubmit, formState } = useForm<InputOf<typeof requestPasswordReset>>({
    resolver: standardSchemaResolver(requestPasswordReset.input),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(onAsk);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1} size="form">{t`Forgot your password?`}</Heading>
          <Text tone="soft">{t`Tell us your email address. We send you a link to choose a new password.`}</Text>
        </Stack>
        <ProblemNotice problem={problem} />
        <Field label={t`Email`} error={formState.errors.email && t`Enter an email address, like name@example.org.`}>
          <Input {...register('email')} type="email" autoComplete="username" />
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
