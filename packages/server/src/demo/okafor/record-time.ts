import type { ApiClient } from '@mediation/api-client';
import type { Calendar } from '../play/moments.ts';

/** Records time beside the held sessions, and what both have paid ahead. The invoices wait for the mediator. */
export async function recordTime(ruth: ApiClient, caseId: string, { day }: Calendar) {
  const add = (workingDay: number, what: string, minutes: number, is_charged: boolean) =>
    ruth.addTime({ caseId, session_id: null, on_day: day(workingDay), what, minutes, is_charged });
  await add(-10, 'Joint session in our rooms', 75, true);
  await add(-9, 'Reading money papers', 45, false);
  await add(-8, 'Notes and next steps', 30, false);
  await ruth.saveCaseFees({
    caseId,
    share_a: 50,
    share_b: 50,
    band_up_to: null,
    ahead_a_minor: 6_000,
    ahead_b_minor: 6_000,
    version: 0,
  });
}
