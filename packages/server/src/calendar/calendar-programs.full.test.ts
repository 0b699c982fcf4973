// Guards packages/server/src/calendar/**
import PostalMime from 'postal-mime';
import ICAL from 'ical.js';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { addressOf } from '../mail/address-of.ts';
import { openTransport } from '../mail/transport.ts';
import { readCalendar } from '../routes/sessions/calendar/read-calendar.fixture.ts';
import type { CalendarMethod } from './calendar-file.ts';
import { type CalendarEntry, writeCalendar } from './write-calendar.ts';

const from = 'Sessions <no-reply@office.example>';
const organizer = addressOf(from);

const entry: CalendarEntry = {
  ics_uid: '3f0d3a3e-6a0c-4b0e-9a53-1c1f3b6f2d10',
  ics_sequence: 3,
  status: 'scheduled',
  starts_at: '2027-03-28T00:30:00Z',
  minutes: 90,
  is_neutral: true,
  arrives_minutes: 0,
  place: 'Habitación 2, “Jardín”, segunda planta, al fondo del pasillo a la derecha',
  address: 'ada.with.a.rather.long.name.that.needs.a.second.line@test.example',
  language: null,
};

const write = (method: CalendarMethod, changes: Partial<CalendarEntry> = {}) =>
  writeCalendar([{ ...entry, ...changes }], { method, organizer });

const read = (text: string) => readCalendar(new File([text], 'a.ics'));

/** The mail with this entry, as it leaves for a mail server. */
async function sentWith(method: CalendarMethod, content: string) {
  const outbox = join(mkdtempSync(join(inject('folder'), 'outbox-')), 'outbox');
  const words = { subject: 'Your session', text: 'Hello.\n', html: '<p>Hello.</p>' };
  const mail = { to: entry.address!, ...words, invitation: { method, content } };
  await openTransport({ from, outbox })(mail);
  const raw = readFileSync(join(outbox, readdirSync(outbox)[0]!));
  return { raw: raw.toString(), mail: await PostalMime.parse(raw) };
}

test('every line of a calendar file ends with CRLF and has at most 75 bytes', () => {
  for (const method of ['REQUEST', 'CANCEL', 'PUBLISH'] as const) {
    const text = write(method);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  }
});

test('a calendar entry has what every program requires: version, product, UID, stamp, start and end in UTC', () => {
  const component = new ICAL.Component(ICAL.parse(write('REQUEST')) as unknown[]);
  expect(component.getFirstPropertyValue('version')).toBe('2.0');
  expect(component.getFirstPropertyValue('prodid')).toMatch(/^-\/\/.+\/\/.+\/\/EN$/);
  const event = component.getFirstSubcomponent('vevent')!;
  for (const name of ['uid', 'sequence', 'dtstamp', 'dtstart', 'dtend', 'summary', 'status', 'organizer'])
    expect([name, event.getAllProperties(name).length]).toEqual([name, 1]);
  for (const name of ['dtstamp', 'dtstart', 'dtend'])
    expect(event.getFirstProperty(name)!.toICALString()).toMatch(/^[A-Z]+:\d{8}T\d{6}Z$/);
});

test('an invitation names its receiver as the only attendee and the sender of the mail as organizer', async () => {
  for (const method of ['REQUEST', 'CANCEL'] as const)
    expect((await read(write(method))).events).toMatchObject([
      { organizer: 'mailto:no-reply@office.example', attendees: [`mailto:${entry.address}`] },
    ]);
  const { mail } = await sentWith('REQUEST', write('REQUEST'));
  expect(mail.from?.address).toBe(organizer);
});

test('a published calendar has an organizer and no attendees', async () => {
  expect((await read(write('PUBLISH'))).events).toMatchObject([{ organizer: `mailto:${organizer}`, attendees: [] }]);
});

test('a cancelled or left session has the status CANCELLED', async () => {
  for (const status of ['cancelled', 'left'])
    expect((await read(write('CANCEL', { status }))).events).toMatchObject([
      { uid: entry.ics_uid, status: 'CANCELLED' },
    ]);
});

test('a calendar entry is private, and has no alarm and no description', async () => {
  const text = write('REQUEST');
  expect((await read(text)).events).toMatchObject([{ isPrivate: true }]);
  expect(text).not.toMatch(/VALARM|DESCRIPTION|COMMENT|CONTACT|URL/);
});

test('the title is in the language of the person, and neutral unless the entry says otherwise', async () => {
  const title = async (changes: Partial<CalendarEntry>) => (await read(write('REQUEST', changes))).events[0]?.title;
  expect(await title({})).toBe('Appointment');
  expect(await title({ language: 'es-MX' })).toBe('Cita');
  expect(await title({ is_neutral: false, language: 'fr' })).toBe('Mediation session');
  expect(await title({ is_neutral: false, language: 'es' })).toBe('Sesión de mediación');
});

test('a mail carries the entry beside its text, with the method in the type, and once more as a file', async () => {
  for (const method of ['REQUEST', 'CANCEL'] as const) {
    const content = write(method, { is_neutral: false, status: method === 'CANCEL' ? 'cancelled' : 'scheduled' });
    const { raw, mail } = await sentWith(method, content);
    const alternative = raw.slice(raw.indexOf('multipart/alternative'));
    expect(alternative).toMatch(new RegExp(`Content-Type: text/calendar; charset=utf-8;\\s+method=${method}`, 'i'));
    expect(mail.text?.trim()).toBe('Hello.');
    const parts = mail.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType));
    expect(parts.map(({ filename }) => filename)).toContain('appointment.ics');
    for (const part of parts) {
      const { method: found, events } = await read(new TextDecoder().decode(part.content as ArrayBuffer));
      expect([found, events[0]?.location]).toEqual([method, entry.place]);
    }
  }
});
