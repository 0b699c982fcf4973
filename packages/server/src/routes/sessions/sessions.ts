import { sql as fragment } from 'kysely';
import type { Sql } from '../../database/database.ts';
import { holdsText } from '../../database/holds-text.ts';
import type { Handlers } from '../../http/handlers.ts';
import { writeWhyTheyMeet } from './first-session.ts';
import { agreeToOwnTimes } from './scheduling/own-times.ts';
import { listOfSessions, readSession } from './read-sessions.ts';

export const sessions = {
  listSessions: ({ input, sql }) => {
    const { case_id = null, q = '', requests = null, actions = null } = input;
    return listOfSessions(
      sql,
      input,
      fragment`(${case_id}::uuid is null or s.case_id = ${case_id})
        and (${q} = '' or exists (
          select from cases named where named.id = s.case_id and ${holdsText(fragment`named.title`, q)}))
        and (${requests}::text is null or exists (
          select from session_requests asked where asked.session_id = s.id and asked.status = ${requests}))
        and (${actions}::text is null or exists (
          select from jsonb_array_elements(s.next_actions) as action
          where action ->> 'participant_id' in (select private.my_participant_ids()::text)
            and (not coalesce((action ->> 'is_done')::boolean, false) or (action ->> 'done_on')::date >= current_date - 1)))`,
    );
  },

  listUserSessions: ({ input, sql }) =>
    listOfSessions(
      sql,
      input,
      fragment`exists (select from private.session_people(s.id) who where who.user_id = ${input.userId})`,
    ),

  listCaseSessions: async ({ input, sql }) => {
    const [visible] = await sql`select id from cases where id = ${input.caseId}`;
    return visible && listOfSessions(sql, input, fragment`s.case_id = ${input.caseId}`);
  },

  createSession: async ({ input, sql }) => {
    const { attendees } = input;
    const [made] = await sql<{ id: string }>`
      select private.propose_session(${input.case_id}, ${input.kind}, ${input.mode}, ${input.time_zone}, ${input.minutes},
        ${input.agenda}::text[], ${input.neutral_title}, ${attendees?.map((it) => it.participant_id) ?? null}::uuid[],
        ${input.slots}::timestamptz[], ${input.answer_by ?? null}::timestamptz) as id`;
    if (!made) return undefined;
    if (input.meet_reason !== undefined) await writeWhyTheyMeet(sql, made.id, input.meet_reason);
    await saveAttendance(sql, made.id, attendees);
    await agreeToOwnTimes(sql, made.id);
    return readSession(sql, made.id);
  },

  getSession: ({ input, sql }) => readSession(sql, input.sessionId),

  updateSession: async ({ input, sql }) => {
    const { sessionId: id, attendees, next_actions: actions } = input;
    await sql`select private.arrange_session(${id}, ${input.version})`;
    await sql`
      update sessions set
        kind = coalesce(${input.kind ?? null}, kind),
        mode = coalesce(${input.mode ?? null}, mode),
        time_zone = coalesce(${input.time_zone ?? null}, time_zone),
        minutes = coalesce(${input.minutes ?? null}::int, minutes),
        agenda = coalesce(${input.agenda ?? null}::text[], agenda),
        neutral_title = coalesce(${input.neutral_title ?? null}::boolean, neutral_title),
        next_actions = coalesce(${actions ? JSON.stringify(actions) : null}::jsonb, next_actions)
      where id = ${id}`;
    if (attendees)
      await sql`select private.invite_to_session(${id}, ${attendees.map((it) => it.participant_id)}::uuid[])`;
    await saveAttendance(sql, id, attendees);
    return readSession(sql, id);
  },

  deleteSession: async ({ input, sql }) => {
    await sql`select private.drop_session(${input.sessionId})`;
    return { ok: true as const };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/sessions/sessions')>;

interface AttendeeDetails {
  participant_id: string;
  arrives_minutes?: number | undefined;
  place: string | null;
  link: string | null;
}

const saveAttendance = (sql: Sql, id: string, arrivals: AttendeeDetails[] = []) => sql`
  update session_attendees a set arrives_minutes = coalesce(it.arrives_minutes, a.arrives_minutes), place = it.place, link = it.link
  from jsonb_to_recordset(${JSON.stringify(arrivals)}::jsonb)
    as it (participant_id uuid, arrives_minutes int, place text, link text)
  where a.session_id = ${id} and a.participant_id = it.participant_id
    and (a.arrives_minutes, a.place, a.link) is distinct from (coalesce(it.arrives_minutes, a.arrives_minutes), it.place, it.link)`;
