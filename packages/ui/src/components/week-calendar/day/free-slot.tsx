import { timeFormat } from '../../../theme/time-format.ts';
import { type Stop, stopKey } from '../stops.ts';
import { table } from '../table-roles.ts';
import * as styles from '../week-calendar.css.ts';
import { formatWall } from '../zoned.ts';
import { columnOf } from './column.ts';
import { useDayContext } from './day-context.ts';

/** The free slot that the keyboard reaches. `day` is the day in full. */
export function FreeSlot({ stop, day }: { stop: Stop; day: string }) {
  const { hours, labels, onPick } = useDayContext();
  const { box, across } = columnOf(hours);
  const { end, range, note, text } = useSlotWords(stop);
  return (
    <div {...table.entry} className={styles.cell} style={{ ...box(stop.minutes, end), ...across(0, 1) }}>
      <button
        key={stop.minutes}
        type="button"
        className={styles.slot}
        data-stop={stopKey(stop)}
        aria-label={labels.free(day, range, note)}
        onClick={() => onPick(stop)}
      >
        {text}
      </button>
    </div>
  );
}

/** The free slot under the mouse, or where a dragged event would be dropped. */
export function GhostSlot({ stop }: { stop: Stop }) {
  const { hours, dropped } = useDayContext();
  const { box, across } = columnOf(hours);
  const { start, end, text } = useSlotWords(stop);
  const isDropped = stop === dropped;
  return (
    <span
      className={styles.cell}
      style={{ ...box(stop.minutes, isDropped ? stop.end : end), ...across(0, 1), zIndex: dropped ? 2 : 0 }}
    >
      <span className={`${styles.slot} ${styles.ghost}`}>{isDropped ? start : text}</span>
    </span>
  );
}

/** What a free slot says: what picking it does, or when it begins, and what else is there. */
function useSlotWords(stop: Stop) {
  const { locale, labels, slots, noteOf } = useDayContext();
  const end = stop.minutes + (slots?.length ?? 0);
  const clock = (minutes: number) => formatWall({ date: stop.date, minutes }, locale, timeFormat(locale));
  const start = clock(stop.minutes);
  const range = labels.range(start, clock(end));
  const pick = labels.pick?.(range);
  const note = noteOf(stop);
  return {
    start,
    end,
    range: pick ?? range,
    note,
    text: (
      <>
        <span>{pick ?? start}</span> {note !== undefined && <span className={styles.note}>{note}</span>}
      </>
    ),
  };
}
