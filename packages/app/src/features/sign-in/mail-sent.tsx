import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, FocusLayout, Heading, Notice, Stack, Text } from '@mediation/ui';
import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { HelpNowButton } from '../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../safety/quick-exit-button.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { paths } from '../../paths.ts';

/** Confirms that a mail was sent after registration. It does not reveal whether the address already has an account. */
export function MailSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useLingui();
  const hours = limits.registration / 3_600_000;
  return (
    <FocusLayout brand={<BrandLink />} quickExit={<QuickExitCorner />} helpNow={<HelpNowButton />} width="form">
      <PageTitle>{t`We have sent you an email`}</PageTitle>
      <Stack gap="small">
        <Heading level={1} size="form">{t`We have sent you an email`}</Heading>
        <Text tone="soft">{t`It is on its way to ${email}. Follow its link to finish. The link works for ${hours} hours.`}</Text>
      </Stack>
      <Notice icon={<Mail />}>
        {t`Nothing there? Look among unwanted mail, and check that the address is right.`}
      </Notice>
      <Button tone="secondary" block onClick={onAgain}>
        {t`Use another address`}
      </Button>
      <Text>
        <Link to={paths.signIn()}>{t`Back to Sign In`}</Link>
      </Text>
    </FocusLayout>
  );
}
