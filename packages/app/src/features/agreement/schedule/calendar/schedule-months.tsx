import { useLingui } from '@lingui/react/macro';
import type { CompiledSchedule, Period } from '@mediation/agreement';
import { NightCalendar } from '@mediation/ui';
import { type CarerNames, nightSign } from '../carers.ts';
import { monthsFromTo, weekdayNames } from '../rules/plan-day.ts';
import { useCalendarMonths } from './use-calendar-months.ts';

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
  const monthOf = useCalendarMonths(compiled, names, numbers);
  const { months: all } = compiled;
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <NightCalendar
      title={monthsFromTo(first.from, last.from)}
      people={(['A', 'B'] as const).map((look) => ({ look, sign: nightSign(look, names), name: names[look] }))}
      months={months.map(monthOf)}
      weekdays={weekdayNames()}
      onEarlier={first === all[0] ? undefined : () => onMove(-months.length)}
      onLater={last === all.at(-1) ? undefined : () => onMove(months.length)}
      labels={{
        handover: t`The bar marks a handover`,
        earlier: t`Earlier months`,
        later: t`Later months`,
      }}
    />
  );
}
