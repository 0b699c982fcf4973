import * as styles from './calendar-key.css.ts';
import type { BlockState } from './plan.ts';
import { state as looks } from './day/calendar-block.css.ts';

export interface CalendarKeyProps {
  /** "Key". */
  label: string;
  entries: readonly { state: BlockState; label: string }[];
}

/** The legend of the block styles in a `WeekCalendar`. */
export function CalendarKey({ label, entries }: CalendarKeyProps) {
  return (
    <ul className={styles.key} aria-label={label}>
      {entries.map(({ state, label: meaning }) => (
        <li key={state} className={styles.entry}>
          <span className={`${styles.swatch} ${looks[state]}`} />
          {meaning}
        </li>
      ))}
    </ul>
  );
}
