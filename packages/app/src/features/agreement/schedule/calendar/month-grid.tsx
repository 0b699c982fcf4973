import { addDays, dayNumber, type Handover, type Night, type Period, weekdayOf } from '@mediation/agreement';
import { Card, Text, VisuallyHidden } from '@mediation/ui';
import type { CarerNames } from '../carers.ts';
import { NightCell } from './night-cell.tsx';
import { useNightWords } from './night-words.ts';
import { monthName, weekdayNames } from '../rules/plan-day.ts';
import * as styles from '../schedule.css.ts';

export interface MonthGridProps {
  month: Period;
  nights: readonly Night[];
  handovers: readonly Handover[];
  names: CarerNames;
  /** The number of a rule, by its id. */
  numbers: ReadonlyMap<string, number>;
}

/** A month of nights: each cell has the letter of its carer, and a bar where the children change. */
export function MonthGrid({ month, nights, handovers, names, numbers }: MonthGridProps) {
  const { totalsOf } = useNightWords(names, numbers);
  return (
    <Card className={styles.month}>
      <table className={styles.grid}>
        <caption>
          <span className={styles.monthLine}>
            <strong>{monthName(month.from)}</strong>
            <Text asChild size="meta" tone="soft">
              <span>{totalsOf(month)}</span>
            </Text>
          </span>
        </caption>
        <thead>
          <tr>
            {weekdayNames().map(({ short, long }) => (
              <th key={long} scope="col" className={styles.weekday} abbr={long}>
                <span aria-hidden>{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, nights).map(({ monday, week }) => (
            <tr key={monday}>
              {week.map((night, index) =>
                night === undefined ? (
                  <td key={weekdayNames()[index]?.long}>{'\u00a0'}</td>
                ) : (
                  <NightCell
                    key={night.day}
                    night={night}
                    isHandover={handovers.some(({ day }) => day === night.day)}
                    names={names}
                    numbers={numbers}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** The nights of a month in weeks from Monday to Sunday; undefined where the month or the schedule has no night. */
function weeksOf({ from, to }: Period, nights: readonly Night[]) {
  const first = `${from.slice(0, 8)}01`;
  const monday = addDays(first, -weekdayOf(dayNumber(first)));
  const weeks = Math.ceil((dayNumber(to) - dayNumber(monday) + 1) / 7);
  const byDay = new Map(nights.filter(({ day }) => day >= from && day <= to).map((it) => [it.day, it]));
  return Array.from({ length: weeks }, (_, index) => {
    const start = addDays(monday, index * 7);
    return { monday: start, week: Array.from({ length: 7 }, (_, weekday) => byDay.get(addDays(start, weekday))) };
  });
}
