import { visibleText } from '@mediation/agreement';
import { foldLines } from './fold-lines.ts';

/** What a calendar program does with the entries: offer one, remove one, or list them. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

const names = { en: 'Appointments', es: 'Citas' } as const;

/**
 * Wraps the lines of events into an iCalendar file (RFC 5545, 7986). A whole calendar has a neutral name in the language
 * of its reader: without one, programs show the secret address as its name.
 */
export function calendarFile(method: CalendarMethod, events: readonly string[], calendarOf?: string | null): string {
  const name = names[calendarOf?.split('-')[0] === 'es' ? 'es' : 'en'];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Appointments//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(calendarOf === undefined ? [] : [`NAME:${name}`, `X-WR-CALNAME:${name}`]),
    ...(method === 'PUBLISH' ? ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'] : []),
    ...events,
    'END:VCALENDAR',
    '',
  ];
  return foldLines(lines.join('\r\n'));
}

/** Line breaks and control characters, which would break the line-based format. */
export const unseen = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** An instant as iCalendar writes it. */
export const utc = (moment: number) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** A text as a value of iCalendar, with its line breaks. */
export const escaped = (text: string) =>
  visibleText(text.toWellFormed())
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
