import { addDays } from '@mediation/agreement';
import { escaped, utc } from './calendar-file.ts';

/** Something that a party has to do on a day, as it stands in their calendar. */
export interface DutyEntry {
  duty_id: string;
  due_on: string;
  what: string;
  is_neutral: boolean;
  language: string | null;
}

const neutral = { en: 'Appointment', es: 'Cita' } as const;

/** The lines of a duty in an iCalendar file: the whole day, without a time zone. */
export const dutyEvent = ({ duty_id, due_on, what, is_neutral, language }: DutyEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${duty_id}-${due_on}`,
  `DTSTAMP:${utc(Date.now())}`,
  `DTSTART;VALUE=DATE:${dateOf(due_on)}`,
  `DTEND;VALUE=DATE:${dateOf(addDays(due_on, 1))}`,
  `SUMMARY:${is_neutral ? neutral[language?.split('-')[0] === 'es' ? 'es' : 'en'] : escaped(what)}`,
  // What is to be done on a day does not make a person busy.
  'TRANSP:TRANSPARENT',
  'CLASS:PRIVATE',
  'END:VEVENT',
];

const dateOf = (day: string) => day.replaceAll('-', '');
