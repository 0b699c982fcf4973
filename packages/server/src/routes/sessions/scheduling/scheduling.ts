import { ApiError } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { requireVersion } from '../../../http/optimistic-lock.ts';
import { agreeToOwnTimes } from './own-times.ts';
import { readSession } from '../read-sessions.ts';

export const scheduling = {
  offerSlots: async ({ input, sql }) => {
    await requireVersion(sql, 'sessions', input.sessionId, input.version);
    await sql`
      select private.offer_slots(${input.sessionId}, ${input.slots}::timestamptz[], ${input.answer_by ?? null}::timestamptz)`;
    await agreeToOwnTimes(sql, input.sessionId);
    return readSession(sql, input.sessionId);
  },

  answerSlots: async ({ input: { sessionId, answers }, sql }) => {
    const attendee = await myAttendance(sql, sessionId);
    if (!attendee) return undefined;
    const saved = await sql`
      insert into slot_answers (case_id, session_id, slot_id, participant_id, answer)
      select distinct on (slot.id) ${attendee.case_id}::uuid, slot.session_id, slot.id, ${attendee.participant_id}::uuid, given.answer
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as given (slot_id uuid, answer text)
      join session_slots slot on slot.id = given.slot_id and slot.session_id = ${sessionId}
      on conflict (slot_id, participant_id) do update set answer = excluded.answer
      returning slot_id`;
    if (saved.length < new Set(answers.map((it) => it.slot_id)).size)
      throw new ApiError('conflict', 'The offered times have changed. Look at the newest ones.');
    return readSession(sql, sessionId);
  },

  confirmSession: async ({ input: { sessionId, slot_id, version, spoke_with_them: spoke }, sql }) => {
    await sql`select private.arrange_session(${sessionId}, ${version})`;
    if (spoke) await acknowledgeConcerns(sql, sessionId);
    const [confirmed] = await sql`
      update sessions s set status = 'scheduled', starts_at = slot.starts_at
      from session_slots slot
      where s.id = ${sessionId} and s.status <> 'scheduled' and slot.session_id = s.id and slot.id = ${slot_id}
      returning s.id`;
    if (!confirmed)
      throw new ApiError('conflict', 'This time is no longer available, or the session already has a time.');
    return readSession(sql, sessionId);
  },

  moveSession: async ({ input: { sessionId, starts_at, reason = null, version, spoke_with_them: spoke }, sql }) => {
    await sql`select private.arrange_session(${sessionId}, ${version})`;
    if (spoke) await acknowledgeConcerns(sql, sessionId);
    await sql`update sessions set starts_at = ${starts_at}, move_reason = ${reason} where id = ${sessionId}`;
    return readSession(sql, sessionId);
  },

  askToMoveSession: async ({ input: { sessionId, reason, starts_at = null }, sql }) => {
    const attendee = await myAttendance(sql, sessionId);
    if (!attendee) return undefined;
    const [asked] = await sql`
      insert into session_requests (case_id, session_id, participant_id, reason, starts_at)
      values (${attendee.case_id}, ${sessionId}, ${attendee.participant_id}, ${reason}, ${starts_at})
      on conflict (session_id, participant_id) where status = 'waiting' do nothing
      returning id`;
    if (!asked) throw new ApiError('conflict', 'You have already asked. The mediator will answer.');
    return readSession(sql, sessionId);
  },

  answerMoveRequest: async ({ input: { sessionId, requestId, decision, answer = null }, sql }) => {
    await sql`select private.arrange_session(${sessionId})`;
    const [answered] = await sql`
      update session_requests set status = ${decision === 'accept' ? 'accepted' : 'refused'}, answer = ${answer}
      where id = ${requestId} and session_id = ${sessionId} returning id`;
    return answered && readSession(sql, sessionId);
  },

  cancelSession: async ({ input: { sessionId, reason = null, version }, sql }) => {
    await sql`select private.arrange_session(${sessionId}, ${version})`;
    await sql`update sessions set status = 'cancelled', cancel_reason = ${reason} where id = ${sessionId}`;
    return readSession(sql, sessionId);
  },

  completeSession: async ({ input, sql }) => {
    const { sessionId: id, attendance, outcome_note: note, next_actions: actions } = input;
    await sql`select private.arrange_session(${id}, ${input.version})`;
    await sql`
      update sessions set status = ${input.status},
        held_minutes = coalesce(${input.held_minutes ?? null}::int, held_minutes),
        settled = coalesce(${input.settled ?? null}::text[], settled),
        next_actions = coalesce(${actions ? JSON.stringify(actions) : null}::jsonb, next_actions)
      where id = ${id}`;
    await sql`
      update session_attendees a set attendance = it.value
      from jsonb_each_text(${JSON.stringify(attendance)}::jsonb) as it
      where a.session_id = ${id} and a.participant_id = it.key::uuid`;
    if (note !== undefined)
      await sql`
        insert into session_outcomes (case_id, session_id, outcome_note)
        select case_id, id, ${note} from sessions where id = ${id}
        on conflict (session_id, case_id) do update set outcome_note = excluded.outcome_note`;
    return readSession(sql, id);
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/sessions/scheduling')>;

const acknowledgeConcerns = (sql: Sql, sessionId: string) =>
  sql`update case_requests set acknowledged_at = now() where session_id = ${sessionId} and handled_at is null`;

/** The caller's attendance of a session; undefined if they are not invited to it. */
export async function myAttendance(sql: Sql, sessionId: string) {
  const [attendee] = await sql<{ case_id: string; participant_id: string }>`
    select a.case_id, a.participant_id from session_attendees a
    where a.session_id = ${sessionId} and a.participant_id in (select private.my_participant_ids())`;
  return attendee;
}
