import { expect, test } from 'vitest';
import { purgeNotifications } from '../../jobs/purge-notifications.ts';
import { addClause, documentOf, release } from '../agreement/agreements.fixture.ts';
import { openFamily, say } from '../../testing/family.ts';
import { openNegotiation } from '../negotiation/negotiation.fixture.ts';
import { server } from '../../testing/server.ts';

const { owner } = server;

/** Lets some minutes pass since somebody was last seen. */
async function leave({ id }: { id: string }, minutes = 11) {
  const ago = new Date(Date.now() - minutes * 60_000).toISOString();
  await owner`update auth.sessions set created_at = ${ago}, refreshed_at = null where user_id = ${id}`;
  await owner`update private.sign_in_activity set last_active_at = ${ago} where user_id = ${id}`;
}

const mailsTo = ({ email }: { email: string }) => owner<{ facts: object; minutes: number }>`
  select facts, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
  from private.mails where address = ${email} and template = 'notification' order by created_at`;

/** As the job does once a mail has left. */
const sent = ({ email }: { email: string }) => owner`
  update private.mails set sent_at = now(), facts = '{}' where address = ${email}`;

test('a notification is mailed to a person absent for 10 minutes, and not to others', async () => {
  const { mediator, a, b, lawyerA, together } = await openFamily(server);
  await leave(a);
  await leave(b, 9);
  await say(mediator, together, 'Please read this.');
  expect(await mailsTo(a)).toEqual([{ facts: { type: 'message', visible_to: together }, minutes: 0 }]);
  for (const other of [b, lawyerA, mediator]) expect(await mailsTo(other)).toEqual([]);
});

test('a lawyer who is away is mailed about a released version that they may read, and about no other', async () => {
  const family = await openNegotiation(server);
  const { lawyerA, lawyerB, former, caseId, mediator } = family;
  await addClause(family);
  // The first release moves the case to another step, which everybody is notified of.
  await release(family);
  await addClause(family);
  for (const lawyer of [lawyerA, lawyerB, former]) await leave(lawyer);
  const { draft } = await documentOf(mediator, family);
  const input = { caseId, document: 'memorandum' as const, tag: draft?.tag ?? '', open_points: [] };
  await mediator.api.releaseAgreement({ ...input, readers: 'parties' });
  for (const lawyer of [lawyerA, lawyerB]) expect(await mailsTo(lawyer)).toEqual([]);
  await mediator.api.releaseAgreement({ ...input, readers: 'everyone' });
  for (const lawyer of [lawyerA, lawyerB])
    expect(await mailsTo(lawyer)).toMatchObject([{ facts: { type: 'case_update', visible_to: `case-${caseId}` } }]);
  expect(await mailsTo(former)).toEqual([]);
});

test('messages in a channel cause one mail until the person has read them, per channel', async () => {
  const { mediator, a, together, privateA } = await openFamily(server);
  await leave(a);
  await say(mediator, together);
  await say(mediator, together);
  await sent(a);
  const { id: messageId } = await say(mediator, together);
  expect(await mailsTo(a)).toHaveLength(1);
  await say(mediator, privateA);
  expect(await mailsTo(a)).toHaveLength(2);
  await a.api.markRead({ channelId: together, messageId });
  await leave(a);
  await say(mediator, together);
  expect(await mailsTo(a)).toHaveLength(3);
});

test('a person who leaves after the first message receives a mail about the next', async () => {
  const { mediator, a, together } = await openFamily(server);
  await say(mediator, together);
  expect(await mailsTo(a)).toEqual([]);
  await leave(a);
  await say(mediator, together);
  expect(await mailsTo(a)).toHaveLength(1);
});

test('preferences for mail and for notifications in the app apply separately', async () => {
  const { mediator, a, b, together } = await openFamily(server);
  for (const [person, message] of [
    [a, { in_app: true, email: false }],
    [b, { in_app: false, email: true }],
  ] as const) {
    const { preferences } = await person.api.getNotificationPreferences();
    await person.api.updateNotificationPreferences({ ...preferences, types: { ...preferences.types, message } });
    await leave(person);
  }
  await say(mediator, together);
  await say(mediator, together);
  expect([await mailsTo(a), (await mailsTo(b)).length]).toEqual([[], 1]);
  const notifications = async ({ api }: typeof a) =>
    (await api.listNotifications()).notifications.filter(({ type }) => type === 'message').length;
  expect([await notifications(a), await notifications(b)]).toEqual([1, 0]);
});

