import { createHash, randomBytes } from 'node:crypto';
import { ApiError } from '@mediation/api-client';
import { fileOf } from '../../../files/answer-file.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { type DutyEntry, dutyEvent } from '../../../calendar/duty-events.ts';
import { type SignedNights, signedNightEvents } from '../../../calendar/signed-nights.ts';
import { type CalendarEntry, writeCalendar } from '../../../calendar/write-calendar.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

interface CalendarDeps {
  /** The address of the sender of mails, so that an entry and its invitation have one organizer. */
  organizer: string;
}

/** A person's calendar entries and the secret address at which a calendar program reads them. */
export const calendar = ({ organizer }: CalendarDeps) =>
  ({
    makeCalendarFeed: async ({ sql }) => {
      const token = randomBytes(32).toString('base64url');
      await sql`select private.renew_calendar(${sha256(token)})`;
      return { path: `/api/calendar/${token}` };
    },

    getCalendarFeed: async ({ sql }) => {
      const [feed] = await sql<{ created_at: string; last_read_at: string | null; shows_nights: boolean }>`
        select created_at, last_read_at, shows_nights from calendar_feeds where revoked_at is null`;
      return feed ?? { created_at: null, last_read_at: null, shows_nights: false };
    },

    updateCalendarFeed: async ({ input: { shows_nights }, sql }) => {
      await sql`select private.show_nights(${shows_nights})`;
      return { ok: true as const };
    },

    revokeCalendarFeed: async ({ sql }) => {
      await sql`select private.revoke_calendar()`;
      return { ok: true as const };
    },

    sessionCalendar: async ({ input, asCaller }) => {
      const [mine] = await asCaller(
        (sql) => sql<Omit<CalendarEntry, 'starts_at'> & { starts_at: string | null }>`
          select * from private.my_calendar_entry(${input.sessionId})`,
      );
      if (!mine) return undefined;
      const { starts_at } = mine;
      if (starts_at === null) throw new ApiError('conflict', 'This session has no time yet.');
      const method = mine.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
      return calendarFile(writeCalendar([{ ...mine, starts_at }], { method, organizer }));
    },

    readCalendarFeed: async ({ input, asCaller }) => {
      const { rows, duties, nights } = await asCaller(async (sql) => {
        await sql`select private.note_calendar_read(${input.token})`;
        return {
          rows: await sql<
            CalendarEntry | { ics_uid: null; language: string | null }
          >`select * from private.calendar_by_token(${input.token})`,
          duties: await sql<DutyEntry>`select * from private.duties_by_token(${input.token})`,
          nights: await sql<SignedNights>`select * from private.nights_by_token(${input.token})`,
        };
      });
      const [first] = rows;
      if (!first) return undefined;
      const entries = rows.filter((it): it is CalendarEntry => it.ics_uid !== null);
      const others = [...duties.flatMap(dutyEvent), ...nights.flatMap((it) => signedNightEvents(it))];
      return calendarFile(writeCalendar(entries, { method: 'PUBLISH', organizer, others, calendarOf: first.language }));
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/sessions/calendar')>;

const calendarFile = (text: string) =>
  fileOf(Buffer.from(text), { name: 'appointments.ics', type: 'text/calendar; charset=utf-8', tag: sha256(text) });
