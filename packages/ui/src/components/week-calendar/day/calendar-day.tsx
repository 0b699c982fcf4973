import { table } from '../table-roles.ts';
import * as styles from '../week-calendar.css.ts';
import { formatWall } from '../zoned.ts';
import { DayBlock } from './day-block.tsx';
import { DayColumn, type DayColumnProps } from './day-column.tsx';
import { useDayContext } from './day-context.ts';
import { DayName } from './day-name.tsx';

export interface CalendarDayProps extends Omit<DayColumnProps, 'day'> {
  hasAllDay: boolean;
}

/**
 * One day: visually a column, for screen readers a row, because a session belongs to one day but spans several hours.
 */
export function CalendarDay({ plan, hasAllDay, now, closed }: CalendarDayProps) {
  const { locale, labels } = useDayContext();
  const { date } = plan;
  const day = formatWall({ date, minutes: 0 }, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <div {...table.day} className={styles.day}>
      <DayName date={date} name={day} locale={locale} today={now === undefined ? undefined : labels.today} />
      {hasAllDay ? (
        <div className={styles.allDay}>
          {plan.allDay.map((block) => (
            <div key={block.event.id} {...table.entry}>
              <DayBlock block={block} date={date} day={day} />
            </div>
          ))}
        </div>
      ) : (
        <span />
      )}
      <DayColumn plan={plan} day={day} now={now} closed={closed} />
    </div>
  );
}
