import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, FocusLayout, Heading } from '@mediation/ui';
import type { ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { BrandLink } from '../../../appearance/brand-link.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { paths } from '../../../paths.ts';
import { HelpNowButton } from '../../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../../safety/quick-exit-button.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { IntakeForm } from './intake-form.tsx';
import { isSent } from '../sent/is-sent.ts';
import { WithOwnIntake } from '../sent/own-intake.tsx';
import { intakePartsFor } from './sections.ts';

/** One topic of the intake; once it is sent, the way to the copy to read. */
export function IntakeSectionPage() {
  const { t } = useLingui();
  const { section } = useParams();
  const { role } = useUser();
  const part = intakePartsFor(role === 'lawyer').find((it) => it === section);
  if (part === undefined) return <Navigate to={paths.intake()} replace />;
  // An admin may open every page, and has no intake.
  if (role !== 'divorcee' && role !== 'lawyer')
    return (
      <Alone>
        <EmptyState title={t`You have no intake`}>{t`A party fills it in, or their lawyer for them.`}</EmptyState>
      </Alone>
    );
  return (
    <WithOwnIntake layout={Alone}>
      {(own) =>
        isSent(own.intake) ? (
          <Alone>
            <EmptyState
              title={t`It is sent`}
              action={
                <Button asChild>
                  <Link to={{ pathname: paths.intake(), search: `?case=${own.caseId}` }}>{t`Read what was sent`}</Link>
                </Button>
              }
            >
              {t`You can change it again when ${own.mediator} sends it back with a question.`}
            </EmptyState>
          </Alone>
        ) : (
          <IntakeForm own={own} part={part} />
        )
      }
    </WithOwnIntake>
  );
}

function Alone({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <FocusLayout
      brand={<BrandLink hideName />}
      quickExit={<QuickExitCorner />}
      helpNow={<HelpNowButton />}
      headEnd={<Link to={paths.dashboard()}>{t`Leave`}</Link>}
    >
      <PageTitle>{t`Intake`}</PageTitle>
      <Heading level={1} size="page" tabIndex={-1}>{t`Intake`}</Heading>
      {children}
    </FocusLayout>
  );
}
