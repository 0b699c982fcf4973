import { createEvents } from 'ics';
import { foldLines } from './fold-lines.ts';

/** A session in one person's calendar, with that person's location and link. */
export interface CalendarEvent {
  ics_uid: string;
  ics_sequence: number;
  status: string;
  starts_at: string;
  minutes: number;
  neutral_title: boolean;
  arrives_minutes: number;
  place: string | null;
  link: string | null;
}

const productId = 'mediation-platform/calendar';
const shortest = 15;
const minute = 60_000;

// Line breaks and control characters would break the line-based format.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Writes sessions as an iCalendar file in UTC, with neutral titles and no names. */
export function writeCalendar(events: readonly CalendarEvent[], method: 'PUBLISH' | 'CANCEL' = 'PUBLISH'): string {
  const { error, value } = createEvents(events.map(toEvent), { productId, method });
  if (error || !value) throw new Error('The calendar could not be written.', { cause: error });
  return foldLines(value);
}

function toEvent(event: CalendarEvent) {
  const start = Date.parse(event.starts_at) + event.arrives_minutes * minute;
  const location = [event.place, event.link].filter(Boolean).join(', ').replaceAll(unseen, ' ');
  return {
    uid: event.ics_uid,
    sequence: event.ics_sequence,
    title: event.neutral_title ? 'Appointment' : 'Mediation session',
    status: event.status === 'cancelled' ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    startInputType: 'utc' as const,
    startOutputType: 'utc' as const,
    start,
    end: Math.max(Date.parse(event.starts_at) + event.minutes * minute, start + shortest * minute),
    ...(location && { location }),
  };
}
