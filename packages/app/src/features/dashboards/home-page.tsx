import { useLingui } from '@lingui/react/macro';
import type { CaseListItem } from '@mediation/api-client';
import { Card, Columns, EmptyState, PageHeader, Skeleton, SkeletonGroup, Text, Well } from '@mediation/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { CasePath } from '../../page/case-path.tsx';
import { CaseTableCard } from '../../page/case-table-card.tsx';
import { LoadFailed } from '../../page/load-failed.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-provider.tsx';
import { useActiveCase } from '../../session/stored-session.ts';
import { firstName } from '../../words/people.ts';
import { roleNames } from '../../words/role-names.ts';
import { stepNumber } from '../../words/step-names.ts';
import { LawyerConfirmation } from './lawyer-confirmation.tsx';
import { MessagesCard } from './messages-card.tsx';
import { PeopleList } from './people-list.tsx';

/** The first page of a party and of a lawyer: where their case stands, who is in it, what was written. */
export function HomePage() {
  const { t, i18n } = useLingui();
  const { name, role } = useUser();
  const { data, error, refetch, isFetching } = useEndpoint('listCases', {});
  const cases = data?.cases ?? [];
  const active = useActiveCase();
  const here = cases.find(({ id }) => id === active) ?? cases[0];
  return (
    <>
      <PageTitle>{i18n._(roleNames[role])}</PageTitle>
      <PageHeader
        voice
        title={`${useGreeting()}, ${firstName(name)}.`}
        lead={here && t`You are on step ${stepNumber(here.step)} of 7.`}
      />
      {data === undefined && error !== null && (
        <LoadFailed error={error} fallback={t`Failed to load your case`} onRetry={refetch} isRetrying={isFetching} />
      )}
      {data === undefined && error === null && <Loading />}
      {data !== undefined && (here === undefined ? <NoCase /> : <InCase it={here} hasMore={cases.length > 1} />)}
    </>
  );
}

function InCase({ it, hasMore }: { it: CaseListItem; hasMore: boolean }) {
  const { t } = useLingui();
  const { role } = useUser();
  return (
    <>
      <CasePath caseId={it.id} step={it.step} />
      <Columns
        aside={
          <>
            <MessagesCard caseId={it.id} />
            {role === 'divorcee' && <SafetyWell />}
          </>
        }
      >
        {role === 'divorcee' && <LawyerConfirmation caseId={it.id} />}
        <Card flush aria-labelledby="case">
          <Card.Head>
            <Card.Title id="case">{it.title}</Card.Title>
            <Link to={paths.case(it.id)}>{t`Open case`}</Link>
          </Card.Head>
          <PeopleList caseId={it.id} />
        </Card>
        {hasMore && <CaseTableCard title={t`Your cases`} />}
      </Columns>
    </>
  );
}

function SafetyWell() {
  const { t } = useLingui();
  return (
    <Well aria-labelledby="danger">
      <Card.Title id="danger">{t`In danger?`}</Card.Title>
      <Text tone="soft">
        {t`Call the emergency number where you are: 112 in Europe, 999 in the UK, 911 in North America.`}
      </Text>
    </Well>
  );
}

function NoCase() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState title={t`You are not in a case yet`}>
        {t`Your mediator sends you an invitation. Open its link, and your case appears here.`}
      </EmptyState>
    </Card>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your case`}>
      <Skeleton shape="block" height="6rem" />
      <Skeleton shape="block" height="14rem" />
    </SkeletonGroup>
  );
}

function useGreeting() {
  const { t } = useLingui();
  const [hour] = useState(() => new Date().getHours());
  if (hour >= 5 && hour < 12) return t`Good morning`;
  return hour >= 12 && hour < 18 ? t`Good afternoon` : t`Good evening`;
}
