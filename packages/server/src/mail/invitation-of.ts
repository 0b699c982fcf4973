import type { CalendarMethod } from '../calendar/calendar-file.ts';
import { type CalendarEntry, isOff, startOf, writeCalendar } from '../calendar/write-calendar.ts';
import type { Sql } from '../database/database.ts';
import { facts as factsOf } from './mail-facts.ts';

/** The calendar part of a mail about a session. */
export interface Invitation {
  method: CalendarMethod;
  content: string;
}

interface About {
  receiver: string | null;
  template: string;
  facts: unknown;
}

/**
 * The calendar entry of the session that a mail is about, as it is now. It is `outdated` when the session has changed
 * since: a later mail says how.
 */
export async function invitationOf(
  { sql, organizer }: { sql: Sql; organizer: string },
  { receiver, template, facts }: About,
): Promise<Invitation | 'outdated' | undefined> {
  if (template !== 'session_changed' || receiver === null) return undefined;
  const { change, session_id, starts_at } = factsOf.session_changed.parse(facts);
  if (session_id === undefined || starts_at === undefined || change === 'proposed') return undefined;
  const [entry] = await sql<CalendarEntry>`
    select * from private.calendar_entries_of(${receiver}) where session_id = ${session_id}`;
  if (!entry) return undefined;
  const isCancelled = isOff(entry);
  const isMoved = startOf(entry) !== Date.parse(starts_at);
  if (isCancelled !== (change === 'cancelled') || (isMoved && !isCancelled)) return 'outdated';
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  return { method, content: writeCalendar([entry], { method, organizer }) };
}
