import { timeFormat } from '../../theme/time-format.ts';
import * as styles from './week-calendar.css.ts';
import { formatWall } from './zoned.ts';

export interface CalendarScaleProps {
  date: string;
  hours: readonly [number, number];
  locale: string;
  /** The label of the row for whole-day events, if there are any. */
  allDay: string | undefined;
}

/** The hours at the side. Hidden from screen readers, because every block reads its own time. */
export function CalendarScale({ date, hours: [from, to], locale, allDay }: CalendarScaleProps) {
  return (
    <div className={styles.scale} aria-hidden>
      <span className={styles.corner} />
      <span className={styles.allDayName}>{allDay}</span>
      <div className={styles.scaleHours}>
        {Array.from({ length: to - from - 1 }, (_, at) => (
          <span key={at} className={styles.scaleHour} style={{ top: `${((at + 1) / (to - from)) * 100}%` }}>
            {formatWall({ date, minutes: (from + at + 1) * 60 }, locale, hourFormat(locale))}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The format of a full hour: "09:00", or "9 AM" in locales with a 12-hour clock. */
function hourFormat(locale: string): Intl.DateTimeFormatOptions {
  const format = timeFormat(locale);
  return format.hour === 'numeric' ? { hour: 'numeric' } : format;
}
