import { expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { wantFullTitles } from '../../people/accounts/full-titles.fixture.ts';
import { openFamily, remove, whoMay } from '../../../testing/family.ts';
import { sendMails } from '../../../mail/send-mails.ts';
import type { Mail } from '../../../mail/transport.ts';
import { resetCode } from '../../../testing/mails.ts';
import { readCalendar } from './read-calendar.fixture.ts';
import { server } from '../../../testing/server.ts';
import { inHours, propose, proposeAndConfirm, withA } from '../sessions.fixture.ts';

/** The parts of ids, some of which hold "ada". */
const hexadecimal = /\b[\da-f]{4,}\b/g;

const calendarOf = async ({ api }: TestPerson, sessionId: string) =>
  readCalendar(await api.sessionCalendar({ sessionId }));

const feedOf = async ({ api }: TestPerson) => (await api.makeCalendarFeed()).path.split('/').at(-1) ?? '';

const readFeed = async (token: string) => readCalendar(await server.guest.readCalendarFeed({ token }));

test('the calendar file of a session contains the attendee’s own place, no link and no names', async () => {
  const family = await openFamily(server);
  for (const person of [family.a, family.b, family.mediator]) await wantFullTitles(person);
  const { a, b, participantOfA, participantOfB } = family;
  const session = await proposeAndConfirm(family, {
    kind: 'shuttle',
    neutral_title: false,
    agenda: ['What Ben Reyes said'],
    attendees: [
      { participant_id: participantOfA.id, place: 'Room 1' },
      { participant_id: participantOfB.id, place: 'Room 2', link: 'https://meet.example/b', arrives_minutes: 15 },
    ],
  });
  const [ofA, ofB] = [await calendarOf(a, session.id), await calendarOf(b, session.id)];
  const start = new Date(session.starts_at ?? '').toISOString();
  expect(ofA.events).toMatchObject([{ uid: session.ics_uid, title: 'Mediation session', location: 'Room 1', start }]);
  expect(ofB.events).toMatchObject([{ uid: session.ics_uid, location: 'Room 2' }]);
  expect((await calendarOf(family.mediator, session.id)).events[0]?.location).toBe('Room 1, Room 2');
  expect(Date.parse(ofB.events[0]!.start) - Date.parse(start)).toBe(15 * 60_000);
  for (const { text, method } of [ofA, ofB]) {
    expect(method).toBe('PUBLISH');
    expect(text.replaceAll(hexadecimal, '')).not.toMatch(/Ada|Ben|Mia|Reyes|said|mediator|meet\.example/i);
  }
  expect(ofA.text).not.toContain('Room 2');
  expect(await whoMay(family, (it) => calendarOf(it, session.id))).toEqual(['mediator', 'a', 'b']);
});

test('a calendar program names the feed with a neutral word in the person’s language, and a single file has no name', async () => {
  const family = await openFamily(server);
  const { a, b } = family;
  const token = await feedOf(b);
  expect((await readFeed(token)).names).toEqual(['Appointments', 'Appointments']);
  await b.api.updateMe({ language: 'es-MX' });
  expect(await readFeed(token)).toMatchObject({ names: ['Citas', 'Citas'], events: [] });
  const { id } = await proposeAndConfirm(family, {});
  expect((await readFeed(token)).names).toEqual(['Citas', 'Citas']);
  expect((await calendarOf(a, id)).names).toEqual([null, null]);
});

test('a neutral appointment says neither place nor link in the file, the feed and the mail, whoever made it neutral', async () => {
  const family = await openFamily(server);
  const { a, b, mediator } = family;
  await wantFullTitles(a);
  const given = { place: '4 Mill Lane', link: 'https://meet.example/room' };
  const attendees = [family.participantOfA, family.participantOfB].map(({ id }) => ({ participant_id: id, ...given }));
  const neutral = await proposeAndConfirm(family, { attendees });
  const full = await proposeAndConfirm(family, { attendees, neutral_title: false, slots: [inHours(300)] });
  const where = /Mill|meet\.example/;
  for (const person of [a, b, mediator]) {
    expect((await calendarOf(person, neutral.id)).text).not.toMatch(where);
    const { events } = await readFeed(await feedOf(person));
    const places = events.map(({ uid, title, location }) => [uid === full.ics_uid, title, location]);
    const isFull = person === a;
    expect(places).toEqual([
      [false, 'Appointment', null],
      [true, isFull ? 'Mediation session' : 'Appointment', isFull ? '4 Mill Lane' : null],
    ]);
  }
  const mails: Mail[] = [];
  await sendMails({
    sql: server.owner,
    siteUrl: 'http://test',
    organizer: 'x@test.example',
    send: async (mail) => void mails.push(mail),
  });
  const about = ({ email }: TestPerson) =>
    mails
      .filter(({ to }) => to === email)
      .map(({ subject, text, invitation }) => `${subject}${text}${invitation?.content}`);
  expect(about(b).join('')).toContain('BEGIN:VEVENT');
  expect(about(b).join('')).not.toMatch(where);
  expect(about(a).filter((it) => where.test(it))).toEqual([expect.stringContaining(full.ics_uid)]);
  expect(about(a).join('')).not.toContain('meet.example');
});

test('rescheduling or cancelling a session updates its calendar event, and a proposal has none', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, participantOfA } = family;
  for (const person of [a, b]) await wantFullTitles(person);
  const proposal = await propose(family);
  await expect(a.api.sessionCalendar({ sessionId: proposal.id })).rejects.toMatchObject({ code: 'conflict' });

  const { id: sessionId, version } = await proposeAndConfirm(family, { neutral_title: false });
  expect((await calendarOf(a, sessionId)).events).toMatchObject([{ title: 'Mediation session', sequence: 0 }]);
  const moved = await mediator.api.moveSession({ sessionId, starts_at: inHours(300), version });
  expect((await calendarOf(a, sessionId)).events).toMatchObject([{ sequence: 1, status: 'CONFIRMED' }]);

  const attendees = moved.session.attendees.map(({ participant_id }) => ({
    participant_id,
    ...(participant_id === participantOfA.id && { place: 'Room 3' }),
  }));
  const placed = await mediator.api.updateSession({ sessionId, attendees, version: moved.session.version });
  expect((await calendarOf(a, sessionId)).events).toMatchObject([{ sequence: 2, location: 'Room 3' }]);
  expect((await calendarOf(b, sessionId)).events).toMatchObject([{ sequence: 1, location: null }]);

  await mediator.api.cancelSession({ sessionId, version: placed.session.version });
  const { method, events } = await calendarOf(a, sessionId);
  expect([method, events[0]?.status, events[0]?.sequence]).toEqual(['CANCEL', 'CANCELLED', 3]);
});

