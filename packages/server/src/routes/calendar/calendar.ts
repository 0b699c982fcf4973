import { createHash, randomBytes } from 'node:crypto';
import { ApiError } from '@mediation/api-client';
import { fileOf } from '../../files/answer-file.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A person's calendar address. */
export const calendar = {
  makeCalendarFeed: async ({ sql }) => {
    const token = randomBytes(32).toString('base64url');
    await sql`select private.renew_calendar(${sha256(token)})`;
    return { path: `/api/calendar/${token}` };
  },

  getCalendarFeed: async ({ sql }) => {
    const [feed] = await sql<{ created_at: string; last_read_at: string | null }>`
      select created_at, last_read_at from calendar_feeds where revoked_at is null`;
    return feed ?? { created_at: null, last_read_at: null };
  },

  revokeCalendarFeed: async ({ sql }) => {
    await sql`select private.revoke_calendar()`;
    return { ok: true as const };
  },

  sessionCalendar: async ({ input, asCaller }) => {
    const [mine] = await asCaller(
      (sql) => sql<Omit<CalendarEvent, 'starts_at'> & { starts_at: string | null }>`
        select s.ics_uid, s.ics_sequence + coalesce(a.revision, 0) as ics_sequence, s.status, s.starts_at, s.minutes,
          s.neutral_title, coalesce(a.arrives_minutes, 0) as arrives_minutes, a.place, a.link
        from sessions s
        left join session_attendees a on a.session_id = s.id and a.participant_id in (select private.my_participant_ids())
        where s.id = ${input.sessionId}`,
    );
    if (!mine) return undefined;
    const { starts_at } = mine;
    if (starts_at === null) throw new ApiError('conflict', 'This session has no time yet.');
    return calendarFile(writeCalendar([{ ...mine, starts_at }], mine.status === 'cancelled' ? 'CANCEL' : 'PUBLISH'));
  },

  readCalendarFeed: async ({ input, asCaller }) => {
    const rows = await asCaller(async (sql) => {
      await sql`select private.note_calendar_read(${input.token})`;
      return sql<CalendarEvent | { ics_uid: null }>`select * from private.calendar_by_token(${input.token})`;
    });
    if (rows.length === 0) return undefined;
    return calendarFile(writeCalendar(rows.filter((it): it is CalendarEvent => it.ics_uid !== null)));
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/calendar')>;

const calendarFile = (text: string) =>
  fileOf(Buffer.from(text), { name: 'appointments.ics', type: 'text/calendar; charset=utf-8', tag: sha256(text) });
