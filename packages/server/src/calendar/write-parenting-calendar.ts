import { addDays, compile, instantOf, startOf, stretchesOf } from '@mediation/agreement';
import type { Carer, ParentingSchedule } from '@mediation/api-client';
import { calendarFile, escaped, utc } from './calendar-file.ts';

export interface Reader {
  caseId: string;
  side: Carer;
  /** Whether the entries say nothing about children. */
  isNeutral: boolean;
  language: string;
}

const titles = {
  en: { neutral: 'Appointment', full: 'The children are with you' },
  es: { neutral: 'Cita', full: 'Los niños están contigo' },
} as const;

/** The stretches that a parent has the children as an iCalendar file. */
export const writeParentingCalendar = (schedule: ParentingSchedule, reader: Reader): string =>
  calendarFile('PUBLISH', nightEvents(schedule, reader, startOf(schedule)), reader.language);

/** The lines of the stretches that a parent has the children, from handover to handover. Unsettled nights are left out. */
export function nightEvents(schedule: ParentingSchedule, reader: Reader, from: string | undefined): string[] {
  const stretches = from === undefined ? [] : stretchesOf(compile(schedule, from));
  return stretches.flatMap(({ from, nights, carer, handover }, index) => {
    if (carer !== reader.side) return [];
    const next = stretches[index + 1];
    const begins = handover?.time ?? schedule.handover.other_days.time;
    return eventOf(reader, schedule.time_zone, {
      starts: { day: from, time: begins },
      ends: { day: next?.from ?? addDays(from, nights), time: next?.handover?.time ?? begins },
      place: handover?.place ?? '',
    });
  });
}

interface Moment {
  day: string;
  time: string;
}

function eventOf(
  { caseId, side, isNeutral, language }: Reader,
  timeZone: string,
  { starts, ends, place }: { starts: Moment; ends: Moment; place: string },
): string[] {
  const at = ({ day, time }: Moment) => utc(Date.parse(instantOf(day, time, timeZone)));
  const { neutral, full } = language.split('-')[0] === 'es' ? titles.es : titles.en;
  return [
    'BEGIN:VEVENT',
    `UID:${caseId}-${side}-${starts.day}`,
    `DTSTAMP:${utc(Date.now())}`,
    `DTSTART:${at(starts)}`,
    `DTEND:${at(ends)}`,
    `SUMMARY:${isNeutral ? neutral : full}`,
    ...(place !== '' && !isNeutral ? [`LOCATION:${escaped(place)}`] : []),
    // A stretch of days does not make a person busy.
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}
