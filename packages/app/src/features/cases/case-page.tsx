import { useLingui } from '@lingui/react/macro';
import { type Case, limits } from '@mediation/api-client';
import { AudienceLine, Button, Card, Columns, PageHeader, Skeleton, SkeletonGroup, Stack, Text } from '@mediation/ui';
import { FolderOpen, MessageCircle, UserPlus, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { BackLink } from '../../page/back-link.tsx';
import { CasePath } from '../../page/case-path.tsx';
import { CaseStatusBadge } from '../../page/case-status-badge.tsx';
import { facts } from '../../page/facts.css.ts';
import { LoadFailed } from '../../page/load-failed.tsx';
import { NoSuchCase } from '../../page/no-such-case.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { homeOf, panels, paths } from '../../paths.ts';
import { useUser } from '../../session/session-provider.tsx';
import { activeCase } from '../../session/stored-session.ts';
import { shortDate } from '../../words/relative-time.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { NextSession } from './next-session.tsx';
import { NextStepCard } from './next-step/next-step-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { type Invited, placesOf } from './places.ts';
import { RecentCard } from './recent-card.tsx';

/** One case for everyone in it: where it stands, who is in it, and the way to the chat. */
export function CasePage() {
  const { caseId = '' } = useParams();
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useEndpoint('getCase', { caseId });
  useEffect(() => {
    if (data) activeCase.save(data.case.id);
  }, [data]);

  if (data) return <CaseOverview it={data.case} />;
  if (error?.code === 'not_found' || error?.code === 'invalid') return <NoSuchCase />;
  if (error)
    return <LoadFailed error={error} fallback={t`Failed to load the case`} onRetry={refetch} isRetrying={isFetching} />;
  return (
    <SkeletonGroup label={t`Loading the case`}>
      <Skeleton width="18rem" height="2rem" shape="block" />
      <Skeleton height="8rem" shape="block" />
      <Skeleton height="12rem" shape="block" />
    </SkeletonGroup>
  );
}

function CaseOverview({ it }: { it: Case }) {
  const { t } = useLingui();
  const user = useUser();
  const [inviting, setInviting] = useState<Pick<Invited, 'role' | 'side'> | null>(null);
  const people = useEndpoint('listParticipants', { caseId: it.id }, { refetchInterval: limits.pollEvery });
  const places = placesOf(people.data?.participants ?? []);
  const sideNames = { A: places.A.party?.name ?? t`First party`, B: places.B.party?.name ?? t`Second party` };
  const isMediator = user.role === 'mediator';
  const list = isMediator ? paths.mediatorCases() : homeOf(user.role);
  return (
    <Stack gap="grid">
      <PageTitle>{it.title}</PageTitle>
      <PageHeader
        back={<BackLink to={list}>{isMediator ? t`Cases` : t`Dashboard`}</BackLink>}
        title={it.title}
        badges={
          <>
            <CaseStatusBadge status={it.status} />
            <code>{it.reference}</code>
          </>
        }
        action={
          <>
            {isMediator && (
              <Button tone="secondary" onClick={() => setInviting(places.nextToInvite)}>
                <UserPlus />
                {t`Invite someone`}
              </Button>
            )}
            <Button asChild tone="secondary">
              <Link to={paths.caseFile(it.id)}>
                <FolderOpen />
                {t`Case file`}
              </Link>
            </Button>
            <Button asChild>
              <Link to={panels.chat(it.id)}>
                <MessageCircle />
                {t`Open chat`}
              </Link>
            </Button>
          </>
        }
      />
      <AudienceLine icon={<Users />}>
        {t`Everyone in the case can read this page. What is written in a private channel is not part of it.`}
      </AudienceLine>
      <Columns aside={<Facts it={it} mediators={places.mediators.map(({ name }) => name)} />}>
        <Card aria-label={t`The seven steps`}>
          <CasePath caseId={it.id} step={it.step} />
        </Card>
        <NextStepCard it={it} />
        {people.error === null ? (
          <PeopleCard places={places} isLoading={people.isPending} onInvite={isMediator ? setInviting : undefined} />
        ) : (
          <LoadFailed
            error={people.error}
            fallback={t`Failed to load the people of this case`}
            onRetry={people.refetch}
            isRetrying={people.isFetching}
          />
        )}
        <RecentCard caseId={it.id} />
      </Columns>
      {inviting !== null && (
        <InviteDialog
          caseId={it.id}
          start={inviting}
          sideNames={sideNames}
          places={places}
          onClose={() => setInviting(null)}
        />
      )}
    </Stack>
  );
}

function Facts({ it, mediators }: { it: Case; mediators: string[] }) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="about">
      <Stack gap="normal">
        <Card.Title id="about">{t`About this case`}</Card.Title>
        {it.description !== '' && <Text>{it.description}</Text>}
        <dl className={facts}>
          <dt>{t`Mediator`}</dt>
          <dd>{mediators.join(', ') || '–'}</dd>
          <NextSession caseId={it.id} />
          <dt>{t`Opened`}</dt>
          <dd>{shortDate(it.created_at)}</dd>
        </dl>
      </Stack>
    </Card>
  );
}
