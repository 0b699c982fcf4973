import { expect, test } from 'vitest';
import { writeMail } from '../../mail/write-mail.ts';
import { openFamily, remove } from '../../testing/family.ts';
import { inHours, propose, proposeAndConfirm, withA } from '../../routes/sessions/sessions.fixture.ts';
import type { TestPerson } from '../../testing.ts';
import { server } from '../../testing/server.ts';
import { remindOfSessions } from './remind-of-sessions.ts';

const { owner } = server;

/** Counts a person's reminders, in the app and by mail. */
async function reminders({ id }: TestPerson) {
  const [found] = await owner<{ notified: number; mailed: number }>`
    select
      (select count(*)::int from notifications where user_id = ${id} and type = 'session_reminder') as notified,
      (select count(*)::int from private.mails where receiver = ${id} and template = 'session_reminder') as mailed`;
  return found;
}

const times = (count: number) => ({ notified: count, mailed: count });

/** Runs the job as if a session started in this many hours. */
const remindBefore = ({ starts_at }: { starts_at: string | null }, hours: number) =>
  remindOfSessions(owner, inHours(-hours, Date.parse(starts_at ?? '')));

test('each attendee is reminded once 48 hours and once 2 hours before a session', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, admin } = family;
  const session = await proposeAndConfirm(family, withA(family));
  await remindBefore(session, 49);
  expect(await reminders(a)).toEqual(times(0));
  await remindBefore(session, 47.9);
  await Promise.all([remindBefore(session, 47), remindBefore(session, 24), remindBefore(session, 3)]);
  for (const person of [mediator, a]) expect(await reminders(person)).toEqual(times(1));
  await remindBefore(session, 1.9);
  await remindBefore(session, 0.1);
  for (const person of [mediator, a]) expect(await reminders(person)).toEqual(times(2));
  for (const person of [b, admin]) expect(await reminders(person)).toEqual(times(0));
});

test('a session reminder contains the time and neither participants nor agenda', async () => {
  const family = await openFamily(server);
  const session = await proposeAndConfirm(family, { agenda: ['The house'] });
  await remindBefore(session, 40);
  const [notified] = await owner<{ message: string; visible_to: string }>`
    select message, visible_to from notifications where user_id = ${family.a.id} and type = 'session_reminder'`;
  expect(notified).toMatchObject({ visible_to: `user-${family.a.id}` });
  expect(notified?.message).toMatch(
    /^You have a session on \w+day \d+ \w+, \d\d:\d\d to \d\d:\d\d \(Europe\/London\)\.$/,
  );
  const [mail] = await owner<{ facts: unknown }>`
    select facts from private.mails where receiver = ${family.a.id} and template = 'session_reminder'`;
  expect(writeMail('session_reminder', mail?.facts, 'https://m.example').text).toContain('(Europe/London)');
  const changes = await owner<{ facts: unknown }>`
    select facts from private.mails where receiver = ${family.a.id} and template = 'session_changed' order by created_at`;
  const mails = changes.map((it) => writeMail('session_changed', it.facts, 'https://m.example').text);
  expect(mails).toEqual([
    expect.stringContaining('You have new times to choose from'),
    expect.stringContaining('Your session is booked.'),
  ]);
});

test('cancelled, unscheduled and former sessions cause no reminder, and a moved session reminds again', async () => {
  const family = await openFamily(server);
  const { mediator, a, caseId } = family;
  const before = await proposeAndConfirm(family);
  const { id: sessionId, version } = before;
  await remindBefore(before, 40);
  const { session: moved } = await mediator.api.moveSession({ sessionId, starts_at: inHours(400), version });
  await remindBefore(before, 1);
  expect(await reminders(a)).toEqual(times(1));
  await remindBefore(moved, 40);
  expect(await reminders(a)).toEqual(times(2));
  await remove(server, caseId, family.b);
  await remindBefore(moved, 1);
  expect([await reminders(a), await reminders(family.b)]).toEqual([times(3), times(2)]);

  const cancelled = await proposeAndConfirm(family, { slots: [inHours(600)] });
  await mediator.api.cancelSession({ sessionId: cancelled.id, version: cancelled.version });
  const proposed = await propose(family, { slots: [inHours(600)] });
  await remindBefore(cancelled, 40);
  await remindBefore({ starts_at: proposed.slots[0]!.starts_at }, 40);
  expect(await reminders(a)).toEqual(times(3));
});

test('scheduling a session less than 48 hours ahead causes no immediate reminder', async () => {
  const family = await openFamily(server);
  const session = await proposeAndConfirm(family, { slots: [inHours(30)] });
  await remindOfSessions(owner);
  expect(await reminders(family.a)).toEqual(times(0));
  await remindBefore(session, 1.5);
  expect(await reminders(family.a)).toEqual(times(1));
});
