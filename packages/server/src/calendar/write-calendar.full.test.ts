// Guards packages/server/src/calendar/**
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCalendar } from '../routes/sessions/calendar/read-calendar.fixture.ts';
import { type CalendarEntry, writeCalendar } from './write-calendar.ts';

const appointment: CalendarEntry = {
  ics_uid: '3f0d3a3e-6a0c-4b0e-9a53-1c1f3b6f2d10',
  ics_sequence: 2,
  status: 'scheduled',
  starts_at: '2026-10-25T00:30:00Z',
  minutes: 90,
  is_neutral: true,
  arrives_minutes: 0,
  place: null,
  address: 'ada@test.example',
  language: null,
};

const organizer = 'no-reply@office.example';
const publish = { method: 'PUBLISH', organizer } as const;

const written = (changes: Partial<CalendarEntry> = {}) =>
  readCalendar(new File([writeCalendar([{ ...appointment, ...changes }], publish)], 'a.ics'));

test('a calendar event keeps its instant across daylight-saving changes in London and New York', async () => {
  expect((await written()).events).toEqual([
    {
      uid: appointment.ics_uid,
      sequence: 2,
      title: 'Appointment',
      status: 'CONFIRMED',
      start: '2026-10-25T00:30:00.000Z',
      end: '2026-10-25T02:00:00.000Z',
      isUtc: true,
      location: null,
      organizer: `mailto:${organizer}`,
      attendees: [],
      isPrivate: true,
    },
  ]);
  expect((await written({ starts_at: '2026-11-01T01:30:00-04:00', minutes: 60 })).events).toMatchObject([
    { start: '2026-11-01T05:30:00.000Z', end: '2026-11-01T06:30:00.000Z' },
  ]);
});

test('a calendar event starts later for a person who arrives later', async () => {
  const [event] = (await written({ arrives_minutes: 30 })).events;
  expect(event).toMatchObject({ start: '2026-10-25T01:00:00.000Z', end: '2026-10-25T02:00:00.000Z' });
  expect((await written({ arrives_minutes: 150 })).events[0]).toMatchObject({ end: '2026-10-25T03:15:00.000Z' });
});

test('a neutral calendar event has no place', async () => {
  expect((await written({ place: '4 Mill Lane' })).text).not.toContain('Mill');
  expect((await written({ place: '4 Mill Lane', is_neutral: false })).events[0]?.location).toBe('4 Mill Lane');
});

// ASVS 1.2.1
test('a place of any text stays one folded line of one calendar event and keeps its line breaks', async () => {
  const at = (place: string) => written({ place, is_neutral: false });
  const strange = 'Room 1; "A", 2nd floor, https://office.example/a?b=1,2';
  expect((await at(strange)).events).toMatchObject([{ location: strange }]);
  const lines = 'Mill House\n4 Mill Lane, York';
  expect((await at(lines)).events).toMatchObject([{ location: lines }]);
  const long = '🗝️ Zimmer im zweiten Stock, über dem Café '.repeat(5);
  expect((await at(long)).events[0]?.location).toBe(long);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }), async (place) => {
      const { events, text } = await at(`${place}\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:x`);
      expect(events).toHaveLength(1);
      expect(events[0]?.location).toContain('END:VEVENT\nBEGIN:VEVENT\nUID:x');
      expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    }),
  );
});

test('a calendar without sessions is a valid calendar', async () => {
  const { events, method } = await readCalendar(new File([writeCalendar([], publish)], 'a.ics'));
  expect([events, method]).toEqual([[], 'PUBLISH']);
});
