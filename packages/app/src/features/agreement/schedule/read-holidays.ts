import type { SchoolHoliday } from '@mediation/api-client';
import { addDays } from '@mediation/agreement';
import ICAL from 'ical.js';

/** Reads the days of an iCalendar file. An event ends on the day on which it is over; one without an end has one day. */
export function readHolidays(text: string): SchoolHoliday[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .filter(({ startDate }) => startDate !== null)
    .map(({ summary, startDate, endDate }) => {
      const from = dayIn(startDate);
      const end = endDate === null ? from : dayIn(endDate);
      return { name: (summary ?? '').trim().slice(0, 120), from, until: end > from ? end : addDays(from, 1) };
    })
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

const dayIn = (time: { year: number; month: number; day: number }) =>
  [String(time.year).padStart(4, '0'), pad(time.month), pad(time.day)].join('-');

const pad = (part: number) => String(part).padStart(2, '0');
