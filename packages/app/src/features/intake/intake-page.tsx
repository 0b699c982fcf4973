import { useLingui } from '@lingui/react/macro';
import { Card, EmptyState } from '@mediation/ui';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { useUser } from '../../auth/session-provider.tsx';
import { useActiveCase } from '../../active-case/stored-active-case.ts';
import { OwnIntake } from './own-intake.tsx';
import { SentIntakes } from './sent-intakes.tsx';
import { listCases } from '@mediation/api-client';

/** The intake: a form for a party or their lawyer, the submitted intakes for the mediator. */
export function IntakePage() {
  const { t } = useLingui();
  const { role } = useUser();
  const isTelling = role === 'divorcee' || role === 'lawyer';
  const isForClient = role === 'lawyer';
  return isTelling ? (
    <WorkPage
      title={t`Intake`}
      lead={
        isForClient
          ? t`What the mediator needs to know of your client to prepare.`
          : t`What your mediator needs to know to prepare.`
      }
      audience={
        isForClient
          ? t`Your client and you read this, and the mediator once it is sent. The other party sees that it was sent, and when, never what is in it.`
          : t`You read this, your lawyer once you confirmed them, and your mediator once you sent it. The other party sees that you sent it, and when, never what is in it.`
      }
    >
      <Telling />
    </WorkPage>
  ) : (
    <WorkPage
      title={t`Intake`}
      lead={t`What the parties of a case sent.`}
      audience={t`Visible to mediators of the case. A party never reads the other’s.`}
    >
      <SentIntakes />
    </WorkPage>
  );
}

function Telling() {
  const { t } = useLingui();
  const query = useEndpoint(listCases, {});
  const active = useActiveCase();
  return (
    <Loaded query={query} loadingLabel={t`Loading your case`} fallback={t`Failed to load your case`}>
      {({ cases }) => {
        const here = cases.find(({ id }) => id === active) ?? cases[0];
        if (here !== undefined) return <OwnIntake key={here.id} caseId={here.id} />;
        return (
          <Card>
            <EmptyState title={t`You are not in a case yet`}>
              {t`Your mediator sends you an invitation. Open its link, and your intake begins here.`}
            </EmptyState>
          </Card>
        );
      }}
    </Loaded>
  );
}
