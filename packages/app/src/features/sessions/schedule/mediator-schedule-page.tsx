import { useLingui } from '@lingui/react/macro';
import { type MediationSession, listSessions } from '@mediation/api-client';
import { Button, Columns, EmptyState, SegmentedControl, Skeleton, SkeletonGroup, Stack, Text } from '@mediation/ui';
import { addDays, CalendarKey, CalendarToolbar, spanTitle, WeekCalendar } from '@mediation/ui/calendar';
import { toast } from '@mediation/ui/toast';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useState } from 'react';
import { useNow } from '../../../browser/use-now.ts';
import { useWhole } from '../../../backend/use-pages.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { useCaseTitles } from '../../../shared/cases/use-case-titles.ts';
import { WorkPage } from '../../../shared/layout/work-page.tsx';
import { paths } from '../../../paths.ts';
import { viewerLocale, zoneName } from '../../../words/names/viewer.ts';
import { MoveDialog } from '../planning/changes/move-dialog.tsx';
import { sessionIdOf } from './calendar-events.tsx';
import { ScheduleList } from './schedule-list.tsx';
import { useCalendarLabels } from './use-calendar-labels.ts';
import { useScheduleView } from './use-schedule-view.ts';
import { useShownWeek } from './use-shown-week.ts';
import { MovesCard, WaitingCard } from './waiting-card.tsx';

const sessionsOf = ({ sessions }: { sessions: MediationSession[] }) => sessions;

/** The mediator’s days: scheduled sessions, times that are held until everyone has answered, and what waits. */
export function MediatorSchedulePage() {
  const { t } = useLingui();
  const labels = useCalendarLabels();
  const titles = useCaseTitles();
  const titleOf = (caseId: string) => titles.get(caseId) ?? t`A session`;
  const now = new Date(useNow());
  const proposed = useWhole(listSessions, { status: 'proposed' }, sessionsOf);
  const asked = useWhole(listSessions, { status: 'scheduled', requests: 'waiting' }, sessionsOf);
  const moves = asked.data?.filter(({ starts_at }) => Date.parse(starts_at ?? '') > now.getTime()) ?? [];
  const schedule = useScheduleView(now, proposed.data);
  const { view, date, today, setView, setDate } = schedule;
  const week = useShownWeek(schedule, titleOf, now);
  const isDay = view === 'day';
  const go = (days: number) => date !== undefined && setDate(addDays(date, days * (isDay ? 1 : 7)));
  return (
    <WorkPage
      title={t`Schedule`}
      audience={t`Only you see this calendar. Each person sees the sessions that they come to.`}
    >
      <CalendarToolbar
        title={date === undefined ? '…' : spanTitle(week.shown, viewerLocale(), t`to`)}
        level={2}
        labels={{
          previous: isDay ? t`Day before` : t`Week before`,
          today: t`Today`,
          next: isDay ? t`Next day` : t`Next week`,
        }}
        onPrevious={() => go(-1)}
        onToday={() => setDate(today)}
        onNext={() => go(1)}
      >
        <SegmentedControl.Root label={t`Days shown`} value={view} onValueChange={setView}>
          <SegmentedControl.Item value="day">{t`Day`}</SegmentedControl.Item>
          <SegmentedControl.Item value="week">{t`Week`}</SegmentedControl.Item>
          <SegmentedControl.Item value="list">{t`List`}</SegmentedControl.Item>
        </SegmentedControl.Root>
        <Button asChild>
          <Link to={paths.mediatorOffer()}>
            <Plus />
            {t`Schedule session`}
          </Link>
        </Button>
      </CalendarToolbar>
      <Columns
        size="small"
        aside={
          <>
            <WaitingCard sessions={proposed.data ?? []} titleOf={titleOf} />
            <MovesCard sessions={moves} titleOf={titleOf} />
            <CalendarKey
              label={t`Key`}
              entries={(['agreed', 'held', 'now', 'past'] as const).map((state) => ({
                state,
                label: labels.states[state],
              }))}
            />
            <Text size="small" tone="soft">
              {t`All times are in your own zone, ${zoneName().replaceAll('_', ' ')}.`}
            </Text>
          </>
        }
      >
        <Days view={view} date={date} setDate={setDate} week={week} now={now} />
      </Columns>
    </WorkPage>
  );
}

interface DaysProps extends Pick<ReturnType<typeof useScheduleView>, 'view' | 'date' | 'setDate'> {
  week: ReturnType<typeof useShownWeek>;
  now: Date;
}

function Days({ view, date, setDate, week: { query, events, shown }, now }: DaysProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const labels = useCalendarLabels();
  const [moved, setMoved] = useState<{ session: MediationSession; to: string }>();
  if (query.error !== null)
    return (
      <LoadFailed
        error={query.error}
        fallback={t`Failed to load sessions`}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  const sessions = query.data;
  if (date === undefined || sessions === undefined)
    return (
      <SkeletonGroup label={t`Loading sessions`}>
        <Skeleton shape="block" height="24rem" />
      </SkeletonGroup>
    );
  const move = (id: string, start: Date) => {
    const session = sessions.find((it) => it.id === id);
    if (session) setMoved({ session, to: start.toISOString() });
  };
  const keep = (id: string) => {
    const isOffered = sessions.some((it) => it.id === sessionIdOf(id) && it.status === 'proposed');
    toast({
      title: isOffered
        ? t`An offered time cannot be moved. Confirm it or offer other times.`
        : t`A session that has begun cannot be moved.`,
    });
    if (isOffered) void navigate(paths.session(sessionIdOf(id)));
  };
  return (
    <Stack>
      {events.length === 0 && (
        <EmptyState title={view === 'day' ? t`No sessions on this day` : t`No sessions in this week`}>
          {t`Times that you offer appear here.`}
        </EmptyState>
      )}
      {view === 'list' ? (
        events.length > 0 && <ScheduleList dates={shown} events={events} now={now} />
      ) : (
        <>
          <WeekCalendar
            label={t`Your sessions`}
            date={date}
            onDateChange={setDate}
            events={events}
            now={now}
            timeZone={zoneName()}
            locale={viewerLocale()}
            labels={labels}
            view={view}
            weekDays={shown.length === 5 ? 5 : 7}
            onEventOpen={(id) => void navigate(paths.session(sessionIdOf(id)))}
            onSlotPick={({ start }) => void navigate(`${paths.mediatorOffer()}?start=${start.toISOString()}`)}
            onEventMove={move}
            onEventKept={keep}
          />
          {events.some(({ movable }) => movable) && (
            <Text size="small" tone="soft">{t`Drag a session to move it, or press M on it.`}</Text>
          )}
        </>
      )}
      {moved && <MoveDialog session={moved.session} to={moved.to} onClose={() => setMoved(undefined)} />}
    </Stack>
  );
}
