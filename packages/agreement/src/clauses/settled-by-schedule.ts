import type { ParentingSchedule } from '@mediation/api-client';
import { compile, startOf } from '../parenting/compile.ts';
import type { ClauseId } from './catalog.ts';
import { saidBy } from './said.ts';

/**
 * What a parenting schedule settles without a clause: the nights by its pattern, the handovers if each has a place, and
 * the holidays and special days that its rules name.
 */
export function settledBy(schedule: ParentingSchedule): ClauseId[] {
  const start = startOf(schedule);
  const handovers = start === undefined ? [] : compile(schedule, start).handovers;
  const names = [...schedule.holidays, ...schedule.exceptions].map(({ name }) => name).join('\n');
  const named = (['holidays', 'special_days'] as const).filter((id) => saidBy[id].test(names));
  return [
    ...(start === undefined ? [] : (['school_days'] as const)),
    ...(handovers.length > 0 && handovers.every(({ place }) => place !== '') ? (['handover'] as const) : []),
    ...named,
  ];
}
