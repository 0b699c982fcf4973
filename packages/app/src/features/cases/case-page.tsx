import { useLingui } from '@lingui/react/macro';
import { type Case, getCase, listParticipants } from '@mediation/api-client';
import { AudienceLine, Button, Card, Columns, PageHeader, Skeleton, SkeletonGroup, Stack, Text } from '@mediation/ui';
import { FolderOpen, MessageCircle, UserPlus, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { CasePath } from '../../shared/cases/case-path.tsx';
import { CaseStatusBadge } from '../../shared/badges/case-status-badge.tsx';
import { AboveCase } from '../../shared/cases/case-trail.tsx';
import { facts } from '../../shared/layout/facts.css.ts';
import { LoadFailed } from '../../shared/loading/load-failed.tsx';
import { NoSuchCase } from '../../shared/cases/no-such-case.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { panels, paths } from '../../paths.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { activeCase } from '../../auth/stored-session.ts';
import { shortDate } from '../../words/relative-time.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { NextStepCard } from './next-step/next-step-card.tsx';
import { AiCard } from './overview/ai-card.tsx';
import { HandoverCard } from './overview/handover-card.tsx';
import { HappenedCard } from './overview/activity-card.tsx';
import { NeedsYouCard } from './overview/needs-you-card.tsx';
import { NextSession } from './overview/next-session.tsx';
import { RequestsCard } from './overview/requests-card.tsx';
import { Risk } from './overview/risk.tsx';
import { PeopleCard } from './people-card.tsx';
import { type Invited, placesOf } from './participants-by-side.ts';

/** One case for everyone in it: where it stands, what comes next, who is in it, and what happened. */
export function CasePage() {
  const { caseId = '' } = useParams();
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useEndpoint(getCase, { caseId });
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
  const people = useEndpoint(listParticipants, { caseId: it.id }, {});
  const places = placesOf(people.data?.participants ?? []);
  const sideNames = { A: places.A.party?.name ?? t`First party`, B: places.B.party?.name ?? t`Second party` };
  const isMediator = user.role === 'mediator';
  const nameOf = (id: string) => people.data?.participants.find(({ user_id }) => user_id === id)?.name ?? t`A party`;
  return (
    <Stack gap="grid">
      <PageTitle>{it.title}</PageTitle>
      <PageHeader
        back={<AboveCase />}
        title={it.title}
        badges={
          <>
            <CaseStatusBadge status={it.status} />
            {isMediator && <Risk caseId={it.id} />}
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
                {t`Open the file`}
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
        {t`Everyone in the case can read this page, and each sees their own part of what comes next. Nothing here is from a private channel.`}
      </AudienceLine>
      <Columns
        aside={
          <>
            {isMediator && <RequestsCard caseId={it.id} nameOf={nameOf} />}
            {isMediator && <NeedsYouCard caseId={it.id} />}
            <Facts it={it} mediators={places.mediators.map(({ name }) => name)} />
            {isMediator && <AiCard caseId={it.id} />}
          </>
        }
      >
        {isMediator && <HandoverCard caseId={it.id} />}
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
        <HappenedCard caseId={it.id} />
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
          <dt>{t`Next session`}</dt>
          <dd>
            <NextSession caseId={it.id} />
          </dd>
          <dt>{t`Opened`}</dt>
          <dd>{shortDate(it.created_at)}</dd>
        </dl>
      </Stack>
    </Card>
  );
}
