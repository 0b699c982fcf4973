import * as styles from './week-calendar.css.ts';
import { formatWall } from './zoned.ts';

export interface CalendarScaleProps {
  date: string;
  hours: readonly [number, number];
  locale: string;
  /** Beside events that belong to a whole day, where there are any. */
  allDay: string | undefined;
}

/** The hours at the side. Only for the eye: every block says its own time. */
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

/** A full hour is short beside the days: "09:00", or "9 AM" where clocks have twelve hours. */
const hourFormat = (locale: string): Intl.DateTimeFormatOptions =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12
    ? { hour: 'numeric' }
    : { hour: '2-digit', minute: '2-digit' };
