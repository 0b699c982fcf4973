import { useLingui } from '@lingui/react/macro';
import { type MediationSession, listSessions } from '@mediation/api-client';
import { AnswerMatrix, AudienceLine, Card, EmptyState, Stack } from '@mediation/ui';
import { useId, useState } from 'react';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useWhole } from '../../../../backend/use-pages.ts';
import { firstName } from '../../../../words/names/people-names.ts';
import { clockTime } from '../../../../words/times/relative-time.ts';
import { viewerLocale, viewerZone } from '../../../../words/names/viewer.ts';
import { answerWords } from './answer-words.ts';
import { ArrivalCard } from '../arrivals/arrival-card.tsx';
import { bestTime, weighTimes, type Span } from './best-time.ts';
import { ConfirmCard } from './confirm-card.tsx';
import { clientOf, invitedPeople } from '../invited-people.ts';
import * as styles from '../session-parts.css.ts';
import { PlannedAgenda } from '../planned-agenda.tsx';
import { RoomNotice } from '../arrivals/room-notice.tsx';
import { UnansweredCard } from './unanswered-card.tsx';

const sessionsOf = ({ sessions }: { sessions: MediationSession[] }) => sessions;
const half = 12 * 3_600_000;

/** A proposed session for its mediator: everyone’s answers, the best time, and what happens with a confirmation. */
export function OfferedSession({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  const id = useId();
  const [now] = useState(() => Date.now());
  const [picked, setPicked] = useState<string>();
  const people = invitedPeople(session);
  const times = weighTimes(session, useTaken(session), now);
  const best = bestTime(times);
  const chosen = times.find(({ slot, isOver }) => slot.id === picked && !isOver) ?? best;
  const end = (start: string) => new Date(Date.parse(start) + session.minutes * 60_000).toISOString();
  return (
    <div className={styles.columns}>
      <Stack gap="grid">
        <RoomNotice session={session} />
        <Card flush aria-labelledby={id}>
          <Card.Head>
            <Card.Title id={id}>{t`Answers`}</Card.Title>
            <AudienceLine audience="self" short>{t`Only you see this table`}</AudienceLine>
          </Card.Head>
          {times.length === 0 ? (
            <EmptyState
              title={t`No times are offered`}
            >{t`Offer other times, and the answers appear here.`}</EmptyState>
          ) : (
            <AnswerMatrix
              label={t`Answers`}
              people={people.map((person) => ({
                id: person.participant_id,
                name: firstName(person.name),
                role: roleOf(person, clientOf(person, people)),
              }))}
              slots={times.map((time) => {
                const { slot, isOver } = time;
                return {
                  id: slot.id,
                  day: tableDay(slot.starts_at),
                  time: t`${clockTime(slot.starts_at)} to ${clockTime(end(slot.starts_at))}`,
                  answers: slot.answers,
                  ...answerWords(time, people),
                  best: time === best ? t`Best time` : undefined,
                  disabled: isOver,
                };
              })}
              value={chosen?.slot.id}
              onValueChange={setPicked}
              labels={{
                yes: t`Yes`,
                maybe: t`If needed`,
                no: t`No`,
                time: t`Time`,
                summary: t`In short`,
                none: t`No answer yet`,
              }}
            />
          )}
        </Card>
      </Stack>
      <div className={styles.decision}>
        <ConfirmCard session={session} chosen={chosen} best={best} times={times} people={people} />
        <UnansweredCard session={session} people={people} />
        <PlannedAgenda session={session} />
      </div>
      <ArrivalCard session={session} startsAt={chosen?.slot.starts_at ?? null} />
    </div>
  );

  function roleOf({ role }: { role: string }, client: { name: string } | undefined) {
    if (role !== 'lawyer') return t`Divorcee`;
    return client ? t`For ${firstName(client.name)}` : t`Lawyer`;
  }
}

/** A day with a short weekday, for the first column: "Mon 14 December". */
const tableDay = (time: string) =>
  new Date(time).toLocaleDateString(viewerLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...viewerZone(),
  });

/** When the mediator has other sessions, around the offered times. */
function useTaken({ id, slots }: MediationSession): Span[] {
  const { id: me } = useUser();
  const starts = slots.map(({ starts_at }) => Date.parse(starts_at));
  const { data = [] } = useWhole(
    listSessions,
    {
      status: 'scheduled',
      from: new Date(Math.min(...starts) - half).toISOString(),
      to: new Date(Math.max(...starts) + half).toISOString(),
    },
    sessionsOf,
    { enabled: starts.length > 0 },
  );
  return data
    .filter((other) => other.id !== id && other.attendees.some(({ user_id }) => user_id === me))
    .map(({ starts_at, ends_at }) => ({ from: Date.parse(starts_at ?? ''), to: Date.parse(ends_at ?? '') }));
}