test('mails wait until the quiet hours end', async () => {
  const { mediator, a, together } = await openFamily(server);
  const clock = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);
  const { preferences } = await a.api.getNotificationPreferences();
  await a.api.updateNotificationPreferences({ ...preferences, quiet_hours: { from: clock(-60), to: clock(60) } });
  await leave(a);
  await say(mediator, together);
  const [mail] = await mailsTo(a);
  expect(Math.abs((mail?.minutes ?? 0) - 60)).toBeLessThanOrEqual(1);
});

test('quiet hours use the local time of the person, across midnight and daylight-saving changes', async () => {
  const end = async (moment: string, zone: string, from: string | null, to: string | null) => {
    const [row] = await owner<{ ends: string }>`
      select private.after_quiet_hours(${moment}::timestamptz, ${zone}, ${from}::time, ${to}::time) as ends`;
    return new Date(row!.ends).toISOString();
  };
  expect(await end('2026-11-21T23:00:00Z', 'UTC', '22:00', '07:00')).toBe('2026-11-22T07:00:00.000Z');
  expect(await end('2026-11-22T06:59:00Z', 'UTC', '22:00', '07:00')).toBe('2026-11-22T07:00:00.000Z');
  expect(await end('2026-11-22T07:00:00Z', 'UTC', '22:00', '07:00')).toBe('2026-11-22T07:00:00.000Z');
  expect(await end('2026-11-22T12:30:00Z', 'UTC', '12:00', '13:00')).toBe('2026-11-22T13:00:00.000Z');
  expect(await end('2026-11-22T12:30:00Z', 'America/New_York', '07:00', '08:00')).toBe('2026-11-22T13:00:00.000Z');
  expect(await end('2026-03-28T23:30:00Z', 'Europe/Berlin', '22:00', '07:00')).toBe('2026-03-29T05:00:00.000Z');
  expect(await end('2026-11-22T12:30:00Z', 'UTC', null, null)).toBe('2026-11-22T12:30:00.000Z');
});

test('a banned account receives no notifications and no mails', async () => {
  const { mediator, a, together } = await openFamily(server);
  await owner`update auth.users set banned_until = 'infinity' where id = ${a.id}`;
  await leave(a);
  await say(mediator, together);
  expect(await owner`select id from notifications where user_id = ${a.id} and type = 'message'`).toEqual([]);
  expect(await mailsTo(a)).toEqual([]);
});

test('a mail about a session replaces the general notification mail, and is omitted when mails for sessions are off', async () => {
  const [person, other] = [await server.person(), await server.person()];
  const { preferences } = await other.api.getNotificationPreferences();
  const session_scheduled = { in_app: true, email: false };
  await other.api.updateNotificationPreferences({ ...preferences, types: { ...preferences.types, session_scheduled } });
  const templates = ({ email }: typeof person) => owner`select template from private.mails where address = ${email}`;
  for (const recipient of [person, other]) {
    await leave(recipient);
    const { email, id } = recipient;
    await owner`
      select private.notify_user(${id}, 'session_scheduled', 'News.', null, ${`user-${id}`}, null),
        private.queue_mail(${id}, null, 'session_changed', '{"change":"moved"}')`;
    expect(await templates(recipient)).toEqual(recipient === person ? [{ template: 'session_changed' }] : []);
    await owner`delete from private.mails where address = ${email}`;
    await owner`
      select private.queue_mail(${id}, null, 'session_changed', '{"change":"moved"}'),
        private.notify_user(${id}, 'session_scheduled', 'News.', null, 'user-2', null)`;
  }
  expect(await templates(person)).toEqual([{ template: 'session_changed' }]);
  expect(await templates(other)).toEqual([]);
});

test('an invited person receives no notification mail in addition to the invitation', async () => {
  const person = await server.person();
  await leave(person);
  await owner`select private.notify_user(${person.id}, 'user_invited', 'News.', null, null, null)`;
  expect(await mailsTo(person)).toEqual([]);
});

test('notifications are purged 90 days after reading or 24 hours after deletion', async () => {
  const { id } = await server.person();
  await owner`
    insert into notifications (user_id, type, message, status, read_at, deleted_at) values
      (${id}, 'message', 'unread', 'unread', null, null),
      (${id}, 'message', 'read lately', 'read', now() - interval '89 days', null),
      (${id}, 'message', 'read long ago', 'read', now() - interval '91 days', null),
      (${id}, 'message', 'put away lately', 'unread', null, now() - interval '23 hours'),
      (${id}, 'message', 'put away long ago', 'unread', null, now() - interval '25 hours')`;
  await purgeNotifications(owner);
  expect(await owner`select message from notifications where user_id = ${id} order by message`).toEqual([
    { message: 'put away lately' },
    { message: 'read lately' },
    { message: 'unread' },
  ]);
});
