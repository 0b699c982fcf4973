import { useState, type PointerEvent } from 'react';
import { CalendarBlock } from './calendar-block.tsx';
import type { CalendarLabels } from './calendar-labels.ts';
import type { Block, DayPlan } from './plan.ts';
import { timeFormat } from '../../theme/time-format.ts';
import { isSame, type Slots, type Stop } from './stops.ts';
import { DayName } from './day-name.tsx';
import { table } from './table-roles.ts';
import * as styles from './week-calendar.css.ts';
import { formatWall } from './zoned.ts';

/** The props that all days share. */
export interface DayContext {
  locale: string;
  labels: CalendarLabels;
  hours: readonly [number, number];
  slots: Slots | undefined;
  current: Stop | undefined;
  onStop: (stop: Stop) => void;
  onOpen: (id: string) => void;
  onPick: (stop: Stop) => void;
  /** Where a dragged event would be dropped. */
  dropped: Stop | undefined;
  /** What else is at a free slot. */
  noteOf: (stop: Stop) => string | undefined;
}

/** The part of a day's width that booked time of other people takes. */
const narrow = 0.42;

/** The key of a stop, by which it is found again. */
export const stopKey = ({ date, id, minutes }: Stop): string => `${date} ${id ?? minutes}`;

export interface CalendarDayProps extends DayContext {
  plan: DayPlan;
  /** Minutes since midnight, on the current day. */
  now: number | undefined;
  hasAllDay: boolean;
  /** The spans outside working hours, in minutes since midnight. */
  closed: readonly (readonly [number, number])[];
}

/**
 * One day: visually a column, for screen readers a row, because a session belongs to one day but spans several hours.
 */
export function CalendarDay(props: CalendarDayProps) {
  const { plan, now, hasAllDay, closed, locale, labels, hours, current, onStop, onOpen, noteOf, slots, dropped } =
    props;
  const [hovered, setGhost] = useState<Stop>();
  const ghost = dropped?.date === plan.date ? dropped : hovered;
  const isToday = now !== undefined || undefined;
  const [from, to] = [hours[0] * 60, hours[1] * 60];
  const clock = (minutes: number) => formatWall({ date: plan.date, minutes }, locale, timeFormat(locale));
  const name = formatWall({ date: plan.date, minutes: 0 }, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const box = (start: number, end: number) => ({
    top: `calc(${((start - from) / (to - from)) * 100}% + 1px)`,
    height: `calc(${((Math.min(end, to) - start) / (to - from)) * 100}% - 3px)`,
  });
  const across = (lane: number, lanes: number, width: 'wide' | 'narrow' = 'wide') => {
    const share = width === 'narrow' ? narrow : 1;
    return {
      insetInlineStart: `calc(4px + (100% - 10px) * ${1 - share + (share * lane) / lanes})`,
      width: `calc((100% - 10px) * ${share / lanes} - ${lanes > 1 ? 2 : 0}px)`,
    };
  };

  const blockOf = (block: Block) => {
    const stop: Stop = { date: plan.date, minutes: block.start, end: block.end, id: block.event.id };
    return (
      <CalendarBlock
        block={block}
        day={name}
        start={clock(block.start)}
        end={clock(block.end)}
        labels={labels}
        control={{
          isEntrance: current !== undefined && isSame(stop, current),
          stop: stopKey(stop),
          onOpen: () => onOpen(block.event.id),
          onFocus: () => onStop(stop),
        }}
      />
    );
  };
  const slotAt = (event: PointerEvent) => {
    if (!slots || event.target !== event.currentTarget) return undefined;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const at = from + Math.floor((((event.clientY - top) / height) * (to - from)) / slots.step) * slots.step;
    const stop = { date: plan.date, minutes: at, end: at + slots.step };
    return slots.isOver(stop.date, stop.minutes) ? undefined : stop;
  };
  const pickedEnd = ({ minutes }: Stop) => minutes + (slots?.length ?? 0);
  const rangeOf = (stop: Stop) => labels.range(clock(stop.minutes), clock(pickedEnd(stop)));
  const pickText = (stop: Stop) => labels.pick?.(rangeOf(stop));
  const slotText = (stop: Stop) => (
    <>
      <span>{pickText(stop) ?? clock(stop.minutes)}</span>{' '}
      {noteOf(stop) !== undefined && <span className={styles.note}>{noteOf(stop)}</span>}
    </>
  );
  const free = current?.date === plan.date && current.id === undefined && slots ? current : undefined;

  return (
    <div {...table.day} className={styles.day}>
      <DayName date={plan.date} name={name} locale={locale} today={isToday && labels.today} />
      {hasAllDay ? (
        <div className={styles.allDay}>
          {plan.allDay.map((block) => (
            <div key={block.event.id} {...table.entry}>
              {blockOf(block)}
            </div>
          ))}
        </div>
      ) : (
        <span />
      )}
      <div
        role="presentation"
        className={styles.column}
        data-date={plan.date}
        data-today={isToday}
        data-pickable={slots !== undefined || undefined}
        onPointerMove={(event) => setGhost(event.pointerType === 'mouse' ? slotAt(event) : undefined)}
        onPointerLeave={() => setGhost(undefined)}
        onPointerUp={(event) => {
          const slot = slotAt(event);
          if (slot) props.onPick(slot);
        }}
      >
        {closed.map(([start, end]) => (
          <span key={start} className={styles.closed} style={box(start, end)} />
        ))}
        {plan.behind.map((block) => (
          <div
            key={block.event.id}
            {...table.entry}
            className={styles.behind}
            style={{ ...box(block.start, block.end), ...across(block.lane, block.lanes, block.event.behind) }}
          >
            <CalendarBlock block={block} start={clock(block.start)} end={clock(block.end)} labels={labels} />
          </div>
        ))}
        {now !== undefined && now >= from && now <= to && (
          <span className={styles.nowLine} style={{ top: `${((now - from) / (to - from)) * 100}%` }} />
        )}
        {ghost && (
          <span
            className={styles.cell}
            style={{
              ...box(ghost.minutes, ghost === dropped ? ghost.end : pickedEnd(ghost)),
              ...across(0, 1),
              zIndex: dropped ? 2 : 0,
            }}
          >
            <span className={`${styles.slot} ${styles.ghost}`}>
              {ghost === dropped ? clock(ghost.minutes) : slotText(ghost)}
            </span>
          </span>
        )}
        {plan.blocks.map((block) => (
          <div
            key={block.event.id}
            {...table.entry}
            className={styles.cell}
            style={{ ...box(block.start, block.end), ...across(block.lane, block.lanes) }}
          >
            {blockOf(block)}
          </div>
        ))}
        {free && (
          <div
            {...table.entry}
            className={styles.cell}
            style={{ ...box(free.minutes, pickedEnd(free)), ...across(0, 1) }}
          >
            <button
              key={free.minutes}
              type="button"
              className={styles.slot}
              data-stop={stopKey(free)}
              aria-label={labels.free(name, pickText(free) ?? rangeOf(free), noteOf(free))}
              onClick={() => props.onPick(free)}
            >
              {slotText(free)}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
