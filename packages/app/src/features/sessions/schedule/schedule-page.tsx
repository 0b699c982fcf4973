import { useLingui } from '@lingui/react/macro';
import { limits, type MediationSession, listSessions } from '@mediation/api-client';
import { Button, Card, Skeleton, SkeletonGroup, Stack, Text } from '@mediation/ui';
import {
  addDays,
  CalendarKey,
  CalendarToolbar,
  spanTitle,
  useCalendarView,
  wallTimeAt,
  WeekCalendar,
  weekOf,
} from '@mediation/ui/calendar';
import { List } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useWhole } from '../../../backend/use-pages.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { useCaseTitles } from '../../../shared/cases/use-case-titles.ts';
import { WorkPage } from '../../../shared/layout/work-page.tsx';
import { paths } from '../../../paths.ts';
import { viewerLocale, zoneName } from '../../../words/viewer.ts';
import { calendarEvents } from './calendar-events.tsx';
import { useCalendarLabels } from './use-calendar-labels.ts';

/** An offered time is an event of its own, named after its session. */
const sessionOf = (eventId: string) => eventId.split('/', 1)[0] ?? '';

const sessionsOf = ({ sessions }: { sessions: MediationSession[] }) => sessions;

/** The mediator’s week: scheduled sessions, and the times that are held until everyone has answered. */
export function SchedulePage() {
  const { t } = useLingui();
  return (
    <WorkPage
      title={t`Schedule`}
      lead={t`A session lasts ${limits.sessionMinutes} minutes. All times are in your own zone, ${zoneName()}.`}
      audience={t`Only you see this calendar. Each person sees the sessions that they come to.`}
      action={
        <Button asChild tone="secondary">
          <Link to={paths.mediatorSessions()}>
            <List />
            {t`See all sessions`}
          </Link>
        </Button>
      }
    >
      <Week />
    </WorkPage>
  );
}

function Week() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const labels = useCalendarLabels();
  const titles = useCaseTitles();
  const now = useNow();
  const zone = zoneName();
  const locale = viewerLocale();
  const today = wallTimeAt(now, zone).date;
  const [date, setDate] = useState(today);
  const isDay = useCalendarView() === 'day';
  const shown = isDay ? [date] : weekOf(date, 1, 7);
  const week = weekOf(date, 1, 7);
  const from = `${addDays(week[0] ?? date, -1)}T00:00:00Z`;
  const to = `${addDays(week.at(-1) ?? date, 2)}T00:00:00Z`;
  const { data, error, refetch, isFetching } = useWhole(listSessions, { from, to }, sessionsOf);
  const events = calendarEvents(data ?? [], (id) => titles.get(id) ?? t`A session`);
  const move = (by: number) => setDate(addDays(date, by * (isDay ? 1 : 7)));
  return (
    <Card aria-label={t`Calendar`}>
      <Stack>
        <CalendarToolbar
          title={spanTitle(shown, locale)}
          level={2}
          labels={{
            previous: isDay ? t`Day before` : t`Week before`,
            today: t`Today`,
            next: isDay ? t`Next day` : t`Next week`,
          }}
          onPrevious={() => move(-1)}
          onToday={() => setDate(today)}
          onNext={() => move(1)}
        />
        {error !== null && (
          <LoadFailed error={error} fallback={t`Failed to load sessions`} onRetry={refetch} isRetrying={isFetching} />
        )}
        {data === undefined && error === null && (
          <SkeletonGroup label={t`Loading sessions`}>
            <Skeleton shape="block" height="24rem" />
          </SkeletonGroup>
        )}
        {data !== undefined && (
          <>
            {events.length === 0 && (
              <Text tone="soft">
                {isDay
                  ? t`No sessions on this day. Times that you offer appear here.`
                  : t`No sessions in this week. Times that you offer appear here.`}
              </Text>
            )}
            <WeekCalendar
              label={t`Your sessions`}
              date={date}
              onDateChange={setDate}
              events={events}
              now={now}
              timeZone={zone}
              locale={locale}
              labels={labels}
              onEventOpen={(id) => void navigate(paths.session(sessionOf(id)))}
              onSlotPick={({ start }) => void navigate(`${paths.mediatorOffer()}?start=${start.toISOString()}`)}
            />
            <CalendarKey
              label={t`Key`}
              entries={(['agreed', 'held', 'now', 'past'] as const).map((state) => ({
                state,
                label: labels.states[state],
              }))}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}

function useNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
