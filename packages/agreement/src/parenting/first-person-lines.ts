import type { ParentingSchedule } from '@mediation/api-client';
import { firstPersonIn } from '../linter/first-person.ts';

/** The places and names of a schedule in which somebody speaks of themselves, in either language: "My home". */
export function firstPersonLines({ holidays, exceptions, school_holidays, handover }: ParentingSchedule): string[] {
  const rules = [...holidays, ...exceptions];
  const handovers = [
    handover.school_days,
    handover.other_days,
    ...rules.flatMap((it) => Object.values(it.handovers ?? {})),
  ];
  const lines = [
    ...handovers.flatMap((it) => it?.place ?? []),
    ...[...rules, ...school_holidays.list].map(({ name }) => name),
  ];
  return [...new Set(lines)].filter((line) => (['en', 'es'] as const).some((it) => firstPersonIn(line, it).length > 0));
}
