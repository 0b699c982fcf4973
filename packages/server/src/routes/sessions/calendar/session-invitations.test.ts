import { expect, test } from 'vitest';
import { sendMails } from '../../../mail/send-mails.ts';
import type { Mail } from '../../../mail/transport.ts';
import { wantFullTitles } from '../../people/accounts/full-titles.fixture.ts';
import { openFamily, remove } from '../../../testing/family.ts';
import { readCalendar } from './read-calendar.fixture.ts';
import { server } from '../../../testing/server.ts';
import { inHours, propose, proposeAndConfirm, withA } from '../sessions.fixture.ts';
import type { TestPerson } from '../../../testing.ts';

const { owner } = server;
const organizer = 'no-reply@office.example';

/** Sends what waits, and returns the mails about sessions to these people, each with its entry. */
async function send() {
  const mails: Mail[] = [];
  const deps = { sql: owner, siteUrl: 'http://test', organizer };
  await sendMails({ ...deps, send: async (mail) => void mails.push(mail) });
  return async ({ email }: TestPerson) => {
    const mine = mails.filter(({ to, subject }) => to === email && /^(Your session|Su sesión)$/.test(subject));
    return Promise.all(
      mine.map(async ({ text, invitation }) => {
        const calendar = invitation && (await readCalendar(new File([invitation.content], 'a.ics')));
        const [entry] = calendar?.events ?? [];
        return { text, ics: calendar?.text ?? '', method: invitation?.method, ...entry };
      }),
    );
  };
}

const isInvitation = ({ method }: { method: string | undefined }) => method !== undefined;

/** A mail without its first line, which has the receiver’s own name. */
const afterGreeting = (text: string) => text.slice(text.indexOf('\n'));

const shuttle = {
  kind: 'shuttle' as const,
  neutral_title: false,
  agenda: ['What Ben Reyes said'],
};

test('a mail about a new time carries an invitation with the receiver’s own place, and nothing of anybody else', async () => {
  const family = await openFamily(server);
  const { a, b, participantOfA, participantOfB } = family;
  for (const person of [a, b]) await wantFullTitles(person);
  await b.api.updateMe({ language: 'es' });
  const session = await proposeAndConfirm(family, {
    ...shuttle,
    attendees: [
      { participant_id: participantOfA.id, place: 'Room 1' },
      { participant_id: participantOfB.id, place: 'Room 2', link: 'https://meet.example/b', arrives_minutes: 15 },
    ],
  });
  const mailsTo = await send();
  const [toA, toB] = [(await mailsTo(a)).find(isInvitation), (await mailsTo(b)).find(isInvitation)];
  expect(toA).toMatchObject({
    method: 'REQUEST',
    uid: session.ics_uid,
    title: 'Mediation session',
    location: 'Room 1',
    organizer: `mailto:${organizer}`,
    attendees: [`mailto:${a.email}`],
  });
  expect(toB).toMatchObject({
    method: 'REQUEST',
    uid: session.ics_uid,
    title: 'Sesión de mediación',
    location: 'Room 2',
    attendees: [`mailto:${b.email}`],
  });
  expect(afterGreeting(toA!.text) + toA!.ics).not.toMatch(/Room 2|meet\.example|Ada|Ben|Mia|Reyes|said/);
  expect(toA!.ics).not.toContain(b.email);
  expect(afterGreeting(toB!.text) + toB!.ics).not.toMatch(/Room 1|meet\.example|Ada|Ben|Mia|Reyes|said/);
  expect(toB!.ics).not.toContain(a.email);
});

test('only a person who turned off neutral wording gets the full title of a session that has one', async () => {
  const family = await openFamily(server);
  const { a, b } = family;
  await wantFullTitles(a);
  await proposeAndConfirm(family, { neutral_title: false });
  const mailsTo = await send();
  expect((await mailsTo(a)).find(isInvitation)?.title).toBe('Mediation session');
  expect((await mailsTo(b)).find(isInvitation)?.title).toBe('Appointment');
});

test('moving, changing and cancelling a session send its entry again with a higher sequence', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, participantOfA } = family;
  await wantFullTitles(a);
  const { id: sessionId, version } = await proposeAndConfirm(family, { neutral_title: false });
  await send();
  const starts_at = inHours(300);
  await mediator.api.moveSession({ sessionId, starts_at, version });
  let mailsTo = await send();
  const start = new Date(starts_at).toISOString();
  expect(await mailsTo(a)).toMatchObject([{ method: 'REQUEST', sequence: 1, start, text: /moved/ }].map(withText));

  const { session } = await mediator.api.getSession({ sessionId });
  const attendees = session.attendees.map(({ participant_id }) => ({
    participant_id,
    ...(participant_id === participantOfA.id && { place: 'Room 3' }),
  }));
  const { session: placed } = await mediator.api.updateSession({ sessionId, attendees, version: version + 1 });
  mailsTo = await send();
  expect(await mailsTo(a)).toMatchObject(
    [{ method: 'REQUEST', sequence: 2, location: 'Room 3', text: /change to your session/ }].map(withText),
  );
  expect(await mailsTo(b)).toEqual([]);

  const { session: longer } = await mediator.api.updateSession({ sessionId, minutes: 90, version: placed.version });
  mailsTo = await send();
  expect(await mailsTo(a)).toMatchObject([{ method: 'REQUEST', sequence: 3 }]);
  expect(await mailsTo(b)).toMatchObject([{ method: 'REQUEST', sequence: 2 }]);

  await mediator.api.cancelSession({ sessionId, version: longer.version });
  mailsTo = await send();
  const cancelled = { method: 'CANCEL', status: 'CANCELLED', text: /cancelled/ };
  expect(await mailsTo(a)).toMatchObject([{ ...cancelled, sequence: 4 }].map(withText));
  expect(await mailsTo(b)).toMatchObject([{ ...cancelled, sequence: 3 }].map(withText));
});

