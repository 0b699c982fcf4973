import { addDays } from '@mediation/agreement';
import ICAL from 'ical.js';
import type { Wanted } from '../holidays/wanted.ts';

/** The name of an event and its days on one date, until the day that is no longer part of it. */
export interface EventDays {
  name: string;
  from: string;
  until: string;
}

/** A rule of a file that repeats an event by the second ends here. */
const mostSteps = 5_000;

/** Where in a day it is no longer morning. A holiday that ends before is over on that day, and a later one lasts through it. */
const noon = 12;

/** An event on each of its dates: a single one on its own, a repeated one from the first wanted day to the last. */
export function daysOf(component: ICAL.Component, wanted: Wanted): EventDays[] {
  const parent: ICAL.Component | null = component.parent;
  const others = isChange(component) ? [] : (parent?.getAllSubcomponents('vevent') ?? []);
  const exceptions = others.filter((it) => isChange(it) && textOf(it, 'uid') === textOf(component, 'uid'));
  const event = new ICAL.Event(component, { exceptions });
  if (!['dtstart', 'dtend'].every((property) => isInCalendar(component, property))) throw new Error('No such day.');
  const days = (it: ICAL.Event, start: ICAL.Time, end: ICAL.Time): EventDays => ({
    name: textOf(it.component, 'summary'),
    ...spanOf(start, end, wanted.timeZone),
  });
  if (!event.isRecurring()) return [days(event, event.startDate, event.endDate)];
  const excluded = component.getAllProperties('exdate').flatMap((it) => it.getValues() as ICAL.Time[]);
  const found: EventDays[] = [];
  for (const date of datesOf(event)) {
    if (dayAt(date) > wanted.to) break;
    // The library compares with one excluded date at a time, and misses those behind one on which nothing happens.
    if (excluded.some((it) => isSameDate(it, date))) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(date);
    const occurrence = days(item, startDate, endDate);
    if (!isCancelled(item.component) && occurrence.until > wanted.from) found.push(occurrence);
  }
  return found;
}

/** The text of a property; empty without one. */
export const textOf = (component: ICAL.Component, property: string): string =>
  String(component.getFirstPropertyValue(property) ?? '');

/** Whether an event is a changed date of a repeated one. */
export const isChange = (component: ICAL.Component): boolean => component.hasProperty('recurrence-id');

/** Whether an event, or one date of it, was called off. */
export const isCancelled = (component: ICAL.Component): boolean =>
  textOf(component, 'status').toUpperCase() === 'CANCELLED';

function* datesOf(event: ICAL.Event): Generator<ICAL.Time> {
  // Where the dates are only listed, the library leaves out the first one.
  if (!event.component.hasProperty('rrule')) yield event.startDate;
  const dates = event.iterator();
  for (let step = 0; step < mostSteps; step += 1) {
    const date = dates.next();
    if (dates.complete) return;
    yield date;
  }
}

/** From the first day on which an event is in the morning to the day on whose morning it is over. */
function spanOf(start: ICAL.Time, end: ICAL.Time, timeZone: string): { from: string; until: string } {
  const [first, last] = [momentOf(start, timeZone), momentOf(end, timeZone)];
  const next = addDays(first.day, 1);
  const over = last.hour >= noon ? addDays(last.day, 1) : last.day;
  const until = over > next ? over : next;
  return { from: first.hour >= noon && next < until ? next : first.day, until };
}

/** The day and hour that clocks show: those of the file, or of the wanted zone where the file has the time of the world. */
function momentOf(time: ICAL.Time, timeZone: string): { day: string; hour: number } {
  if (time.isDate || time.zone !== ICAL.Timezone.utcTimezone) return { day: dayAt(time), hour: time.hour };
  const shown = new Date(time.toUnixTime() * 1000).toLocaleString('sv-SE', { timeZone });
  return { day: shown.slice(0, 10), hour: Number(shown.slice(11, 13)) };
}

const dayAt = ({ year, month, day }: ICAL.Time) =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** The library counts 30 February on to 2 March. */
function isInCalendar(component: ICAL.Component, property: string): boolean {
  const value = component.getFirstPropertyValue(property);
  const [, , , written]: unknown[] = component.getFirstProperty(property)?.toJSON() ?? [];
  return !(value instanceof ICAL.Time) || String(written).startsWith(dayAt(value));
}

const isSameDate = (excluded: ICAL.Time, date: ICAL.Time) =>
  excluded.isDate || date.isDate ? dayAt(excluded) === dayAt(date) : excluded.compare(date) === 0;
