import { Card } from '../card/card.tsx';
import { Row } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './night-calendar.css.ts';
import type { CalendarMonth, CalendarNight, WeekdayName } from './nights.ts';

export interface NightMonthProps {
  month: CalendarMonth;
  weekdays: readonly WeekdayName[];
}

/** A month of nights, in weeks. */
export function NightMonth({ month: { name, totals, weeks }, weekdays }: NightMonthProps) {
  return (
    <Card className={styles.month}>
      <table className={styles.grid}>
        <caption>
          <Row asChild gap="none" align="baseline" justify="between">
            <span>
              <strong>{name}</strong>
              <Text asChild size="meta" tone="soft">
                <span>{totals}</span>
              </Text>
            </span>
          </Row>
        </caption>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" className={styles.weekday} abbr={long}>
                <span aria-hidden>{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ id, nights }) => (
            <tr key={id}>
              {nights.map((night, index) => (
                <Night key={weekdays[index]?.long} night={night} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** A night. Its letter is for the eye, its words are for screen readers. */
function Night({ night }: { night: CalendarNight | undefined }) {
  if (night === undefined) return <td>{'\u00a0'}</td>;
  const { day, look, sign, words, isHandover } = night;
  return (
    <td className={`${styles.cell} ${styles.look[look]} ${isHandover ? styles.handover[look] : ''}`}>
      <span className={styles.line}>
        {day}
        <span className={styles.letter} aria-hidden>
          {sign}
        </span>
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
    </td>
  );
}