const withText = <T extends { text?: RegExp }>({ text, ...rest }: T) => ({
  ...rest,
  ...(text && { text: expect.stringMatching(text) as string }),
});

test('a person taken off a session or removed from the case receives a cancellation without place and link', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, caseId, participantOfA, participantOfB } = family;
  const attendees = [
    { participant_id: participantOfA.id, place: 'Room 1' },
    { participant_id: participantOfB.id, place: 'Room 2' },
  ];
  const { id: sessionId, version } = await proposeAndConfirm(family, { attendees });
  await send();
  await mediator.api.updateSession({ sessionId, attendees: attendees.slice(0, 1), version });
  let mailsTo = await send();
  expect(await mailsTo(b)).toMatchObject([{ method: 'CANCEL', status: 'CANCELLED', sequence: 1, location: null }]);
  expect(await mailsTo(a)).toEqual([]);
  await remove(server, caseId, a);
  mailsTo = await send();
  expect(await mailsTo(a)).toMatchObject([{ method: 'CANCEL', status: 'CANCELLED', sequence: 2, location: null }]);
  expect(await owner`select status from sessions where id = ${sessionId}`).toEqual([{ status: 'cancelled' }]);
});

test('a waiting mail never reaches somebody with what is no longer true', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, participantOfA, participantOfB } = family;
  const attendees = [
    { participant_id: participantOfA.id, place: 'Room 1' },
    { participant_id: participantOfB.id, link: 'https://m.example/1' },
  ];
  const { id: sessionId, version } = await proposeAndConfirm(family, { attendees });
  await mediator.api.moveSession({ sessionId, starts_at: inHours(300), version });
  await mediator.api.updateSession({ sessionId, attendees: attendees.slice(0, 1), version: version + 1 });
  const waiting = await owner<{ facts: object }>`select facts from private.mails where receiver in (${a.id}, ${b.id})`;
  expect(JSON.stringify(waiting)).not.toContain('m.example');
  const mailsTo = await send();
  const methods = async (person: TestPerson) =>
    (await mailsTo(person)).filter(isInvitation).map(({ method }) => method);
  expect([await methods(a), await methods(b)]).toEqual([['REQUEST'], ['CANCEL']]);
  expect((await mailsTo(b)).map(({ ics }) => ics).join('')).not.toContain('m.example');
  const left = await owner`
    select distinct facts::text, last_error from private.mails where receiver = ${b.id} and template = 'session_changed'`;
  expect(left).toEqual([{ facts: '{}', last_error: null }]);
});

test('a person without email as a safe channel, or with session mails off, receives no invitation', async () => {
  const family = await openFamily(server);
  const { a, b } = family;
  await a.api.updateMe({
    safe_contact: { channels: ['phone'], hours: '', voicemail: false, neutral: true, code_word: '' },
  });
  const { preferences } = await b.api.getNotificationPreferences({});
  const types = { ...preferences.types, session_scheduled: { in_app: true, email: false } };
  await b.api.updateNotificationPreferences({ ...preferences, types });
  const { id } = await proposeAndConfirm(family);
  const mailsTo = await send();
  for (const person of [a, b]) {
    expect(await mailsTo(person)).toEqual([]);
    const { notifications } = await person.api.listNotifications();
    expect(notifications.filter(({ subject_id }) => subject_id === id)).not.toEqual([]);
  }
});

test('a session of one side reaches the other side by no mail and no calendar', async () => {
  const family = await openFamily(server);
  const { mediator, b, lawyerB, outsider } = family;
  const { id: sessionId, version } = await proposeAndConfirm(family, withA(family));
  await mediator.api.moveSession({ sessionId, starts_at: inHours(300), version });
  await mediator.api.cancelSession({ sessionId, version: version + 1 });
  const mailsTo = await send();
  for (const person of [b, lawyerB, outsider]) {
    expect(await mailsTo(person)).toEqual([]);
    await expect(person.api.sessionCalendar({ sessionId })).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('mails about a session wait for the end of the quiet hours, unless it begins before', async () => {
  const family = await openFamily(server);
  const { a } = family;
  const clock = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);
  const { preferences } = await a.api.getNotificationPreferences({});
  await a.api.updateMe({ time_zone: 'UTC' });
  await a.api.updateNotificationPreferences({ ...preferences, quiet_hours: { from: clock(-60), to: clock(300) } });
  await propose(family);
  await proposeAndConfirm(family, { ...withA(family), slots: [inHours(3)] });
  await proposeAndConfirm(family, { ...withA(family), slots: [inHours(200)] });
  const waits = await owner<{ change: string; waits: boolean; is_soon: boolean }>`
    select facts ->> 'change' as change, next_attempt_at > now() as waits,
      (facts ->> 'starts_at')::timestamptz < now() + interval '1 day' as is_soon
    from private.mails where receiver = ${a.id} and template = 'session_changed' and facts ->> 'change' = 'scheduled'
    order by created_at`;
  expect(waits).toEqual([
    { change: 'scheduled', waits: false, is_soon: true },
    { change: 'scheduled', waits: true, is_soon: false },
  ]);
});
