import type { ParentingSchedule, SpanRule } from '@mediation/api-client';
import { agreementPaths } from '../../../agreement-paths.ts';
import { join, newParty } from '../../../testing/parties.ts';
import { newPerson } from '../../../testing/people.ts';

/** Nights with one carer that are not as usual. */
export const exception = (name: string, from: string, carer: 'A' | 'B'): SpanRule => ({
  id: crypto.randomUUID(),
  name,
  from,
  until: '2027-06-20',
  is_yearly: false,
  is_split: false,
  odd_years: carer,
  even_years: carer,
  wins_over: [],
});

/** A schedule in which a birthday and a wedding claim one night. */
export const clashing = (): ParentingSchedule => ({
  time_zone: 'Europe/London',
  patterns: [{ id: crypto.randomUUID(), from: '2027-05-03', cycle: ['A', 'A', 'B', 'B'] }],
  holidays: [],
  exceptions: [exception('Ada’s birthday', '2027-06-19', 'A'), exception('Wedding', '2027-06-18', 'B')],
  school_holidays: { source: null, pattern_pauses: false, list: [] },
  handover: { school_days: { place: 'School', time: '15:15' }, other_days: { place: 'Library', time: '10:00' } },
});

/** Opens the schedule of two parties. */
export async function openSchedule(schedule?: ParentingSchedule) {
  const { mediator, maya, caseId } = await newParty();
  await join(mediator, caseId, await newPerson('divorcee', 'Daniel Okafor'), 'divorcee', 'B');
  if (schedule !== undefined) await mediator.api.saveParentingSchedule({ caseId, schedule });
  const read = async () => (await mediator.api.getParentingSchedule({ caseId })).schedule;
  return { mediator, maya, caseId, read, at: agreementPaths.schedule(caseId) };
}
