import type { MediationSession } from '@mediation/api-client';
import { type RawBuilder, sql as fragment } from 'kysely';
import type { Sql } from '../../database/database.ts';
import { type TimeKey, newestFirst, oldestFirst, pageOf } from '../../http/answer/keyset-page.ts';

/** Sessions with the caller's own arrival and leaving time, if the caller is a guest. */
const sessionsAsRead = fragment`
  sessions s left join lateral (
    select a.arrives_minutes as arrives, a.leaves_minutes as leaves
    from session_attendees a join case_participants me on me.id = a.participant_id
    where a.session_id = s.id and me.user_id = auth.uid() and me.role <> 'mediator' limit 1
  ) as own on true`;

/**
 * A session with its parts; the policies of each table decide which of them the caller reads. Its length and its end are
 * the caller's own, because the whole length would tell when the other side leaves.
 */
const whole = fragment`
  s.*, private.link_shared_with(s.id) as link_shared_with, coalesce(own.leaves, s.minutes) - coalesce(own.arrives, 0) as minutes,
  s.starts_at + make_interval(mins => coalesce(own.leaves, s.minutes)) as ends_at,
  coalesce(own.arrives > 0 or own.leaves is not null, false) as is_staggered,
  array(select private.my_kept_apart(s.id)) as kept_apart,
  coalesce((
    select json_agg(json_build_object(
      'participant_id', who.participant_id, 'user_id', who.user_id, 'name', who.name, 'role', who.role, 'side', who.side,
      'arrives_minutes', a.arrives_minutes, 'place', a.place, 'link', a.link, 'attendance', a.attendance) order by who.place)
    from private.session_people(s.id) with ordinality as who (participant_id, user_id, name, role, side, place)
    left join session_attendees a on a.session_id = s.id and a.participant_id = who.participant_id
  ), '[]') as attendees,
  coalesce((
    select json_agg(json_build_object('id', slot.id, 'starts_at', slot.starts_at,
      'is_outside_hours', private.is_outside_hours(s.case_id, slot.starts_at, s.minutes), 'answers', coalesce((
      select json_object_agg(given.participant_id, given.answer) from slot_answers given where given.slot_id = slot.id
    ), '{}')) order by slot.starts_at)
    from session_slots slot where slot.session_id = s.id
  ), '[]') as slots,
  coalesce((
    select json_agg(json_build_object('id', asked.id, 'participant_id', asked.participant_id, 'reason', asked.reason,
      'starts_at', asked.starts_at, 'status', asked.status, 'answer', asked.answer, 'created_at', asked.created_at) order by asked.created_at)
    from session_requests asked where asked.session_id = s.id
  ), '[]') as requests,
  (select nullif(noted.outcome_note, '') from session_outcomes noted where noted.session_id = s.id) as outcome_note,
  coalesce((
    select json_agg(json_build_object('participant_id', word.participant_id, 'about', word.about, 'text', word.text,
      'created_at', word.created_at) order by word.created_at)
    from session_words word where word.session_id = s.id
  ), '[]') as words,
  coalesce((
    select json_agg(json_build_object('id', upload.id, 'file_name', upload.file_name, 'owner_id', upload.owner_id,
      'audience', upload.audience) order by upload.created_at, upload.id)
    from session_documents chosen join uploads upload on upload.id = chosen.upload_id
    where chosen.session_id = s.id and upload.status <> 'superseded'
  ), '[]') as documents`;

/** One session; undefined if the caller may not read it. */
export async function readSession(sql: Sql, id: string): Promise<{ session: MediationSession } | undefined> {
  const [session] = await sql<MediationSession>`select ${whole} from ${sessionsAsRead} where s.id = ${id}`;
  return session && { session };
}

interface Wanted {
  status?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  order: 'soonest' | 'latest';
  cursor?: string | undefined;
  limit: number;
}

type Listed = MediationSession & { listed_at: string };

/** A page of sessions by their time, or by the time of the proposal while they have none. */
export async function listOfSessions(sql: Sql, wanted: Wanted, which: RawBuilder<unknown>) {
  const { status = null, from = null, to = null, cursor, limit } = wanted;
  const found = await sql<Listed>`
    select ${whole} from ${sessionsAsRead}
    where ${which}
      and (${status}::text is null or s.status = ${status})
      and ((${from}::timestamptz is null and ${to}::timestamptz is null)
        or s.starts_at >= coalesce(${from}::timestamptz, '-infinity') and s.starts_at < coalesce(${to}::timestamptz, 'infinity')
        or s.starts_at is null and exists (
          select from session_slots slot where slot.session_id = s.id
            and slot.starts_at >= coalesce(${from}::timestamptz, '-infinity')
            and slot.starts_at < coalesce(${to}::timestamptz, 'infinity')))
      and ${wanted.order === 'soonest' ? inOrder('>', 'asc', oldestFirst(cursor)) : inOrder('<', 'desc', newestFirst(cursor))}
    limit ${limit + 1}`;
  const { rows, next_cursor } = pageOf(found, limit, (row) => ({ at: row.listed_at, id: row.id }));
  return { sessions: rows, next_cursor };
}

const inOrder = (compares: '>' | '<', direction: 'asc' | 'desc', { at, id }: TimeKey) => fragment`
  (s.listed_at, s.id) ${fragment.raw(compares)} (${at}::timestamptz, ${id}::uuid)
  order by s.listed_at ${fragment.raw(direction)}, s.id ${fragment.raw(direction)}`;
