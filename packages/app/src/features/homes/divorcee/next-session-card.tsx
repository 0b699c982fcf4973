import { useLingui } from '@lingui/react/macro';
import type { MediationSession, Step } from '@mediation/api-client';
import { Button, Card, Heading, Stack, Text } from '@mediation/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import type { Reading } from '../../../shared/loading/reading-card.tsx';
import { SkeletonRows } from '../../../shared/loading/skeleton-rows.tsx';
import { panels } from '../../../panel-paths.ts';
import { paths } from '../../../paths.ts';
import { stepNumber } from '../../../words/names/step-names.ts';
import { firstName, listOf } from '../../../words/names/people-names.ts';
import { clockTime, longDate, sessionTime } from '../../../words/times/relative-time.ts';
import { sessionModes } from '../../../words/names/session-names.ts';
import { sessionTimes } from '../../../words/times/session-times.ts';
import { companyText } from '../../../shared/sessions/company-text.ts';
import { ownStart } from '../../../shared/sessions/own-start.ts';
import { offeredTo } from '../../../shared/cases/actions/pending-actions.ts';
import { confirmed, upcoming } from './next-step.ts';

export interface NextSessionCardProps {
  step: Step;
  /** The person's own participant in the case. */
  participantId: string | undefined;
  sessions: Reading<{ sessions: MediationSession[] }>;
}

/** The next session of the case with time, mode and attendees. */
export function NextSessionCard({ step, participantId, sessions }: NextSessionCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { data, error, refetch, isFetching } = sessions;
  const next = upcoming(data?.sessions ?? []);
  const later = confirmed(data?.sessions ?? []).slice(1);
  const kind = next?.kind;
  // What is offered is asked for beside it.
  if (next === undefined && offeredTo(data?.sessions ?? [], participantId).length > 0) return null;
  const isTogether = kind !== 'intro' && kind !== 'individual';
  const title = isTogether && stepNumber(step) <= 4 ? t`First session` : t`Next session`;
  return (
    <Card aria-labelledby={id}>
      <Stack gap="normal">
        <Card.Title id={id}>{title}</Card.Title>
        {data === undefined && error === null && <SkeletonRows label={t`Loading sessions`} count={1} />}
        {data === undefined && error !== null && (
          <LoadFailed error={error} fallback={t`Failed to load sessions`} onRetry={refetch} isRetrying={isFetching} />
        )}
        {next !== undefined && <Scheduled session={next} participantId={participantId} />}
        {later.length > 0 && <Later sessions={later} />}
        {data !== undefined && next === undefined && <None />}
      </Stack>
    </Card>
  );
}

function Scheduled({ session, participantId }: { session: MediationSession; participantId: string | undefined }) {
  const { t, i18n } = useLingui();
  const { starts_at, ends_at, is_staggered, mode, attendees } = session;
  const mediators = attendees.filter(({ role }) => role === 'mediator').map(({ name }) => firstName(name));
  const own = attendees.find(({ participant_id }) => participant_id === participantId);
  const start = ownStart(session, useUser(), starts_at ?? session.created_at);
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
        {own !== undefined && <>{companyText(session, own.user_id)} </>}
        {is_staggered === true && (
          <>
            {t`Come at ${clockTime(start)} and leave at ${clockTime(ends_at ?? start)}. Your times are apart, so that you do not meet.`}{' '}
          </>
        )}
        {own?.place && <>{own.place} </>}
        <Link to={panels.whatToExpect()}>{t`What to expect`}</Link>
      </Text>
      <Button asChild tone="secondary" block>
        <Link to={paths.session(session.id)}>{t`Open the session`}</Link>
      </Button>
    </>
  );
}

/** The sessions after the next one. */
function Later({ sessions }: { sessions: MediationSession[] }) {
  const { t } = useLingui();
  const me = useUser();
  return (
    <Stack gap="tiny">
      <Text size="small" weight="medium">{t`After that`}</Text>
      {sessions.map((session) => (
        <Text key={session.id} size="small">
          <Link to={paths.session(session.id)}>
            {sessionTime(ownStart(session, me, session.starts_at ?? session.created_at), null)}
          </Link>
        </Text>
      ))}
    </Stack>
  );
}

function None() {
  const { t } = useLingui();
  return (
    <Text size="small" tone="soft">
      {t`No session planned. Your mediator offers you times when it is your turn.`}{' '}
      <Link to={panels.whatToExpect()}>{t`What to expect`}</Link>
    </Text>
  );
}
