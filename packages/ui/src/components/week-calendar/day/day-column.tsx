import type { DayPlan } from '../plan.ts';
import { table } from '../table-roles.ts';
import * as styles from '../week-calendar.css.ts';
import { columnOf } from './column.ts';
import { DayBlock } from './day-block.tsx';
import { useDayContext } from './day-context.ts';
import { FreeSlot, GhostSlot } from './free-slot.tsx';
import { usePointedSlot } from './use-pointed-slot.ts';

export interface DayColumnProps {
  plan: DayPlan;
  /** The day in full. */
  day: string;
  /** Minutes since midnight, on the current day. */
  now: number | undefined;
  /** The spans outside working hours, in minutes since midnight. */
  closed: readonly (readonly [number, number])[];
}

/** The hours of a day with what is at each time. */
export function DayColumn({ plan, day, now, closed }: DayColumnProps) {
  const { hours, slots, current, dropped } = useDayContext();
  const { pointed, handlers } = usePointedSlot(plan.date);
  const { box, across, line } = columnOf(hours);
  const ghost = dropped?.date === plan.date ? dropped : pointed;
  const nowLine = now === undefined ? undefined : line(now);
  const free = current?.date === plan.date && current.id === undefined && slots ? current : undefined;
  return (
    <div
      role="presentation"
      className={styles.column}
      data-date={plan.date}
      data-today={now !== undefined || undefined}
      data-pickable={slots !== undefined || undefined}
      {...handlers}
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
          <DayBlock block={block} date={plan.date} />
        </div>
      ))}
      {nowLine && <span className={styles.nowLine} style={nowLine} />}
      {ghost && <GhostSlot stop={ghost} />}
      {plan.blocks.map((block) => (
        <div
          key={block.event.id}
          {...table.entry}
          className={styles.cell}
          style={{ ...box(block.start, block.end), ...across(block.lane, block.lanes) }}
        >
          <DayBlock block={block} date={plan.date} day={day} />
        </div>
      ))}
      {free && <FreeSlot stop={free} day={day} />}
    </div>
  );
}
