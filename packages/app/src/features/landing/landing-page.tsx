import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, Heading, LandingThreads, Notice, Row, Text } from '@mediation/ui';
import { Link, Navigate } from 'react-router-dom';
import { BrandLink } from '../../page/brand-link.tsx';
import { Exit } from '../../page/corner-exit.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { homeOf, paths } from '../../paths.ts';
import { useSession } from '../../session/session-provider.tsx';
import { stepNames } from '../../words/step-names.ts';
import { FeatureCards } from './feature-cards.tsx';
import * as styles from './landing-page.css.ts';

/** What a guest sees first; whoever is signed in goes on to their own first page. */
export function LandingPage() {
  const { t, i18n } = useLingui();
  const { user, isChecking, hasEnded } = useSession();
  if (isChecking) return null;
  if (user !== null) return <Navigate to={homeOf(user.role)} replace />;
  return (
    <>
      <PageTitle>{t`Welcome`}</PageTitle>
      <header className={styles.top}>
        <BrandLink />
        <Exit />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {hasEnded && (
          <Notice className={styles.notice}>
            <Trans>Your session has ended. Sign in to go on where you were.</Trans>
          </Notice>
        )}
        <section className={styles.hero}>
          <div>
            <Text
              tone="soft"
              weight="medium"
              className={styles.tagline}
            >{t`Professional Mediation for Family Matters`}</Text>
            <Heading level={1} size="display" voice className={styles.headline}>
              {t`Two people, one agreement, and someone to help you get there.`}
            </Heading>
            <Text size="intro" tone="soft" className={styles.lead}>
              {t`A private place to share documents, meet your mediator and talk things through. You go one step at a time, and you always know what comes next.`}
            </Text>
            <Row className={styles.ways}>
              <Button asChild size="large">
                <Link to={paths.register()}>{t`Register`}</Link>
              </Button>
              <Button asChild size="large" tone="secondary">
                <Link to={paths.signIn()}>{t`Sign In`}</Link>
              </Button>
            </Row>
          </div>
          <Facts />
        </section>
        <LandingThreads label={t`The seven steps`} steps={Object.values(stepNames).map((name) => i18n._(name))} />
        <FeatureCards />
      </main>
    </>
  );
}

function Facts() {
  const { t } = useLingui();
  const facts = [
    [limits.weeksTypical, t`weeks from first form to final agreement, for most families`],
    [limits.sessionsTypical, t`sessions with your mediator, ${limits.sessionMinutes} minutes each`],
    [limits.reviewHours, t`hours for your mediator to look at what you send`],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([number, meaning]) => (
        <div key={meaning} className={styles.fact}>
          <dt className={styles.meaning}>{meaning}</dt>
          <dd className={styles.number}>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
