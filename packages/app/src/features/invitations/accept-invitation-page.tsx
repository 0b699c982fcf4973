import { useLingui } from '@lingui/react/macro';
import { InvitationToken, getInvitation, type AnswerOf } from '@mediation/api-client';
import { FocusLayout, Skeleton, SkeletonGroup } from '@mediation/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { HelpNowButton } from '../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../safety/quick-exit-button.tsx';
import { LoadFailed } from '../../shared/loading/load-failed.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { applyPlatformBrand, applyOrganizationBrand } from '../../appearance/brand.ts';
import { isLanguage, isLanguageChosen, speak } from '../../language.ts';
import { storedSession } from '../../auth/stored-session.ts';
import { useSession } from '../../auth/session-provider.tsx';
import { CaseInvitation } from './case-invitation.tsx';
import { ClosedInvitation } from './closed-invitation.tsx';
import { PlatformInvitation } from './platform-invitation.tsx';

/** The page behind an invitation's link. Reading and declining it need no account. */
export function AcceptInvitationPage() {
  const { token = '' } = useParams();
  const { t } = useLingui();
  const { isChecking } = useSession();
  const isToken = InvitationToken.safeParse(token).success;
  const { data, error, refetch, isFetching } = useEndpoint(getInvitation, { token }, { enabled: isToken, poll: true });
  useGuestBrand(data?.branding);
  useInvitedLanguage(data?.invitation.language ?? null);
  const isUnknown = !isToken || error?.code === 'not_found';
  return (
    <FocusLayout brand={<BrandLink />} quickExit={<QuickExitCorner />} helpNow={<HelpNowButton />}>
      <PageTitle>{t`Invitation`}</PageTitle>
      {isUnknown && <ClosedInvitation reason="unknown" />}
      {error !== null && !isUnknown && data === undefined && (
        <LoadFailed
          error={error}
          fallback={t`Failed to load the invitation`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {data === undefined && error === null && isToken && (
        <SkeletonGroup label={t`Loading the invitation`}>
          <Skeleton shape="block" height="3rem" />
          <Skeleton shape="block" height="12rem" />
        </SkeletonGroup>
      )}
      {data !== undefined && !isChecking && <Invitation token={token} {...data} />}
    </FocusLayout>
  );
}

function Invitation({ token, invitation, branding }: AnswerOf<typeof getInvitation> & { token: string }) {
  if (invitation.status !== 'pending')
    return (
      <ClosedInvitation
        reason={invitation.is_replaced ? 'replaced' : invitation.status}
        isForCase={invitation.is_for_case}
      />
    );
  return invitation.is_for_case ? (
    <CaseInvitation token={token} invitation={invitation} organization={branding.displayName} />
  ) : (
    <PlatformInvitation token={token} invitation={invitation} organization={branding.displayName} />
  );
}

/** Speaks the language of the invitation, unless one was chosen on this device. */
function useInvitedLanguage(language: string | null) {
  const [spoken = null] = language?.split('-') ?? [];
  useEffect(() => {
    if (isLanguage(spoken) && !isLanguageChosen()) void speak(spoken);
  }, [spoken]);
}

/**
 * Applies the brand of the inviting organization while the page is open, without storing it on the device. Somebody who
 * registers here keeps it until their own pages have it.
 */
function useGuestBrand(branding: AnswerOf<typeof getInvitation>['branding'] | undefined) {
  const { user } = useSession();
  const isGuest = user === null;
  useEffect(() => {
    if (branding === undefined || !isGuest) return undefined;
    void applyOrganizationBrand(branding, { keep: false });
    return () => {
      if (storedSession.token() === null) applyPlatformBrand();
    };
  }, [branding, isGuest]);
}
