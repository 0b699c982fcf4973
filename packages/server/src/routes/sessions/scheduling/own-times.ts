import type { Sql } from '../../../database/database.ts';

/** Answers yes to the times that the caller, a party or a lawyer, proposed just now. */
export const agreeToOwnTimes = (sql: Sql, sessionId: string) => sql`
  insert into slot_answers (case_id, session_id, slot_id, participant_id, answer)
  select slot.case_id, slot.session_id, slot.id, me.id, 'yes'
  from session_slots slot
  join session_attendees attendee on attendee.session_id = slot.session_id
  join case_participants me on me.id = attendee.participant_id and me.user_id = auth.uid() and me.role <> 'mediator'
  where slot.session_id = ${sessionId}
  on conflict (slot_id, participant_id) do nothing`;
