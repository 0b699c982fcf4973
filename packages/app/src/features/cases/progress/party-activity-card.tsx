import { useLingui } from '@lingui/react/macro';
import {
  type Case,
  type CaseProgress,
  type Participant,
  type PartyActivity,
  getCaseStep,
  listParticipants,
  listPartyActivity,
} from '@mediation/api-client';
import { Badge, Card, EmptyState, Row, Stack, Text } from '@mediation/ui';
import { CircleX, Clock, TriangleAlert } from 'lucide-react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { RemindButton } from '../../../shared/people/remind-button.tsx';
import { fullDate, fullDateAt } from '../../../words/times/relative-time.ts';
import { type CaseState, isGoingOn } from '../../../shared/cases/writable-case.ts';

/** When each party last did something, whether the case waits for them, and the way to remind them. */
export function PartyActivityCard({ mediationCase }: { mediationCase: Pick<Case, 'id'> & CaseState }) {
  const { t } = useLingui();
  const { id: caseId } = mediationCase;
  const query = useEndpoint(listPartyActivity, { caseId });
  const people = useEndpoint(listParticipants, { caseId }).data?.participants ?? [];
  const progress = useEndpoint(getCaseStep, { caseId }).data;
  return (
    <Card aria-labelledby="last-active">
      <Stack>
        <Card.Title id="last-active">{t`Activity of each party`}</Card.Title>
        <Loaded query={query} loadingLabel={t`Loading the progress`} fallback={t`Failed to load the progress`}>
          {({ parties }) =>
            parties.length === 0 ? (
              <EmptyState title={t`No one has joined yet`}>{t`Send invitations; each party appears here.`}</EmptyState>
            ) : (
              parties.map((activity) => (
                <Party
                  key={activity.participant_id}
                  activity={activity}
                  person={people.find(({ id }) => id === activity.participant_id)}
                  isWaitedFor={isWaitedFor(progress, activity.participant_id)}
                  isOpen={isGoingOn(mediationCase)}
                />
              ))
            )
          }
        </Loaded>
        <Text size="small" tone="soft">
          {t`A reminder says only that you ask them to look at their case. It goes at most once a day.`}
        </Text>
      </Stack>
    </Card>
  );
}

/** Whether something waits for this party now, before the next step. */
const isWaitedFor = (progress: CaseProgress | undefined, participantId: string) =>
  progress?.steps.some(
    ({ state, missing }) =>
      state === 'now' && missing.some(({ participant_id, waits }) => participant_id === participantId && waits > 0),
  ) ?? false;

interface PartyProps {
  activity: PartyActivity;
  person: Participant | undefined;
  isWaitedFor: boolean;
  isOpen: boolean;
}

function Party({ activity, person, isWaitedFor: isAwaited, isOpen }: PartyProps) {
  const { t } = useLingui();
  const { last_active_on, reminded_at, is_stalled } = activity;
  const isGone = person?.status === 'removed';
  const name = person?.name ?? t`A party`;
  return (
    <Stack gap="tiny">
      <Row wrap gap="small">
        <Text asChild weight="strong" tone={isGone ? 'soft' : undefined}>
          <span>{name}</span>
        </Text>
        {isGone && <Badge icon={<CircleX />}>{t`Left`}</Badge>}
        {is_stalled && <Badge tone="warning" icon={<TriangleAlert />}>{t`Nothing for a week`}</Badge>}
        {isAwaited && !is_stalled && <Badge icon={<Clock />}>{t`Waiting on them`}</Badge>}
      </Row>
      <Text size="small" tone="soft">
        {last_active_on === null ? t`Has not done anything yet` : t`Last active on ${fullDate(last_active_on)}`}
      </Text>
      {reminded_at !== null && <Text size="small" tone="soft">{t`Reminded on ${fullDateAt(reminded_at)}`}</Text>}
      {isAwaited && isOpen && !isGone && (
        <Row>
          <RemindButton participantId={activity.participant_id} name={name} />
        </Row>
      )}
    </Stack>
  );
}
