import { useLingui } from '@lingui/react/macro';
import { Button, FocusLayout, Heading, Row, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { HelpNowButton } from '../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../safety/quick-exit-button.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { paths } from '../../paths.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { useHiddenCode } from './use-hidden-code.ts';

/** The target of the password reset link. A new password ends every sign-in session of the account. */
export function ResetPasswordPage() {
  const { t } = useLingui();
  const code = useHiddenCode('token_hash');
  const [isDone, setDone] = useState(false);
  return (
    <FocusLayout brand={<BrandLink />} quickExit={<QuickExitCorner />} helpNow={<HelpNowButton />} width="form">
      <PageTitle>{t`Choose a new password`}</PageTitle>
      {isDone && <Done />}
      {!isDone && code === null && <NoCode />}
      {!isDone && code !== null && <NewPasswordForm code={code} onDone={() => setDone(true)} />}
    </FocusLayout>
  );
}

function NoCode() {
  const { t } = useLingui();
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Heading level={1} size="form">{t`This link is not complete`}</Heading>
        <Text tone="soft">{t`Open it again from the mail that you got, or ask for a new one.`}</Text>
      </Stack>
      <Row>
        <Button asChild>
          <Link to={paths.forgotPassword()}>{t`Ask for a new link`}</Link>
        </Button>
      </Row>
    </Stack>
  );
}

function Done() {
  const { t } = useLingui();
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Heading level={1} size="form">{t`Your password is changed`}</Heading>
        <Text tone="soft">{t`You are signed out everywhere. Sign in with the new password.`}</Text>
      </Stack>
      <Row>
        <Button asChild>
          <Link to={paths.signIn()}>{t`Sign In`}</Link>
        </Button>
      </Row>
    </Stack>
  );
}
