import { SchoolHoliday } from '@mediation/api-client';
import ICAL from 'ical.js';
import { daysOf, isCancelled, isChange, textOf } from '../calendar/event-days.ts';
import { nameFrom } from './holiday-name.ts';
import { readableLines } from './readable-lines.ts';
import type { Wanted } from './wanted.ts';

/** The holidays of a calendar file, and what is left out of it. */
export interface FoundHolidays {
  list: SchoolHoliday[];
  /** Lines that are no part of a calendar. */
  lines: string[];
  /** The names of events without a name or days that can be read. */
  events: string[];
  /** How many holidays are over. */
  past: number;
}

/**
 * Reads the holidays of an iCalendar file, the repeated ones on each of their dates. An event ends on the day on which it
 * is over, or the day before where that is in the morning. What was cancelled is no holiday.
 */
export function readHolidays(text: string, wanted: Wanted): FoundHolidays {
  const { lines, unreadable } = readableLines(text);
  const found = new Map<string, SchoolHoliday>();
  const events: string[] = [];
  let past = 0;
  for (const component of eventsOf(lines)) {
    try {
      for (const days of daysOf(component, wanted)) {
        const holiday = SchoolHoliday.parse({ ...days, name: nameFrom(days.name) });
        if (holiday.until <= wanted.from) past += 1;
        else found.set(`${holiday.from} ${holiday.name}`, holiday);
      }
    } catch {
      events.push(nameFrom(textOf(component, 'summary')));
    }
  }
  const list = [...found.values()].toSorted((one, other) => one.from.localeCompare(other.from));
  return { list, lines: unreadable, events, past };
}

/** The events of all calendars in a file, without the changed dates of a repeated event, which belong to that one. */
function eventsOf(lines: readonly string[]): ICAL.Component[] {
  const parsed = ICAL.parse(lines.join('\n')) as unknown[];
  if (parsed.length === 0) throw new Error('This is no calendar.');
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][])).map(
    (it) => new ICAL.Component(it),
  );
  const all = calendars
    .filter((it) => textOf(it, 'method').toUpperCase() !== 'CANCEL')
    .flatMap((it) => it.getAllSubcomponents('vevent'));
  const repeated = new Set(all.filter((it) => !isChange(it)).map((it) => textOf(it, 'uid')));
  return all.filter((it) => !isCancelled(it) && !(isChange(it) && repeated.has(textOf(it, 'uid'))));
}
