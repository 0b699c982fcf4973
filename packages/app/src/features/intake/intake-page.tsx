import { useLingui } from '@lingui/react/macro';
import { Card } from '@mediation/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useUser } from '../../auth/session-provider.tsx';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { intakeAddress } from './fields/intake-address.ts';
import { savedValues } from './form/intake-values.ts';
import { isSent } from './sent/is-sent.ts';
import { WithOwnIntake } from './sent/own-intake.tsx';
import { firstUnfinished } from './form/sections.ts';
import { SentCopy } from './sent/sent-copy.tsx';
import { SentIntakes } from './sent/sent-intakes.tsx';

/** Leads a party or their lawyer to where they go on, or to the copy of what was sent; for the mediator, what was sent. */
export function IntakePage() {
  const { t } = useLingui();
  const { role } = useUser();
  if (role !== 'divorcee' && role !== 'lawyer')
    return (
      <WorkPage
        title={t`Intake`}
        lead={t`What the parties of a case sent.`}
        audience={t`Visible to mediators of the case. A party never reads the other’s.`}
      >
        <SentIntakes />
      </WorkPage>
    );
  return (
    <WithOwnIntake layout={InPage}>
      {(own) =>
        isSent(own.intake) ? (
          <SentCopy own={own} intake={own.intake} />
        ) : (
          <Navigate
            to={intakeAddress(firstUnfinished(savedValues(own.intake), own.intake, own.isForClient), own.caseId)}
            replace
          />
        )
      }
    </WithOwnIntake>
  );
}

function InPage({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <WorkPage
      title={t`Intake`}
      lead={t`What your mediator needs to know to prepare.`}
      audience={t`The other party sees that it was sent, and when, never what is in it.`}
    >
      <Card>{children}</Card>
    </WorkPage>
  );
}
