import { type CalendarMethod, calendarFile, escaped, unseen, utc } from './calendar-file.ts';

/** A session as it stands in one person's calendar, with that person's place only. */
export interface CalendarEntry {
  ics_uid: string;
  ics_sequence: number;
  /** The status of the session, or `left` for a person who no longer attends it. */
  status: string;
  starts_at: string;
  minutes: number;
  is_neutral: boolean;
  arrives_minutes: number;
  /** Null in a neutral entry. */
  place: string | null;
  /** The person's own address. */
  address: string | null;
  language: string | null;
}

interface Writing {
  method: CalendarMethod;
  organizer: string;
  /** The lines of events that are no sessions. */
  others?: readonly string[];
  /** The language of the reader of a whole calendar, which has a name. */
  calendarOf?: string | null;
}

const titles = {
  en: { neutral: 'Appointment', full: 'Mediation session' },
  es: { neutral: 'Cita', full: 'Sesión de mediación' },
} as const;

const shortest = 15;
const minute = 60_000;

/** When the person comes, in milliseconds. */
export const startOf = ({ starts_at, arrives_minutes }: Pick<CalendarEntry, 'starts_at' | 'arrives_minutes'>) =>
  Date.parse(starts_at) + arrives_minutes * minute;

/** Whether this entry must leave the person's calendar. */
export const isOff = ({ status }: Pick<CalendarEntry, 'status'>) => status === 'cancelled' || status === 'left';

/** Writes entries as an iCalendar file (RFC 5545, 5546) in UTC, so that no time zone has to be described. */
export const writeCalendar = (entries: readonly CalendarEntry[], writing: Writing): string =>
  calendarFile(
    writing.method,
    [...entries.flatMap((entry) => linesOf(entry, writing)), ...(writing.others ?? [])],
    writing.calendarOf,
  );

function linesOf(entry: CalendarEntry, { method, organizer }: Writing): string[] {
  const start = startOf(entry);
  const end = Math.max(Date.parse(entry.starts_at) + entry.minutes * minute, start + shortest * minute);
  return [
    'BEGIN:VEVENT',
    `UID:${entry.ics_uid}`,
    `SEQUENCE:${entry.ics_sequence}`,
    `DTSTAMP:${utc(Date.now())}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${titleOf(entry)}`,
    ...(entry.place === null || entry.is_neutral ? [] : [`LOCATION:${escaped(entry.place)}`]),
    `STATUS:${isOff(entry) ? 'CANCELLED' : 'CONFIRMED'}`,
    // In a calendar that is shared with others, they see that the time is taken and no more.
    'CLASS:PRIVATE',
    `ORGANIZER:mailto:${organizer}`,
    // Nobody but the receiver is listed: the addresses of the other people are private, and may be what keeps them safe.
    // Answers would go to a mailbox that nobody reads. A published entry has no attendees (RFC 5546, 3.2.1).
    ...(method !== 'PUBLISH' && entry.address
      ? [
          `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${entry.address.replaceAll(unseen, '')}`,
        ]
      : []),
    // There is no alarm: it could ring on a screen that somebody else sees. Reminders go the person's safe way.
    'END:VEVENT',
  ];
}

function titleOf({ is_neutral, language }: CalendarEntry): string {
  const { neutral, full } = language?.split('-')[0] === 'es' ? titles.es : titles.en;
  return is_neutral ? neutral : full;
}
