import { useLingui } from '@lingui/react/macro';
import { type Case, getCase, getMoney, type Money } from '@mediation/api-client';
import { AudienceLine, Button, PageHeader, Stack } from '@mediation/ui';
import { Scale } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { NoSuchCase } from '../../../shared/cases/no-such-case.tsx';
import { SuspendedCaseNotice } from '../../../shared/cases/suspended-notice.tsx';
import { BackLink } from '../../../shared/layout/back-link.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { firstName, listOf } from '../../../words/names/people-names.ts';
import { viewerLocale, viewerZone } from '../../../words/names/viewer.ts';
import { BothStatements } from './both-statements.tsx';
import { MediatorMoney } from './mediator-money.tsx';
import { OwnStatement } from './own-statement.tsx';

/** The money of a case: one’s own figures, and those of both once they are open. */
export function MoneyPage() {
  const { t } = useLingui();
  const { caseId = '' } = useParams();
  const query = useEndpoint(getCase, { caseId });
  if (query.error?.code === 'not_found' || query.error?.code === 'invalid') return <NoSuchCase />;
  return (
    <Loaded query={query} loadingLabel={t`Loading the figures`} fallback={t`Failed to load the figures`}>
      {({ case: it }) => <OpenMoney key={it.id} mediationCase={it} />}
    </Loaded>
  );
}

function OpenMoney({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const { role } = useUser();
  const query = useEndpoint(getMoney, { caseId: mediationCase.id });
  const title = t`Money`;
  return (
    <Stack gap="grid">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        back={<BackLink to={agreementPaths.home(mediationCase.id)}>{t`Agreement`}</BackLink>}
        action={
          role !== 'admin' && (
            <Button tone="secondary" asChild>
              <Link to={agreementPaths.division(mediationCase.id)}>
                <Scale />
                {t`Who gets what`}
              </Link>
            </Button>
          )
        }
      />
      <SuspendedCaseNotice mediationCase={mediationCase} />
      <Loaded query={query} loadingLabel={t`Loading the figures`} fallback={t`Failed to load the figures`}>
        {(money) => <Figures caseId={mediationCase.id} money={money} />}
      </Loaded>
    </Stack>
  );
}

function Figures({ caseId, money }: { caseId: string; money: Money }) {
  const { role } = useUser();
  const isOpen = money.opened_at !== null;
  return (
    <>
      <Readers money={money} />
      {role === 'mediator' ? (
        <MediatorMoney caseId={caseId} money={money} />
      ) : (
        <>
          {money.enters_for !== null && <OwnStatement caseId={caseId} money={money} party={money.enters_for} />}
          {isOpen && <BothStatements caseId={caseId} money={money} />}
        </>
      )}
    </>
  );
}

/** Who reads the figures, and since when. */
function Readers({ money: { opened_at, parties, enters_for } }: { money: Money }) {
  const { t } = useLingui();
  const { role } = useUser();
  const names = listOf(parties.map(({ name }) => firstName(name)));
  if (opened_at !== null) {
    const day = new Date(opened_at).toLocaleDateString(viewerLocale(), { dateStyle: 'long', ...viewerZone() });
    return (
      <AudienceLine audience="case">
        {t`Both statements opened together on ${day}. Visible to: ${names}, their lawyers and the mediator.`}
      </AudienceLine>
    );
  }
  const detail = t`The mediator opens both statements at the same moment, when both are complete.`;
  if (role === 'mediator')
    return (
      <AudienceLine audience="lawyer" detail={detail}>
        {t`Each side’s figures are visible to that side and you.`}
      </AudienceLine>
    );
  if (enters_for === null)
    return (
      <AudienceLine audience="lawyer">{t`You see figures once both statements are open, or when your client has confirmed you.`}</AudienceLine>
    );
  return (
    <AudienceLine audience="lawyer" detail={detail}>
      {role === 'lawyer'
        ? t`Visible to: you, your client and the mediator.`
        : t`Visible to: you, your lawyer if you have one, and the mediator.`}
    </AudienceLine>
  );
}