test('an attendee who is added again receives a calendar event with a higher sequence number', async () => {
  const family = await openFamily(server);
  const { mediator, a, participantOfA, participantOfB } = family;
  await wantFullTitles(a);
  const { id: sessionId, version } = await proposeAndConfirm(family, { neutral_title: false });
  const others = [{ participant_id: participantOfB.id }];
  const expectA = async (seenVersion: number, place?: string) => {
    const attendees = place === undefined ? others : [{ participant_id: participantOfA.id, place }, ...others];
    return (await mediator.api.updateSession({ sessionId, attendees, version: seenVersion })).session.version;
  };
  const before = await expectA(await expectA(version, 'Room 1'), 'Room 2');
  const [left] = (await calendarOf(a, sessionId)).events;
  await expectA(await expectA(before), 'Room 3');
  const [again] = (await calendarOf(a, sessionId)).events;
  expect([left?.location, again?.location, again?.uid === left?.uid]).toEqual(['Room 2', 'Room 3', true]);
  expect(again!.sequence).toBeGreaterThan(left!.sequence);
});

test('a calendar feed contains the sessions of its owner only', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, admin, lawyerA } = family;
  const ofA = await proposeAndConfirm(family, withA(family));
  const together = await proposeAndConfirm(family, { slots: [inHours(300)] });
  await propose(family);
  const { version } = await mediator.api
    .cancelSession({ sessionId: together.id, version: together.version })
    .then((it) => it.session);
  expect(version).toBe(together.version + 1);
  const uids = async (person: TestPerson) =>
    (await readFeed(await feedOf(person))).events.map(({ uid, status }) => [uid, status]);
  const cancelled = [together.ics_uid, 'CANCELLED'];
  for (const person of [a, mediator]) expect(await uids(person)).toEqual([[ofA.ics_uid, 'CONFIRMED'], cancelled]);
  for (const person of [b, lawyerA]) expect(await uids(person)).toEqual([cancelled]);
  expect(await uids(admin)).toEqual([]);
});

