import { Plus } from 'lucide-react';
import { useState } from 'react';
import { events, labels } from '../components/week-calendar/week-calendar.fixture.tsx';
import {
  addDays,
  CalendarKey,
  CalendarToolbar,
  spanTitle,
  useCalendarView,
  WeekCalendar,
  weekOf,
} from '../calendar.ts';
import type { CalendarEvent } from '../calendar.ts';
import { Agenda, Button, Card, Columns, EmptyState, Row, Rule, SegmentedControl, Stack, Text } from '../index.ts';
import { StaffFrame } from './staff-frame.tsx';

const weekWords = { previous: 'Previous week', today: 'Today', next: 'Next week' };
const dayWords = { previous: 'Previous day', today: 'Today', next: 'Next day' };
const today = '2026-11-24';
const isView = (name: string): name is 'day' | 'week' | 'list' => ['day', 'week', 'list'].includes(name);

export interface ScheduleProps {
  view?: 'day' | 'week' | 'list' | undefined;
  sessions?: readonly CalendarEvent[] | undefined;
  /** Whether somebody has not answered yet, or asked for another time. */
  requests?: boolean | undefined;
}

/** The week of a mediator: what is agreed, what is held, who waits for whom. */
export function Schedule({ view: first, sessions: given, requests = true }: ScheduleProps) {
  const sessions = given ?? events;
  const [chosen, setView] = useState(first);
  const [date, setDate] = useState(today);
  const fitting = useCalendarView(chosen === 'list' ? 'week' : chosen);
  const view = chosen ?? fitting;
  const isDay = view === 'day';
  const shown = isDay ? [date] : weekOf(date, 1, 5);
  const step = isDay ? 1 : 7;
  return (
    <StaffFrame page="Schedule">
      <CalendarToolbar
        title={spanTitle(shown, 'en-GB', 'to')}
        labels={isDay ? dayWords : weekWords}
        onPrevious={() => setDate(addDays(date, -step))}
        onToday={() => setDate(today)}
        onNext={() => setDate(addDays(date, step))}
      >
        <SegmentedControl.Root label="View" value={view} onValueChange={(name) => isView(name) && setView(name)}>
          <SegmentedControl.Item value="day">Day</SegmentedControl.Item>
          <SegmentedControl.Item value="week">Week</SegmentedControl.Item>
          <SegmentedControl.Item value="list">List</SegmentedControl.Item>
        </SegmentedControl.Root>
        <Button asChild>
          <a href="#schedule-session">
            <Plus /> Schedule session
          </a>
        </Button>
      </CalendarToolbar>
      <Columns size="small" aside={<Aside requests={requests} />}>
        {view === 'list' ? (
          <SessionList dates={shown} sessions={sessions} />
        ) : (
          <WeekCalendar
            label="Your sessions"
            date={date}
            onDateChange={setDate}
            events={sessions}
            now={new Date('2026-11-24T11:52:00Z')}
            timeZone="Europe/London"
            locale="en-GB"
            weekDays={5}
            labels={labels}
            view={view}
            onEventOpen={() => undefined}
            onSlotPick={() => undefined}
          />
        )}
      </Columns>
    </StaffFrame>
  );
}

const dayName = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

function SessionList({ dates, sessions }: { dates: readonly string[]; sessions: readonly CalendarEvent[] }) {
  return (
    <Card flush aria-label="Sessions of the week">
      <Agenda.Root>
        {dates.map((date) => (
          <Agenda.Day key={date} level={2} label={dayName.format(new Date(date))}>
            {sessions
              .filter(({ start }) => start.startsWith(date))
              .map(({ id, title, start, end, place, state }) => (
                <Agenda.Item
                  key={id}
                  start={start.slice(11, 16)}
                  end={end.slice(11, 16)}
                  untilLabel="to"
                  title={title}
                  detail={place}
                  stateLabel={state === 'held' ? 'Held' : undefined}
                />
              ))}
          </Agenda.Day>
        ))}
      </Agenda.Root>
    </Card>
  );
}

function Aside({ requests }: { requests: boolean }) {
  return (
    <>
      {requests ? (
        <>
          <Waiting />
          <AskedToMove />
        </>
      ) : (
        <Card aria-label="Requests">
          <EmptyState title="Nobody waits for you">When someone asks for another time, it shows here.</EmptyState>
        </Card>
      )}
      <CalendarKey
        label="Key"
        entries={[
          { state: 'agreed', label: 'Agreed by everyone' },
          { state: 'held', label: 'Held, waiting for a reply' },
          { state: 'own', label: 'Your own time, not bookable' },
        ]}
      />
    </>
  );
}

const Waiting = () => (
  <Card aria-labelledby="waiting">
    <Stack gap="normal">
      <Card.Title id="waiting">Waiting for a reply</Card.Title>
      <Stack asChild gap="medium">
        <ul>
          <Stack asChild gap="small" align="start">
            <li>
              <Request name="Haddad – Lowe" text="Thu 26, 09:00. Noor said yes. Sami has not answered." />
              <Button asChild tone="secondary" size="small">
                <a href="#remind">Remind Sami</a>
              </Button>
            </li>
          </Stack>
          <Stack asChild gap="medium">
            <li>
              <Rule />
              <Request name="Whitfield family" text="Fri 27, 11:30. Sent 2h ago." />
            </li>
          </Stack>
        </ul>
      </Stack>
    </Stack>
  </Card>
);

const AskedToMove = () => (
  <Card aria-labelledby="move">
    <Stack gap="normal">
      <Card.Title id="move">Asked to move</Card.Title>
      <Stack gap="small">
        <Request name="Sørensen – Patel" text="Anjali asks for Wed 25 after 12:00. The 24 hours notice is kept." />
        <Row gap="tiny" wrap>
          <Button asChild tone="secondary" size="small">
            <a href="#pick">Pick a time</a>
          </Button>
          <Button tone="plain" size="small">
            Decline
          </Button>
        </Row>
      </Stack>
    </Stack>
  </Card>
);

const Request = ({ name, text }: { name: string; text: string }) => (
  <Stack gap="none">
    <Text weight="medium">{name}</Text>
    <Text size="small" tone="soft">
      {text}
    </Text>
  </Stack>
);
