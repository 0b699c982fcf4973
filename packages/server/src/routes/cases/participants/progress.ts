import type { PartyActivity } from '@mediation/api-client';
import type { Handlers } from '../../../http/handlers.ts';

export const progress = {
  listPartyActivity: async ({ input: { caseId }, sql }) => {
    const [mediated] = await sql`select 1 where ${caseId}::uuid in (select private.my_mediated_case_ids())`;
    if (!mediated) return undefined;
    const parties = await sql<PartyActivity>`
      with acts as (
        select p.id, greatest(
            (select max(e.created_at) from case_events e where e.case_id = p.case_id and e.actor_id = p.user_id),
            (select max(m.created_at) from chat_messages m where m.case_id = p.case_id and m.sender_id = p.user_id)
          ) as acted_at,
          (select max(e.created_at) from case_events e where e.case_id = p.case_id and e.kind = 'reminder_sent'
            and e.subject_id = p.id) as reminded_at
        from case_participants p
        where p.case_id = ${caseId} and p.role = 'divorcee' and p.status in ('active', 'removed')
      )
      select p.id as participant_id, to_char(acts.acted_at, 'YYYY-MM-DD') as last_active_on, acts.reminded_at,
        c.status = 'open' and p.status = 'active'
          and coalesce(acts.acted_at, p.joined_at) < now() - interval '7 days'
          and exists (select from private.my_step_facts(c.id) f
            where f.step = c.step and f.participant_id = p.id and f.waits > 0) as is_stalled
      from acts join case_participants p on p.id = acts.id join cases c on c.id = p.case_id
      order by p.created_at`;
    return { parties };
  },

  remindParticipant: async ({ input: { participantId }, sql }) => {
    await sql`select private.remind_participant(${participantId})`;
    return { ok: true as const };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/cases/progress')>;
