import { useLingui } from '@lingui/react/macro';
import { type Case, getCase, listParticipants } from '@mediation/api-client';
import {
  AudienceLine,
  Button,
  Card,
  Columns,
  Facts,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@mediation/ui';
import { FolderOpen, MessageCircle, UserPlus, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { CasePath } from '../../shared/cases/case-path.tsx';
import { CaseStatusBadge } from '../../shared/badges/case-status-badge.tsx';
import { AboveCase } from '../../shared/cases/case-trail.tsx';
import { LoadFailed } from '../../shared/loading/load-failed.tsx';
import { NoSuchCase } from '../../shared/cases/no-such-case.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { panels, paths } from '../../paths.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { activeCase } from '../../active-case/stored-active-case.ts';
import { shortDate } from '../../words/relative-time.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { StepConditionsCard } from './next-step/step-conditions-card.tsx';
import { AiCard } from './overview/ai-card.tsx';
import { HandoverCard } from './overview/handover-card.tsx';
import { ActivityCard } from './overview/activity-card.tsx';
import { NeedsYouCard } from './overview/needs-you-card.tsx';
import { NextSession } from './overview/next-session.tsx';
import { RequestsCard } from './overview/requests-card.tsx';
import { Risk } from './overview/risk.tsx';
import { PartiesCard } from './parties-card.tsx';
import { type Invited, participantsBySide } from './participants-by-side.ts';

/** The overview of a case for its participants: progress, next step, people and activity. */
export function CasePage() {
  const { caseId = '' } = useParams();
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useEndpoint(getCase, { caseId });
  useEffect(() => {
    if (data) activeCase.save(data.case.id);
  }, [data]);

  if (data) return <CaseOverview mediationCase={data.case} />;
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

function CaseOverview({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const user = useUser();
  const [inviting, setInviting] = useState<Pick<Invited, 'role' | 'side'> | null>(null);
  const people = useEndpoint(listParticipants, { caseId: mediationCase.id }, {});
  const participants = participantsBySide(people.data?.participants ?? []);
  const sideNames = {
    A: participants.A.party?.name ?? t`First party`,
    B: participants.B.party?.name ?? t`Second party`,
  };
  const isMediator = user.role === 'mediator';
  const nameOf = (id: string) => people.data?.participants.find(({ user_id }) => user_id === id)?.name ?? t`A party`;
  return (
    <Stack gap="grid">
      <PageTitle>{mediationCase.title}</PageTitle>
      <PageHeader
        back={<AboveCase />}
        title={mediationCase.title}
        badges={
          <>
            <CaseStatusBadge status={mediationCase.status} />
            {isMediator && <Risk caseId={mediationCase.id} />}
            <code>{mediationCase.reference}</code>
          </>
        }
        action={
          <>
            {isMediator && (
              <Button tone="secondary" onClick={() => setInviting(participants.nextToInvite)}>
                <UserPlus />
                {t`Invite someone`}
              </Button>
            )}
            <Button asChild tone="secondary">
              <Link to={paths.caseFile(mediationCase.id)}>
                <FolderOpen />
                {t`Open the file`}
              </Link>
            </Button>
            <Button asChild>
              <Link to={panels.chat(mediationCase.id)}>
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
            {isMediator && <RequestsCard caseId={mediationCase.id} nameOf={nameOf} />}
            {isMediator && <NeedsYouCard caseId={mediationCase.id} />}
            <AboutCard mediationCase={mediationCase} mediators={participants.mediators.map(({ name }) => name)} />
            {isMediator && <AiCard caseId={mediationCase.id} />}
          </>
        }
      >
        {isMediator && <HandoverCard caseId={mediationCase.id} />}
        <Card aria-label={t`The seven steps`}>
          <CasePath caseId={mediationCase.id} step={mediationCase.step} />
        </Card>
        <StepConditionsCard mediationCase={mediationCase} />
        {people.error === null ? (
          <PartiesCard
            participants={participants}
            isLoading={people.isPending}
            onInvite={isMediator ? setInviting : undefined}
          />
        ) : (
          <LoadFailed
            error={people.error}
            fallback={t`Failed to load the people of this case`}
            onRetry={people.refetch}
            isRetrying={people.isFetching}
          />
        )}
        <ActivityCard caseId={mediationCase.id} />
      </Columns>
      {inviting !== null && (
        <InviteDialog
          caseId={mediationCase.id}
          start={inviting}
          sideNames={sideNames}
          participants={participants}
          onClose={() => setInviting(null)}
        />
      )}
    </Stack>
  );
}

function AboutCard({ mediationCase, mediators }: { mediationCase: Case; mediators: string[] }) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="about">
      <Stack gap="normal">
        <Card.Title id="about">{t`About this case`}</Card.Title>
        {mediationCase.description !== '' && <Text>{mediationCase.description}</Text>}
        <Facts
          facts={[
            { term: t`Mediator`, detail: mediators.join(', ') || '–' },
            { term: t`Next session`, detail: <NextSession caseId={mediationCase.id} /> },
            { term: t`Opened`, detail: shortDate(mediationCase.created_at) },
          ]}
        />
      </Stack>
    </Card>
  );
}
