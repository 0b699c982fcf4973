import { useLingui } from '@lingui/react/macro';
import type { CaseListItem, MediationSession } from '@mediation/api-client';
import { Agenda, Card, EmptyState } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { quietLink } from '../../../shared/layout/quiet-link.css.ts';
import { type Reading, ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { heldUntil } from '../../../shared/sessions/held-until.ts';
import { modeText } from '../../../shared/sessions/missing-rooms.ts';
import { paths } from '../../../paths.ts';
import { clockTime } from '../../../words/times/relative-time.ts';
import { sessionKinds } from '../../../words/names/session-names.ts';

export interface TodayCardProps {
  sessions: Reading<{ sessions: MediationSession[] }>;
  cases: Pick<CaseListItem, 'id' | 'title'>[];
}

/** The sessions of the day, in order. */
export function TodayCard({ sessions, cases }: TodayCardProps) {
  const { t } = useLingui();
  return (
    <ReadingCard
      title={t`Today’s sessions`}
      reading={sessions}
      failed={t`Failed to load sessions`}
      end={<Link to={paths.mediatorSchedule()}>{t`Week`}</Link>}
    >
      {(data) => {
        const today = sessionsOf(data.sessions);
        return today.length === 0 ? (
          <Card.Body>
            <EmptyState title={t`No session today`} action={<Link to={paths.mediatorOffer()}>{t`Offer times`}</Link>}>
              {t`Sessions of the day appear here.`}
            </EmptyState>
          </Card.Body>
        ) : (
          <Agenda.Root>
            {today.map((session) => (
              <Item
                key={session.id}
                session={session}
                title={cases.find(({ id }) => id === session.case_id)?.title ?? ''}
              />
            ))}
          </Agenda.Root>
        );
      }}
    </ReadingCard>
  );
}

function Item({ session, title }: { session: MediationSession; title: string }) {
  const { t, i18n } = useLingui();
  const state = stateOf(session);
  const words = { done: t`Done`, now: t`Now`, later: undefined };
  const { starts_at, kind, status } = session;
  const ends = heldUntil(session);
  return (
    <Agenda.Item
      start={clockTime(starts_at ?? session.created_at)}
      end={ends === null ? undefined : clockTime(ends)}
      untilLabel={t`to`}
      title={
        <Link to={paths.session(session.id)} className={quietLink}>
          {title || t`Open the session`}
        </Link>
      }
      detail={`${i18n._(sessionKinds[kind])}, ${modeText(session)}`}
      state={state}
      stateLabel={status === 'no_show' ? t`Nobody came` : words[state]}
    />
  );
}

/** Sessions with a time that are not cancelled. */
const sessionsOf = (all: MediationSession[]) =>
  all
    .filter(({ status, starts_at }) => starts_at !== null && status !== 'cancelled' && status !== 'proposed')
    .toSorted((a, b) => (a.starts_at ?? '').localeCompare(b.starts_at ?? ''));

function stateOf({ status, starts_at, ends_at }: MediationSession, now = Date.now()): 'done' | 'now' | 'later' {
  if (status !== 'scheduled' || (ends_at !== null && Date.parse(ends_at) < now)) return 'done';
  return Date.parse(starts_at ?? '') <= now ? 'now' : 'later';
}
