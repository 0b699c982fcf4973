import type { DueDuty, ReplacedDuties } from '@mediation/api-client';
import type { Handlers } from '../../../http/handlers.ts';

export const duties = {
  listDuties: async ({ input: { caseId }, sql }) => {
    const [visible] = await sql`select id from cases where id = ${caseId}`;
    if (!visible) return undefined;
    const found = await sql<DueDuty>`
      select d.*, day::text as due_on, coalesce((
        select json_agg(json_build_object('participant_id', m.participant_id, 'done_at', m.done_at) order by m.done_at, m.id)
        from duty_marks m where m.duty_id = d.id and m.due_on = day and m.case_id = ${caseId}), '[]') as marks
      from private.duties_in_force(${caseId}) d
      join agreement_versions v on v.id = d.version_id
      cross join private.today_of(${caseId}) as today
      cross join private.current_duty_days(d.first_on, d.repeats, today) as day
      order by day, d.document, d.clause_number, d.id`;
    const replaced = await sql<ReplacedDuties>`
      select v.document, v.number as version_number, v.released_at, r.signed_number
      from private.replaced_duties(${caseId}) r join agreement_versions v on v.id = r.version_id
      order by v.document`;
    return { duties: found, replaced };
  },

  markDuty: async ({ input: { caseId, dutyId, due_on, is_done }, sql }) => {
    await sql`select private.mark_duty(${caseId}, ${dutyId}, ${due_on}::date, ${is_done})`;
    return { ok: true as const };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/agreement/duties')>;
