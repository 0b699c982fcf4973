import { useRef, type KeyboardEvent } from 'react';
import { nameOf } from '../../theme/name-of.ts';
import { useFewLetters } from '../../theme/use-few-letters.ts';
import { CalendarDay } from './day/calendar-day.tsx';
import { DayContext } from './day/day-context.ts';
import { CalendarScale } from './calendar-scale.tsx';
import type { CalendarLabels } from './calendar-labels.ts';
import { closedSpans } from './closed-spans.ts';
import { hoursOf, planDays, type CalendarEvent } from './plan.ts';
import { stopAfter, stopsOf, type Slots, type Stop } from './stops.ts';
import * as styles from './week-calendar.css.ts';
import { usePlace } from './use-place.ts';
import { useEventDrag } from './use-event-drag.ts';
import { addDays, instantOf, wallTimeAt, weekOf } from './zoned.ts';

export interface WeekCalendarProps {
  /** "Your sessions, week of 23 November". */
  label: string;
  /** Any day of the visible week, as `2026-11-24`. */
  date: string;
  onDateChange: (date: string) => void;
  events: readonly CalendarEvent[];
  /** The current instant; a prop, so that the page decides when the line moves. */
  now: Date;
  /** The time zone in which times are shown: `Europe/London`. */
  timeZone: string;
  locale: string;
  labels: CalendarLabels;
  /** By default a week, and a day on phones. */
  view?: 'week' | 'day' | undefined;
  /** The number of visible days: 5 hides the weekend. */
  weekDays?: 5 | 7 | undefined;
  /** The first and last visible hour; extended when a session falls outside. */
  hours?: readonly [number, number] | undefined;
  /** The minutes between the beginnings of two free slots. */
  slotMinutes?: number | undefined;
  /** The length of a picked time in minutes; by default that of a slot. */
  pickMinutes?: number | undefined;
  /** What else is at a free slot, in words: "Tomas is booked until 16:30". */
  slotNote?: ((slot: PickedTime) => string | undefined) | undefined;
  /** The working hours as instants; other hours are tinted. Without it no hour is. */
  open?: readonly { start: string; end: string }[] | undefined;
  onEventOpen?: ((id: string) => void) | undefined;
  /**
   * Called with the new start when a `movable` event was dragged, and with its own start on the key M. Ask for
   * confirmation.
   */
  onEventMove?: ((id: string, start: Date) => void) | undefined;
  /** Called on the key M on an event that is not movable. Say why. */
  onEventKept?: ((id: string) => void) | undefined;
  /** Called for a free slot. Without it free slots cannot be selected. */
  onSlotPick?: ((slot: PickedTime) => void) | undefined;
}

/** A free slot as instants. */
export interface PickedTime {
  start: Date;
  end: Date;
}

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);
const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * The sessions of a week, or of a day on a phone.
 *
 * @instead Use `Agenda` for the next events only.
 *
 * @accessibility One tab stop, at the current or next session: arrow keys move between sessions and free slots, Home
 * and End to the ends of the day, Page Up and Page Down between weeks, Enter opens or selects, M asks to move a movable session. It is a grid, so that
 * screen readers forward the arrow keys. Its rows are days: a session belongs to one day but spans several hours, which
 * rows of hours would have to repeat.
 */
export function WeekCalendar(props: WeekCalendarProps) {
  const { label, date, onDateChange, events, timeZone, locale, labels, onEventOpen, onSlotPick } = props;
  const root = useRef<HTMLDivElement>(null);

  const isDay = useCalendarView(props.view) === 'day';
  const dates = isDay ? [date] : weekOf(date, locale, props.weekDays);
  const span = isDay ? dates : weekOf(date, locale);
  const plans = planDays(dates, events, props.now, timeZone);
  const hours = hoursOf(plans, props.hours ?? [8, 19]);
  const now = wallTimeAt(props.now, timeZone);
  const hasAllDay = plans.some(({ allDay }) => allDay.length > 0);

  const slots: Slots | undefined = onSlotPick && {
    from: hours[0] * 60,
    to: hours[1] * 60,
    step: props.slotMinutes ?? 30,
    length: props.pickMinutes ?? props.slotMinutes ?? 30,
    isOver: (day, start) => day < now.date || (day === now.date && start <= now.minutes),
  };
  const days = plans.map((plan) => stopsOf(plan, slots));
  const { current, setPlace, hold, goTo } = usePlace({ root, dates, days, span, now });
  const drag = useEventDrag({ root, events, hours, timeZone, onMove: props.onEventMove });

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !current) return;
    if (event.key === 'Escape') return drag.cancel();
    const chosen = events.find(({ id }) => id === current.id);
    if (event.key.toLowerCase() === 'm' && chosen)
      return chosen.movable ? props.onEventMove?.(chosen.id, new Date(chosen.start)) : props.onEventKept?.(chosen.id);
    const isPage = event.key === 'PageUp' || event.key === 'PageDown';
    if (!isPage && !arrows.has(event.key)) return;
    event.preventDefault();
    if (isPage) {
      const by = (event.key === 'PageUp' ? -1 : 1) * (isDay ? 1 : 7);
      goTo({ ...current, date: addDays(current.date, by), id: undefined });
      onDateChange(addDays(date, by));
      return;
    }
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const key = isMirrored ? (mirrored[event.key] ?? event.key) : event.key;
    goTo(stopAfter(days, current, key) ?? { ...current });
  };
  const timeOf = ({ date: day, minutes }: Stop): PickedTime => {
    const start = instantOf({ date: day, minutes }, timeZone);
    return { start, end: new Date(start.getTime() + (slots?.length ?? 0) * 60_000) };
  };

  const shared: DayContext = {
    locale,
    labels,
    hours,
    slots,
    current,
    onStop: setPlace,
    onOpen: (id) => {
      hold();
      onEventOpen?.(id);
    },
    onPick: (stop) => {
      goTo(stop);
      onSlotPick?.(timeOf(stop));
    },
    dropped: drag.target,
    noteOf: (stop) => props.slotNote?.(timeOf(stop)),
  };

  return (
    <div
      ref={root}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      className={styles.calendar}
      style={{ [nameOf(styles.days)]: dates.length, [nameOf(styles.hours)]: hours[1] - hours[0] }}
      onKeyDown={press}
      {...drag.handlers}
    >
      <CalendarScale date={date} hours={hours} locale={locale} allDay={hasAllDay ? labels.allDay : undefined} />
      <DayContext value={shared}>
        {plans.map((plan) => (
          <CalendarDay
            key={plan.date}
            plan={plan}
            now={plan.date === now.date ? now.minutes : undefined}
            hasAllDay={hasAllDay}
            closed={props.open ? closedSpans(plan.date, props.open, timeZone, hours) : []}
          />
        ))}
      </DayContext>
    </div>
  );
}

/** The width at which a week has room for its days beside the menu, in rem. */
const weekWidth = 47;

/** The default view: a week, or a day on phones and with large letters. Also for the title and the navigation of the toolbar. */
export function useCalendarView(chosen?: 'week' | 'day'): 'week' | 'day' {
  const isNarrow = useFewLetters(weekWidth);
  return chosen ?? (isNarrow ? 'day' : 'week');
}
