import type { ApiClient } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';

/**
 * Ends the review of the documents and inserts a session with both parties of two weeks ago, so that the case is where an
 * agreement is written. Documents that were asked for later are still waiting.
 */
export async function holdJointSession(owner: Sql, ruth: ApiClient, caseId: string) {
  const { user } = await ruth.getMe();
  await owner`
    insert into case_milestones (case_id, milestone, reached_by) values (${caseId}, 'review_completed', ${user.id})`;
  const [held] = await owner<{ id: string }>`
    insert into sessions (case_id, kind, mode, status, starts_at, time_zone, minutes, held_minutes, agenda, settled,
      proposed_by)
    values (${caseId}, 'joint', 'video', 'scheduled', date_trunc('hour', now()) - interval '13 days', 'Europe/London',
      90, 85, array['The house, 40 min', 'What the children need, 40 min'],
      array['Maya and the children stay until the summer.'], ${user.id})
    returning id`;
  await owner`
    insert into session_attendees (case_id, session_id, participant_id, attendance)
    select case_id, ${held!.id}, id, case role when 'mediator' then null else 'present' end from case_participants
    where case_id = ${caseId} and status = 'active'`;
  await owner`update sessions set status = 'completed' where id = ${held!.id}`;
}