test('a revoked, replaced or unknown calendar feed returns not_found', async () => {
  const family = await openFamily(server);
  const { a, caseId } = family;
  await proposeAndConfirm(family);
  expect(await a.api.getCalendarFeed()).toEqual({ created_at: null, last_read_at: null, shows_nights: false });
  const first = await feedOf(a);
  expect((await readFeed(first)).events).toHaveLength(1);
  const second = await feedOf(a);
  const gone = { code: 'not_found', message: 'Not found.' };
  await expect(readFeed(first)).rejects.toMatchObject(gone);
  expect((await readFeed(second)).events).toHaveLength(1);
  expect((await a.api.getCalendarFeed()).created_at).not.toBeNull();
  await remove(server, caseId, a);
  expect((await readFeed(second)).events).toEqual([]);
  await a.api.revokeCalendarFeed();
  await expect(readFeed(second)).rejects.toMatchObject(gone);
  await expect(readFeed('x'.repeat(43))).rejects.toMatchObject(gone);
  expect(await a.api.getCalendarFeed()).toEqual({ created_at: null, last_read_at: null, shows_nights: false });
  expect(await server.owner`select from calendar_feeds where token_hash in (${first}, ${second})`).toEqual([]);
});

test('a calendar feed is sent as an attachment that must not be cached', async () => {
  const { a } = await openFamily(server);
  const { path } = await a.api.makeCalendarFeed();
  const { status, headers } = await server.app.request(path);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ]);
  expect(headers.get('content-disposition')).toContain('filename="appointments.ics"');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('the owner of a calendar feed sees when it was last read', async () => {
  const { api } = await server.person();
  const token = (await api.makeCalendarFeed()).path.split('/').at(-1) ?? '';
  expect((await api.getCalendarFeed()).last_read_at).toBeNull();
  await readFeed(token);
  expect((await api.getCalendarFeed()).last_read_at).not.toBeNull();
});

// ASVS 7.4.3
test('changing the password, ending other sign-in sessions and closing the account revoke the calendar feed', async () => {
  const admin = await server.person('admin');
  const ways: ((it: TestPerson) => Promise<unknown>)[] = [
    ({ api }) => api.changePassword({ current_password: 'correct horse', password: 'another horse' }),
    ({ api }) => api.endMyOtherSessions(),
    ({ id }) => admin.api.deleteUser({ userId: id }),
    ...['another horse', 'correct horse'].map((password) => async ({ email }: TestPerson) => {
      const token_hash = await resetCode(server, email);
      await server.guest.completePasswordReset({ token_hash, password });
    }),
  ];
  for (const end of ways) {
    const [person, other] = [await server.person(), await server.person()];
    const [token, others] = [await feedOf(person), await feedOf(other)];
    await end(person);
    await expect(readFeed(token)).rejects.toMatchObject({ code: 'not_found' });
    expect((await readFeed(others)).events).toEqual([]);
  }
});
