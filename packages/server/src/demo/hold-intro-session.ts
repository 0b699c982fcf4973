import type { ApiClient } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';

/** A time of day, this many days from now. */
function timeInDays(days: number, hour: number): string {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  day.setUTCHours(hour, 0, 0, 0);
  return day.toISOString();
}

interface Guest {
  ruth: ApiClient;
  caseId: string;
  /** The participant of the party who comes alone. */
  participantId: string;
}

/** Inserts an introductory session of a week ago, with its outcome. The API plans no session of the past. */
export async function holdIntroSession(owner: Sql, { ruth, caseId, participantId }: Guest) {
  const { user } = await ruth.getMe();
  const [mediator] = await owner<{ id: string }>`
    select id from case_participants where case_id = ${caseId} and role = 'mediator'`;
  const [held] = await owner<{ id: string }>`
    insert into sessions (case_id, kind, mode, status, starts_at, time_zone, minutes, held_minutes, agenda, settled,
      next_actions, proposed_by)
    values (${caseId}, 'intro', 'video', 'completed', ${timeInDays(-6, 14)}, 'Europe/London', 60, 55,
      array['How mediation works, 20 min', 'What you need from it, 30 min'],
      array['We begin with the school days, then the house.'],
      ${JSON.stringify([
        {
          text: 'Ask the pension fund for the yearly letter',
          participant_id: participantId,
          due_on: timeInDays(3, 12).slice(0, 10),
          is_done: false,
        },
        {
          text: 'List the Wednesdays that are hard',
          participant_id: participantId,
          due_on: timeInDays(-2, 12).slice(0, 10),
          is_done: false,
        },
        {
          text: 'Send the list of pension papers',
          participant_id: mediator!.id,
          due_on: timeInDays(1, 12).slice(0, 10),
          is_done: false,
        },
        { text: 'Offer times for the first session', is_done: true, done_on: timeInDays(-5, 12).slice(0, 10) },
      ])}::jsonb, ${user.id})
    returning id`;
  await owner`
    insert into session_attendees (case_id, session_id, participant_id, attendance)
    select case_id, ${held!.id}, id, case role when 'mediator' then null else 'present' end from case_participants
    where case_id = ${caseId} and (role = 'mediator' or id = ${participantId})`;
  await owner`
    insert into session_outcomes (case_id, session_id, outcome_note)
    values (${caseId}, ${held!.id}, 'Calm and well prepared. Wants short sessions.')`;
}
