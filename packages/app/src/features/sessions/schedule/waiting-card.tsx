import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Button, Card, Stack, Text } from '@mediation/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { RemindAllButton } from '../../../shared/people/remind-all-button.tsx';
import { paths } from '../../../paths.ts';
import { firstName, listOf } from '../../../words/names/people-names.ts';
import { sessionTime } from '../../../words/times/relative-time.ts';
import { sessionKinds } from '../../../words/names/session-names.ts';
import { proposerLine } from '../planning/answers/answer-words.ts';
import { invitedPeople, unansweredPeople } from '../planning/invited-people.ts';
import { MoveRequest } from '../planning/changes/move-request.tsx';
import { waitingRequests } from '../planning/changes/request-text.ts';

export interface WaitingCardProps {
  sessions: readonly MediationSession[];
  titleOf: (caseId: string) => string;
}

/** How many offers stand beside the calendar before the rest is asked for. */
const shownAtFirst = 3;

/**
 * The offers that wait for answers, each with its one action: to remind somebody, or to choose a time. The answered ones
 * are first, because they wait for the mediator.
 */
export function WaitingCard({ sessions, titleOf }: WaitingCardProps) {
  const { t } = useLingui();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  if (sessions.length === 0) return null;
  const isOpen = (session: MediationSession) => silentParties(session).length > 0;
  const inOrder = [...sessions.filter((it) => !isOpen(it)), ...sessions.filter(isOpen)];
  const hidden = sessions.length - shownAtFirst;
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Card.Title id={id}>{t`Waiting for a reply`}</Card.Title>
        {inOrder.slice(0, isWhole ? undefined : shownAtFirst).map((session) => (
          <Offer key={session.id} session={session} title={titleOf(session.case_id)} />
        ))}
        {hidden > 0 && (
          <Button tone="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t`Show fewer` : t`Show ${hidden} more`}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

const silentParties = (session: MediationSession) =>
  unansweredPeople(session, invitedPeople(session)).filter(({ role }) => role === 'divorcee');

function Offer({ session, title }: { session: MediationSession; title: string }) {
  const { t } = useLingui();
  const people = invitedPeople(session);
  const silent = unansweredPeople(session, people);
  const names = listOf(silent.map(({ name }) => firstName(name)));
  const parties = silentParties(session);
  const times = listOf(session.slots.map(({ starts_at }) => sessionTime(starts_at, null)));
  return (
    <Stack gap="small" align="start">
      <Text weight="strong">
        <Link to={paths.session(session.id)}>{title}</Link>
      </Text>
      <Text size="small" tone="soft">
        {proposerLine(session)} {`${times}. `}
        {silent.length === 0 ? t`Everybody has answered.` : t`Not answered: ${names}.`}
      </Text>
      {session.kept_apart?.length ? (
        <>
          <Text size="small" weight="strong">{t`You decided that the parties should not meet.`}</Text>
          <Button asChild tone="secondary" size="small">
            <Link
              to={paths.session(session.id)}
              aria-label={t`Look at the offer: ${title}`}
            >{t`Look at the offer`}</Link>
          </Button>
        </>
      ) : parties.length > 0 ? (
        <RemindAllButton people={parties} />
      ) : (
        <Button asChild tone="secondary" size="small">
          <Link to={paths.session(session.id)} aria-label={t`Choose a time: ${title}`}>{t`Choose a time`}</Link>
        </Button>
      )}
    </Stack>
  );
}

/** The sessions that somebody asks to move. */
export function MovesCard({ sessions, titleOf }: WaitingCardProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  if (sessions.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Card.Title id={id}>{t`Asked to move`}</Card.Title>
        {sessions.map((session) => (
          <Stack key={session.id} gap="small">
            <Text weight="strong">
              <Link to={paths.session(session.id)}>{titleOf(session.case_id)}</Link>
            </Text>
            <Text size="small" tone="soft">
              {`${i18n._(sessionKinds[session.kind])}, ${sessionTime(session.starts_at ?? '', session.ends_at)}`}
            </Text>
            {waitingRequests(session).map((request) => (
              <MoveRequest key={request.id} session={session} request={request} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
