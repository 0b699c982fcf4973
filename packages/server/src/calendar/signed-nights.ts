import { addMonths, startOf } from '@mediation/agreement';
import type { Carer, ParentingSchedule } from '@mediation/api-client';
import { nightEvents } from './write-parenting-calendar.ts';

/** The schedule of a signed parenting plan, as the owner of a calendar feed has it. */
export interface SignedNights {
  case_id: string;
  side: Carer;
  schedule: ParentingSchedule;
  is_neutral: boolean;
  language: string | null;
}

/** The stretches of nights with a feed's owner: from last month on, or from the start of the schedule, for two years. */
export function signedNightEvents(it: SignedNights, now = new Date()): string[] {
  const { case_id: caseId, side, schedule, is_neutral: isNeutral, language } = it;
  const lastMonth = addMonths(`${now.toISOString().slice(0, 7)}-01`, -1);
  const start = startOf(schedule);
  const from = start !== undefined && start < lastMonth ? lastMonth : start;
  return nightEvents(schedule, { caseId, side, isNeutral, language: language ?? 'en' }, from);
}
