import { useLingui } from '@lingui/react/macro';
import { Button, FocusLayout, PageHeader, Stack } from '@mediation/ui';
import { BrandLink } from '../../../appearance/brand-link.tsx';
import { useSession } from '../../../auth/session-provider.tsx';
import { HelpNowButton } from '../../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../../safety/quick-exit-button.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

/** All that mediators and admins can do once the time to set up their second factor is over. */
export function NeededFactorPage() {
  const { t } = useLingui();
  const { signOut } = useSession();
  return (
    <FocusLayout
      brand={<BrandLink />}
      quickExit={<QuickExitCorner />}
      helpNow={<HelpNowButton />}
      headEnd={<Button tone="plain" onClick={signOut}>{t`Sign out`}</Button>}
    >
      <PageTitle>{t`Set up your second step`}</PageTitle>
      <Stack gap="grid">
        <PageHeader
          title={t`Set up your second step`}
          lead={t`You read what is private to others. So you need more than a password to sign in. Set up an app or a passkey now, keep the recovery codes, and then you can go on.`}
        />
        <SecondFactorSection />
      </Stack>
    </FocusLayout>
  );
}
