import { useLingui } from '@lingui/react/macro';
import type { Demonstration } from '@mediation/api-client';
import { Heading, Notice, SplitLayout, Stack, Text, WideOnly } from '@mediation/ui';
import { Shield } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { shared } from '../../catalogs.ts';
import { withMessages } from '../../language.ts';
import { HelpNowButton } from '../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../safety/quick-exit-button.tsx';
import type { DemoPeople } from '../../shared/people/demo-people.tsx';
import { LanguageSwitch } from '../../shared/layout/language-switch.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { waitForIdle } from '../../browser/wait-for-idle.ts';
import { homeOf, paths } from '../../paths.ts';
import { useSession } from '../../auth/session-provider.tsx';
import { SignInForm } from '../../auth/sign-in-form.tsx';

/** Signs a person in. The form stays until the next page has loaded. */
export function SignInPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { user, isChecking, wayBack } = useSession();
  const [isEntering, setEntering] = useState(false);
  const [isFactorStep, setFactorStep] = useState(false);
  const shown = useDemonstration();
  const invitation = search.get('invitation');
  const enter = () => setEntering(true);
  const people = (isBelow: boolean) => shown && <shown.DemoPeople {...shown} isBelow={isBelow} onSubmit={enter} />;
  const onward = user && (
    <Navigate to={invitation === null ? (wayBack ?? homeOf(user.role)) : paths.acceptInvitation(invitation)} replace />
  );
  if (isChecking) return null;
  if (onward && !isEntering) return onward;
  return (
    <SplitLayout
      brand={<BrandLink />}
      quickExit={<QuickExitCorner />}
      helpNow={<HelpNowButton />}
      aside={
        <>
          {people(false)}
          <Heading level={2} size="huge" voice>
            {t`You don’t have to agree on everything today.`}
          </Heading>
        </>
      }
      foot={
        <>
          <SharedDeviceNotice />
          {people(true)}
        </>
      }
    >
      {onward}
      <PageTitle>{t`Sign In`}</PageTitle>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1} size="form">{t`Sign In`}</Heading>
          {!isFactorStep && <Text tone="soft">{t`Use the email your invitation was sent to.`}</Text>}
        </Stack>
        <SignInForm onSubmit={enter} onFactorStep={setFactorStep} />
        <Text>
          {t`New here?`} <Link to={{ pathname: paths.register(), search: search.toString() }}>{t`Register`}</Link>
        </Text>
        <LanguageSwitch />
      </Stack>
    </SplitLayout>
  );
}

/** The people of a demonstration and the list that shows them, once the page is idle; null anywhere else. */
function useDemonstration() {
  const { demonstration } = useSession();
  const [shown, setShown] = useState<{ demo: Demonstration; DemoPeople: typeof DemoPeople } | null>(null);
  useEffect(() => {
    const show = async (demo: Demonstration | null) =>
      demo && setShown({ demo, ...(await withMessages(import('../../shared/people/demo-people.tsx'), shared)) });
    void waitForIdle()
      .then(demonstration)
      .then(show)
      .catch(() => {});
  }, [demonstration]);
  return shown;
}

function SharedDeviceNotice() {
  const { t } = useLingui();
  return (
    <Notice icon={<Shield />}>
      <b>{t`Sharing this device?`}</b>{' '}
      {t`Quick exit leaves this page and opens a weather site. The browser’s history may still show your visit.`}{' '}
      <WideOnly>{t`Or press Shift three times.`}</WideOnly>
    </Notice>
  );
}
