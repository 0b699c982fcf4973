import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, Landing, LandingThreads } from '@mediation/ui';
import { Compass } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { type Catalog, withMessages } from '../../language.ts';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { HelpNowButton } from '../../safety/help-now-button.tsx';
import { QuickExitButton } from '../../safety/quick-exit-button.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { homeOf, paths } from '../../paths.ts';
import { useBrand } from '../../appearance/brand.ts';
import { useSession } from '../../auth/session-provider.tsx';
import { stepNames } from '../../words/names/step-names.ts';
import { promises } from '../../words/texts/promises.ts';

const messages: Catalog = (language) => import(`./below/locales/${language}.po`);
// What a window does not show at first has no room in the first load.
const below = () => withMessages(import('./below/below-the-fold.tsx'), messages);
let parts = {
  BelowTheFold: lazy(async () => ({ default: (await below()).BelowTheFold })) as ComponentType,
  LandingFooter: lazy(async () => ({ default: (await below()).LandingFooter })) as ComponentType,
};

/** The landing page, which keeps also the words below that it came with: what draws them is there before it is drawn. */
export async function loadLandingPage() {
  if (globalThis.document?.documentElement.dataset['rendered'] !== undefined) parts = await below();
  return LandingPage;
}

/** The landing page for guests; signed-in people are redirected to their dashboard. */
function LandingPage() {
  const { t, i18n } = useLingui();
  const { user, isChecking, hasEnded } = useSession();
  const { tagline } = useBrand();
  const { search } = useLocation();
  const [{ BelowTheFold, LandingFooter }] = useState(parts);
  if (isChecking) return null;
  if (user !== null) return <Navigate to={homeOf(user.role)} replace />;
  return (
    <>
      <PageTitle>{t`Welcome`}</PageTitle>
      <Landing.Root
        brand={<BrandLink />}
        linksLabel={t`About mediation`}
        links={
          <>
            <Link to={paths.whatToExpect()}>{t`What to expect`}</Link>
            <Link to={paths.faq()}>{t`FAQ`}</Link>
            <Link to={paths.privacyPolicy()}>{t`Privacy`}</Link>
          </>
        }
        quickExit={<QuickExitButton corner />}
        helpNow={<HelpNowButton />}
        footer={
          <Suspense>
            <LandingFooter />
          </Suspense>
        }
      >
        {hasEnded && (
          <Landing.Message>
            {t`Your session has ended.`}{' '}
            <Link to={{ pathname: paths.signIn(), search }}>{t`Sign in to go on where you were`}</Link>
          </Landing.Message>
        )}
        <Landing.Hero
          tagline={tagline || t`Professional Mediation for Family Matters`}
          title={t`Two people, one agreement, and someone to help you get there.`}
          lead={t`A private place to share documents, meet your mediator and talk things through. You go one step at a time, and you always know what comes next.`}
          actions={
            <>
              <Button asChild size="large">
                <Link to={{ pathname: paths.register(), search }}>{t`Register`}</Link>
              </Button>
              <Button asChild size="large" tone="secondary">
                <Link to={{ pathname: paths.signIn(), search }}>{t`Sign In`}</Link>
              </Button>
            </>
          }
          more={
            <Link to={paths.wizard()}>
              <Compass />
              {t`Does mediation suit you? A few questions, nothing is stored`}
            </Link>
          }
          facts={[
            {
              number: limits.weeksTypical,
              meaning: t`weeks from first form to final agreement, for most families`,
            },
            {
              number: limits.sessionsTypical,
              meaning: t`sessions with your mediator, ${limits.sessionMinutes} minutes each`,
            },
            { number: promises.reviewHours, meaning: t`hours for your mediator to look at what you send` },
          ]}
        />
        <LandingThreads label={t`The seven steps`} steps={Object.values(stepNames).map((name) => i18n._(name))} />
        <Suspense>
          <BelowTheFold />
        </Suspense>
      </Landing.Root>
    </>
  );
}
