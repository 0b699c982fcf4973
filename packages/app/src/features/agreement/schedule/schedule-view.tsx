import type { ParentingSchedule } from '@mediation/api-client';
import { Stack } from '@mediation/ui';
import type { CarerNames } from './carers.ts';
import { RulesCard } from './rules/rules-card.tsx';
import { ScheduleMonths } from './calendar/schedule-months.tsx';
import { ScheduleTerms } from './schedule-terms.tsx';
import { ScheduleTotalsCard } from './schedule-totals-card.tsx';
import { useCompiled } from './use-compiled.ts';

export interface ScheduleViewProps {
  /** The schedule of a released parenting plan. */
  schedule: ParentingSchedule;
  names: CarerNames;
}

/** A parenting schedule to read: its rules, the nights they make by month, as an agenda on phones, and the totals. */
export function ScheduleView({ schedule, names }: ScheduleViewProps) {
  const { compiled, months, move, numbers } = useCompiled(schedule);
  return (
    <Stack gap="grid">
      <RulesCard schedule={schedule} names={names} />
      <ScheduleTerms schedule={schedule} />
      <ScheduleMonths compiled={compiled} months={months} onMove={move} names={names} numbers={numbers} />
      <ScheduleTotalsCard compiled={compiled} months={months} names={names} />
    </Stack>
  );
}
