import type { Sql } from '../../database/database.ts';
import type { Family } from '../../testing/family.ts';

let days = 9;

/** Inserts a session of these people as the owner, with one proposed time. No two sessions overlap. */
export async function insertSession(
  owner: Sql,
  { caseId, mediator }: Family,
  participantIds: readonly string[],
  status = 'proposed',
) {
  days += 1;
  const [made] = await owner<{ id: string }>`
    insert into sessions (case_id, kind, mode, time_zone, status, starts_at, timed_at, proposed_by)
    values (${caseId}, 'joint', 'video', 'UTC', ${status}, now() + make_interval(days => ${days}), now(),
      ${mediator.id}) returning id`;
  const sessionId = made!.id;
  const [slot] = await owner<{ id: string }>`
    insert into session_slots (case_id, session_id, starts_at)
    values (${caseId}, ${sessionId}, now() + make_interval(days => ${days})) returning id`;
  const attendees = await owner<{ id: string; participant_id: string }>`
    insert into session_attendees (case_id, session_id, participant_id)
    select case_id, ${sessionId}, id from case_participants
    where case_id = ${caseId} and (role = 'mediator' or id = any (${participantIds}::uuid[]))
    returning id, participant_id`;
  return {
    sessionId,
    slotId: slot!.id,
    attendeeOf: (participantId: string) => attendees.find((it) => it.participant_id === participantId)!.id,
  };
}
