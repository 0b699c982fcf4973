import { useLingui } from '@lingui/react/macro';
import { limits, type MediationSession } from '@mediation/api-client';
import { AudienceLine, Badge, Card, Heading, Row, Stack, Text } from '@mediation/ui';
import { Clock, Lock, Users } from 'lucide-react';
import { useId } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import type { useSessionState } from '../../../process/use-session-state.ts';
import { companyText } from '../../../shared/sessions/company-text.ts';
import { ownStart } from '../../../shared/sessions/own-start.ts';
import type { SessionPeople } from '../../../shared/sessions/session-people.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { clockTime, longDate } from '../../../words/times/relative-time.ts';
import { sessionModes } from '../../../words/names/session-names.ts';
import { sessionTimes } from '../../../words/times/session-times.ts';
import { timesIn } from '../../../words/times/zone-times.ts';
import { CalendarButton } from './calendar-button.tsx';
import { JoinLinks } from './join-links.tsx';
import { timeUntil } from './time-until.ts';
import { useNow } from '../../../browser/use-now.ts';

export interface WhenCardProps {
  session: MediationSession & { starts_at: string };
  state: ReturnType<typeof useSessionState>;
  people: SessionPeople;
}

/** When and how a session takes place, and for each attendee their own way into it. */
export function WhenCard({ session, state, people }: WhenCardProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const now = useNow();
  const { mode, time_zone } = session;
  const starts_at = ownStart(session, useUser(), session.starts_at);
  const ends_at = session.ends_at ?? starts_at;
  const elsewhere = timesIn(time_zone, starts_at, ends_at);
  const until = state.matches('running') ? t`It is on now` : timeUntil(starts_at, now);
  return (
    <Card aria-labelledby={id}>
      <Stack gap="medium">
        <Row wrap justify="between" align="start" gap="large">
          <Stack gap="tiny">
            {until !== undefined && (
              <div>
                <Badge tone="brand" icon={<Clock />}>
                  {until}
                </Badge>
              </div>
            )}
            <Heading level={2} size="large" voice id={id}>
              {longDate(new Date(starts_at))}
            </Heading>
            <Text size="lead" tone="soft">
              {t`${sessionTimes(starts_at, ends_at)}, ${i18n._(sessionModes[mode])} with ${people.mediator}`}
            </Text>
            {elsewhere !== undefined && (
              <Text size="small" tone="soft">{t`${elsewhere}, the time zone of the case`}</Text>
            )}
            {people.own !== undefined && <Text>{companyText(session, people.own.user_id)}</Text>}
            <Arrival session={session} people={people} />
          </Stack>
          <Stack gap="small">
            <JoinLinks session={session} state={state} />
            {people.own !== undefined && !state.matches('over') && <CalendarButton sessionId={session.id} />}
          </Stack>
        </Row>
        {state.matches('over') && (
          <Text tone="soft">{sentence(t`This session is over. ${people.mediator} writes down what came of it.`)}</Text>
        )}
        {mode === 'video' && people.own && !state.matches('over') && (
          <AudienceLine icon={session.link_shared_with === 'others' ? <Users /> : <Lock />}>{linkText()}</AudienceLine>
        )}
      </Stack>
    </Card>
  );

  function linkText() {
    const { own, mediator } = people;
    const opens = clockTime(new Date(Date.parse(starts_at) - limits.joinMinutes * 60_000).toISOString());
    if (!own?.link) return sentence(t`${mediator} adds the link. It appears here at ${opens}.`);
    const when = state.hasTag('canJoin')
      ? t`The link has been open since ${opens}.`
      : t`The link appears here at ${opens}.`;
    const readers = {
      nobody: t`Only you and ${mediator} have this link.`,
      my_side: t`Only your side and ${mediator} have this link.`,
      others: t`Others who come use the same link.`,
    }[session.link_shared_with ?? 'nobody'];
    return `${when} ${readers}`;
  }
}

/** Where and when this person comes, for a session in person or by phone. */
function Arrival({ session, people }: Pick<WhenCardProps, 'session' | 'people'>) {
  const { t } = useLingui();
  const { own, mediator, other } = people;
  if (session.mode === 'phone')
    return <Text>{sentence(t`${mediator} calls you. You need nothing but your phone.`)}</Text>;
  if (session.mode !== 'in_person' || own === undefined) return null;
  const start = ownStart(session, { id: own.user_id }, session.starts_at);
  const at = clockTime(start);
  return (
    <>
      <Text>{own.place ? t`Come at ${at} to ${own.place}.` : t`Come at ${at}. ${mediator} tells you where.`}</Text>
      {session.is_staggered === true && other !== undefined && (
        <Text
          size="small"
          tone="soft"
        >{t`You may leave at ${clockTime(session.ends_at ?? start)}. You and ${other} come and leave at different times, so that you do not meet at the door.`}</Text>
      )}
    </>
  );
}
