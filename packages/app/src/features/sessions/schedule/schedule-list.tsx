import { useLingui } from '@lingui/react/macro';
import { Agenda, Card } from '@mediation/ui';
import { type CalendarEvent, wallTimeAt } from '@mediation/ui/calendar';
import { Link } from 'react-router-dom';
import { quietLink } from '../../../shared/layout/quiet-link.css.ts';
import { paths } from '../../../paths.ts';
import { clockTime, longDate } from '../../../words/times/relative-time.ts';
import { zoneName } from '../../../words/names/viewer.ts';
import { sessionIdOf } from './calendar-events.tsx';
import { useCalendarLabels } from './use-calendar-labels.ts';

export interface ScheduleListProps {
  /** The days that are listed. */
  dates: readonly string[];
  events: readonly CalendarEvent[];
  now: Date;
}

/** The sessions of some days as a list, for phones and for everybody who prefers to read. */
export function ScheduleList({ dates, events, now }: ScheduleListProps) {
  const { t } = useLingui();
  const labels = useCalendarLabels();
  const dayOf = ({ start }: CalendarEvent) => wallTimeAt(new Date(start), zoneName()).date;
  const days = dates
    .map((date) => ({
      date,
      events: events.filter((it) => dayOf(it) === date).toSorted((one, other) => one.start.localeCompare(other.start)),
    }))
    .filter((day) => day.events.length > 0);
  return (
    <Card flush aria-label={t`Your sessions`}>
      <Agenda.Root>
        {days.map((day) => (
          <Agenda.Day key={day.date} label={longDate(new Date(day.events[0]?.start ?? ''))}>
            {day.events.map((event) => {
              const state = stateOf(event, now);
              const words = { done: t`Over`, now: t`Now`, later: labels.states[event.state] };
              return (
                <Agenda.Item
                  key={event.id}
                  start={clockTime(event.start)}
                  end={clockTime(event.end)}
                  untilLabel={t`to`}
                  title={
                    <Link to={paths.session(sessionIdOf(event.id))} className={quietLink}>
                      {event.title}
                    </Link>
                  }
                  detail={event.place}
                  state={state}
                  stateLabel={words[state]}
                />
              );
            })}
          </Agenda.Day>
        ))}
      </Agenda.Root>
    </Card>
  );
}

function stateOf({ start, end, state }: CalendarEvent, now: Date): 'done' | 'now' | 'later' {
  if (Date.parse(end) <= now.getTime()) return 'done';
  return state === 'agreed' && Date.parse(start) <= now.getTime() ? 'now' : 'later';
}
