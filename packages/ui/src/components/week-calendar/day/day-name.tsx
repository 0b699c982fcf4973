import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { table } from '../table-roles.ts';
import * as styles from '../week-calendar.css.ts';
import { formatWall } from '../zoned.ts';

export interface DayNameProps {
  date: string;
  name: string;
  locale: string;
  today: string | undefined;
}

/** The name of a day: abbreviated visually, full for screen readers. */
export function DayName({ date, name, locale, today }: DayNameProps) {
  const part = (options: Intl.DateTimeFormatOptions) => formatWall({ date, minutes: 0 }, locale, options);
  return (
    <div {...table.name} className={styles.head} data-today={today !== undefined || undefined}>
      <VisuallyHidden>{today === undefined ? name : `${name}, ${today}`}</VisuallyHidden>
      <span aria-hidden>{part({ weekday: 'short' })}</span>
      <span aria-hidden className={styles.number}>
        {part({ day: 'numeric' })}
      </span>
      {today !== undefined && (
        <span aria-hidden className={styles.today}>
          {today}
        </span>
      )}
    </div>
  );
}
