import { expect, test } from 'vitest';
import { remindOfSessions } from '../../jobs/reminders/remind-of-sessions.ts';
import type { TestPerson } from '../../testing.ts';
import { openFamily, openMediation, say } from '../../testing/family.ts';
import { mailsTo } from '../../testing/mails.ts';
import { server } from '../../testing/server.ts';
import { inHours, proposeAndConfirm, withA } from '../sessions/sessions.fixture.ts';

const { guest, owner } = server;

type Way = 'app' | 'email' | 'phone';

const chooseSafeWays = ({ api }: TestPerson, channels: Way[]) =>
  api.updateMe({ safe_contact: { channels, hours: '', voicemail: false, neutral: true, code_word: '' } });

/** How many mails wait for somebody, but for the invitation with which they came into the case. */
const mailed = async ({ email }: { email: string }) =>
  (await mailsTo(server, email)).filter(({ text }) => !text.includes('/accept-invitation/')).length;

const notified = async ({ api }: TestPerson, type: string) =>
  (await api.listNotifications()).notifications.filter((it) => it.type === type).map(({ message }) => message);

test('a person without email as a safe channel receives no session mails, but notifications', async () => {
  const family = await openFamily(server);
  const { a, b } = family;
  await chooseSafeWays(a, ['app', 'phone']);
  await chooseSafeWays(b, ['phone', 'email']);
  const session = await proposeAndConfirm(family, {});
  await remindOfSessions(owner, inHours(-40, Date.parse(session.starts_at!)));
  expect([await mailed(a), await mailed(b)]).toEqual([0, 3]);
  for (const person of [a, b]) expect(await notified(person, 'session_reminder')).toHaveLength(1);
  await chooseSafeWays(a, []);
  await proposeAndConfirm(family, { ...withA(family), slots: [inHours(300)] });
  expect(await mailed(a)).toBe(2);
});

test('a person without email as a safe channel receives no notification mails while away', async () => {
  const { a, b, mediator, together } = await openFamily(server);
  await chooseSafeWays(a, ['app']);
  for (const { id } of [a, b]) {
    await owner`update auth.sessions set created_at = now() - interval '11 minutes', refreshed_at = null where user_id = ${id}`;
    await owner`update private.sign_in_activity set last_active_at = now() - interval '11 minutes' where user_id = ${id}`;
  }
  await say(mediator, together);
  expect([await mailed(a), await mailed(b)]).toEqual([0, 1]);
  expect(await notified(a, 'message')).toHaveLength(1);
  const mails = () => owner`select mailed_at is not null as is_mailed from notifications
    where user_id = ${a.id} and type = 'message'`;
  expect(await mails()).toEqual([{ is_mailed: false }]);
});

test('a person without email as a safe channel receives no invitation mail, but a notification to ask for the link', async () => {
  const { invite } = await openMediation(server);
  const [ada, ben] = [await server.person(), await server.person()];
  await chooseSafeWays(ada, ['app']);
  for (const person of [ada, ben]) await invite(person);
  const links = async ({ email }: TestPerson) => (await mailsTo(server, email)).length;
  expect([await links(ada), await links(ben)]).toEqual([0, 1]);
  expect(await notified(ada, 'user_invited')).toEqual([
    'You have an invitation. Ask whoever invited you for the link.',
  ]);
  expect(await notified(ben, 'user_invited')).toEqual(['You have an invitation. The link is in your e-mail.']);
});

test('a person without email as a safe channel receives no password reset mail, and the response is the same', async () => {
  const [ada, ben] = [await server.person(), await server.person()];
  await chooseSafeWays(ada, ['phone']);
  for (const { email } of [ada, ben]) expect(await guest.requestPasswordReset({ email })).toEqual({ ok: true });
  await expect.poll(() => mailed(ben)).toBe(1);
  expect(await mailed(ada)).toBe(0);
  expect(await owner`select recovery_sent_at from auth.users where id = ${ada.id}`).toEqual([
    { recovery_sent_at: null },
  ]);
});
