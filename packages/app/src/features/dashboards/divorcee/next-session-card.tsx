import { useLingui } from '@lingui/react/macro';
import type { MediationSession, Step } from '@mediation/api-client';
import { Button, Card, Heading, Stack, Text } from '@mediation/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import type { Reading } from '../../../shared/loading/reading-card.tsx';
import { SkeletonRows } from '../../../shared/loading/skeleton-rows.tsx';
import { caseTab, panels } from '../../../paths.ts';
import { stepNumber } from '../../../words/step-names.ts';
import { firstName, listOf } from '../../../words/people.ts';
import { clockTime, longDate } from '../../../words/relative-time.ts';
import { sessionModes } from '../../../words/session-names.ts';
import { sessionTimes } from '../../../words/session-times.ts';
import { unanswered } from '../../../shared/cases/pending-actions.ts';
import { upcoming } from './next-step.ts';

export interface NextSessionCardProps {
  caseId: string;
  step: Step;
  /** The person's own participant in the case. */
  participantId: string | undefined;
  sessions: Reading<{ sessions: MediationSession[] }>;
}

/** The next session of the case with time, mode and attendees, or the offered times. */
export function NextSessionCard({ caseId, step, participantId, sessions }: NextSessionCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { data, error, refetch, isFetching } = sessions;
  const next = upcoming(data?.sessions ?? []);
  const offered = unanswered(data?.sessions ?? [], participantId);
  return (
    <Card aria-labelledby={id}>
      <Stack gap="normal">
        <Card.Title id={id}>{stepNumber(step) > 4 ? t`Next session` : t`First session`}</Card.Title>
        {data === undefined && error === null && <SkeletonRows label={t`Loading sessions`} count={1} />}
        {data === undefined && error !== null && (
          <LoadFailed error={error} fallback={t`Failed to load sessions`} onRetry={refetch} isRetrying={isFetching} />
        )}
        {next !== undefined && <Scheduled session={next} participantId={participantId} />}
        {next === undefined && offered !== undefined && <Offered session={offered} caseId={caseId} />}
        {data !== undefined && next === undefined && offered === undefined && <None />}
      </Stack>
    </Card>
  );
}

function Scheduled({ session, participantId }: { session: MediationSession; participantId: string | undefined }) {
  const { t, i18n } = useLingui();
  const { starts_at, ends_at, mode, kind, attendees } = session;
  const mediators = attendees.filter(({ role }) => role === 'mediator').map(({ name }) => firstName(name));
  const own = attendees.find(({ participant_id }) => participant_id === participantId);
  const arrival = own?.arrives_minutes ?? 0;
  const start = starts_at ?? session.created_at;
  const how = `${sessionTimes(start, ends_at ?? start)}, ${i18n._(sessionModes[mode])}`;
  return (
    <>
      <Stack gap="tiny">
        <Heading level={3} size="medium" voice>
          {longDate(new Date(start))}
        </Heading>
        <Text tone="soft">{mediators.length === 0 ? how : t`${how}, with ${listOf(mediators)}`}</Text>
      </Stack>
      <Text size="small" tone="soft">
        {kind === 'shuttle' && <>{t`You will be in separate rooms.`} </>}
        {arrival > 0 && (
          <>
            {t`Come at ${clockTime(new Date(Date.parse(start) + arrival * 60_000).toISOString())}, so that you arrive at different times.`}{' '}
          </>
        )}
        {own?.place && <>{own.place} </>}
        <Link to={panels.whatToExpect()}>{t`What to expect`}</Link>
      </Text>
    </>
  );
}

function Offered({ session, caseId }: { session: MediationSession; caseId: string }) {
  const { t } = useLingui();
  return (
    <>
      <ul>
        {session.slots.map(({ id, starts_at }) => (
          <li key={id}>{t`${longDate(new Date(starts_at))}, ${clockTime(starts_at)}`}</li>
        ))}
      </ul>
      <Text size="small" tone="soft">{t`Tell your mediator in a private message which of these suit you.`}</Text>
      <Button asChild tone="secondary" block>
        <Link to={caseTab(caseId, 'sessions')}>{t`See the times`}</Link>
      </Button>
    </>
  );
}

function None() {
  const { t } = useLingui();
  return (
    <Text size="small" tone="soft">
      {t`No session yet. Your mediator offers you times when it is your turn.`}{' '}
      <Link to={panels.whatToExpect()}>{t`What to expect`}</Link>
    </Text>
  );
}
