import { useLingui } from '@lingui/react/macro';
import type { CompiledSchedule, Period } from '@mediation/agreement';
import { Heading, IconButton, PhoneOnly, Row, Stack, WideOnly } from '@mediation/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { AgendaMonths } from './agenda-months.tsx';
import type { CarerNames } from '../carers.ts';
import { lettersOf } from './night-cell.tsx';
import { MonthGrid } from './month-grid.tsx';
import { monthsFromTo } from '../rules/plan-day.ts';
import * as styles from '../schedule.css.ts';

export interface ScheduleMonthsProps {
  compiled: CompiledSchedule;
  /** The months in view. */
  months: readonly Period[];
  onMove: (months: number) => void;
  names: CarerNames;
  numbers: ReadonlyMap<string, number>;
}

/** Four months of nights with the way to the others; on phones as an agenda. */
export function ScheduleMonths({ compiled, months, onMove, names, numbers }: ScheduleMonthsProps) {
  const { t } = useLingui();
  const { months: all, nights, handovers } = compiled;
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <Stack gap="normal">
      <Row wrap justify="between">
        <Heading level={2} aria-live="polite">
          {monthsFromTo(first.from, last.from)}
        </Heading>
        <WideOnly>
          <Row gap="normal">
            {(['A', 'B'] as const).map((side) => (
              <Row key={side} gap="small">
                <span className={`${styles.tag[side]} ${styles.handover[side]}`} aria-hidden>
                  {lettersOf(side, names)}
                </span>
                {names[side]}
              </Row>
            ))}
            <span>{t`The bar marks a handover`}</span>
          </Row>
        </WideOnly>
        <Row gap="small">
          <IconButton
            tone="secondary"
            label={t`Earlier months`}
            disabled={first === all[0]}
            onClick={() => onMove(-months.length)}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            tone="secondary"
            label={t`Later months`}
            disabled={last === all.at(-1)}
            onClick={() => onMove(months.length)}
          >
            <ChevronRight />
          </IconButton>
        </Row>
      </Row>
      <WideOnly>
        <div className={styles.pairs}>
          {months.map((month) => (
            <MonthGrid
              key={month.from}
              month={month}
              nights={nights}
              handovers={handovers}
              names={names}
              numbers={numbers}
            />
          ))}
        </div>
      </WideOnly>
      <PhoneOnly>
        <AgendaMonths compiled={compiled} months={months} names={names} numbers={numbers} />
      </PhoneOnly>
    </Stack>
  );
}
