import { useLingui } from '@lingui/react/macro';
import { Button, Card, Columns, EmptyState, PageHeader, Skeleton } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { CardsLoading } from '../../../shared/loading/cards-loading.tsx';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { useActiveCase } from '../../../active-case/stored-active-case.ts';
import { firstName } from '../../../words/names/people-names.ts';
import { ClosedCase } from './closed-case.tsx';
import { DivorceeCase } from './divorcee-case.tsx';
import { TalkWell } from './talk-well.tsx';
import { useGreeting } from '../use-greeting.ts';
import { listCases } from '@mediation/api-client';

/** A divorcee's dashboard: current step, next action, upcoming sessions and contacts. */
export function DivorceeHomePage() {
  const { t } = useLingui();
  const { name } = useUser();
  const { data, error, refetch, isFetching } = useEndpoint(listCases, {});
  const cases = data?.cases ?? [];
  const active = useActiveCase();
  const here = cases.find(({ id }) => id === active) ?? cases[0];
  const title = `${useGreeting()}, ${firstName(name)}.`;
  return (
    <>
      <PageTitle>{t`Home`}</PageTitle>
      {here?.status === 'closed' ? (
        <ClosedCase caseId={here.id} title={title} cases={cases} />
      ) : here !== undefined ? (
        <DivorceeCase key={here.id} mediationCase={here} title={title} cases={cases} />
      ) : (
        <>
          <PageHeader voice title={title} lead={data === undefined ? <>&nbsp;</> : undefined} />
          {data !== undefined && (
            <Columns aside={<TalkWell />}>
              <NoCase />
            </Columns>
          )}
          {data === undefined && error === null && <Loading />}
          {data === undefined && error !== null && (
            <LoadFailed
              error={error}
              fallback={t`Failed to load your case`}
              onRetry={refetch}
              isRetrying={isFetching}
            />
          )}
        </>
      )}
    </>
  );
}

function NoCase() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        title={t`You are not in a case yet`}
        action={
          <Button asChild>
            <Link to={paths.ask()}>{t`Ask for a mediation`}</Link>
          </Button>
        }
      >
        {t`Did a mediator invite you? Open the link that they sent you, and your case appears here. Otherwise ask an office: you need no invitation.`}
      </EmptyState>
    </Card>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <CardsLoading label={t`Loading your case`}>
      <Skeleton shape="block" height="6rem" />
    </CardsLoading>
  );
}
