import { createApiClient } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { mailsTo } from '../../../testing/mails.ts';
import { server } from '../../../testing/server.ts';

const { app, owner, guest } = server;
const password = 'correct horse';
const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0';
const firefox = 'Mozilla/5.0 (X11; Linux) Firefox/140.0';

const clientOf = (token: string) =>
  createApiClient({ baseUrl: 'http://test', token: () => token, fetch: (url, init) => app.request(url, init) });

/** Signs in like a browser, with the cookie that it kept; answers with the cookie afterwards and the token. */
async function signIn(email: string, { cookie = '', agent = chrome, path = '/api/auth/login' } = {}) {
  const response = await app.request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': agent,
      host: 'localhost',
      apikey: server.backend.publishableKey,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  const cookies = response.headers.getSetCookie().map((it) => it.split(';')[0] ?? '');
  const { token = '' } = (await response.json()) as { token?: string };
  return { cookie: cookies.find((it) => it.startsWith('__Host-device=')) ?? '', token };
}

/** A person with an account and no sign-in yet. */
async function newPerson() {
  const email = `${crypto.randomUUID()}@test.example`;
  const { user, token } = await server.register({ email, password, name: 'Ada Reyes', role: 'divorcee' });
  return { id: user.id, email, token };
}

const told = async (id: string) =>
  owner<{ type: string; message: string; subject_type: string; case_id: null }>`
    select type, message, subject_type, case_id from notifications where user_id = ${id} and type = 'sign_in'`;

const mails = async (email: string) =>
  (await mailsTo(server, email)).filter(({ subject }) => subject === 'New sign-in to your account');

test('a sign-in on a second device is told once, in the app and by mail, in neutral words', async () => {
  const { id, email } = await newPerson();
  await signIn(email, { agent: firefox });
  expect(await told(id)).toEqual([
    {
      type: 'sign_in',
      message: 'Somebody signed in to your account on a new device. Look whether it was you.',
      subject_type: 'device',
      case_id: null,
    },
  ]);
  const [mail, ...more] = await mails(email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('http://test/profile?part=sign-in');
});

test('the first sign-in of an account is not told', async () => {
  const { id, email } = await newPerson();
  expect([await told(id), await mails(email)]).toEqual([[], []]);
});

test('a device that signed in before is not told again', async () => {
  const { id, email } = await newPerson();
  const { cookie } = await signIn(email);
  expect(await told(id)).toHaveLength(1);
  for (const agent of [chrome, firefox]) await signIn(email, { cookie, agent });
  expect(await told(id)).toHaveLength(1);
  expect(await mails(email)).toHaveLength(1);
});

test('a burst of sign-ins on one device is told once, with a cookie and without', async () => {
  const { id, email } = await newPerson();
  await Promise.all([1, 2, 3].map(() => signIn(email)));
  expect([(await told(id)).length, (await mails(email)).length]).toEqual([1, 1]);
  const { cookie } = await signIn(email, { agent: firefox });
  await Promise.all([1, 2, 3].map(() => signIn(email, { agent: firefox, cookie })));
  expect([(await told(id)).length, (await mails(email)).length]).toEqual([2, 2]);
});

test('an account from before devices were kept is told of a device that its cookie does not know', async () => {
  const { id, email } = await newPerson();
  const { cookie } = await signIn(email);
  await owner`delete from notifications where user_id = ${id}`;
  await owner`delete from private.devices where user_id = ${id}`;
  await signIn(email, { cookie });
  expect(await told(id)).toEqual([]);
  await owner`delete from private.devices where user_id = ${id}`;
  await signIn(email);
  expect(await told(id)).toHaveLength(1);
});

test('no mail about a new device goes where mail is not safe, and the app tells it all the same', async () => {
  const { id, email, token } = await newPerson();
  await clientOf(token).updateMe({
    safe_contact: { channels: ['app'], hours: '', voicemail: false, neutral: true, code_word: '' },
  });
  await signIn(email);
  expect([(await told(id)).length, await mails(email)]).toEqual([1, []]);
});

test('a mail about a new device waits for the end of quiet hours', async () => {
  const { id, email } = await newPerson();
  await owner`
    update notification_preferences set quiet_from = (now() at time zone 'UTC')::time - interval '1 hour',
      quiet_to = (now() at time zone 'UTC')::time + interval '1 hour' where user_id = ${id}`;
  await owner`update person_settings set time_zone = 'UTC' where user_id = ${id}`;
  await signIn(email);
  const [mail] = await owner`
    select next_attempt_at > now() + interval '50 minutes' as waits from private.mails
    where address = ${email} and template = 'new_device'`;
  expect(mail).toEqual({ waits: true });
});

test('a sign-in at the identity provider itself is told, too', async () => {
  const { id, email } = await newPerson();
  await signIn(email, { path: '/auth/v1/token?grant_type=password' });
  expect(await told(id)).toHaveLength(1);
});

// ASVS 7.5.2
test('a person lists their devices with the open sign-in sessions, and knows this one', async () => {
  const { email } = await newPerson();
  const [here, there] = [await signIn(email), await signIn(email, { agent: firefox })];
  await signIn(email, { agent: firefox, cookie: there.cookie });
  const { devices, sessions } = await clientOf(here.token).listMySessions();
  expect(
    devices.map(({ user_agent, is_current, session_ids }) => [user_agent, is_current, session_ids.length]),
  ).toEqual(
    expect.arrayContaining([
      [chrome, true, 1],
      [firefox, false, 2],
    ]),
  );
  expect(sessions.map(({ id }) => id)).toEqual(expect.arrayContaining(devices.flatMap((it) => it.session_ids)));
  const other = await server.person();
  expect((await other.api.listMySessions()).devices).toEqual([]);
});

test('forgetting a device ends its sign-in sessions and makes its next sign-in a new one; nobody else forgets it', async () => {
  const { id, email } = await newPerson();
  const [here, there] = [await signIn(email), await signIn(email, { agent: firefox })];
  const me = clientOf(here.token);
  const deviceId = (await me.listMySessions()).devices.find(({ user_agent }) => user_agent === firefox)!.id;
  const other = await server.person();
  await expect(other.api.forgetDevice({ deviceId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(guest.forgetDevice({ deviceId })).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await me.forgetDevice({ deviceId })).toEqual({ ok: true });
  await expect(clientOf(there.token).getMe()).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(me.forgetDevice({ deviceId })).rejects.toMatchObject({ code: 'not_found' });
  await owner`update private.devices set told_at = now() - interval '1 hour' where user_id = ${id}`;
  const before = (await told(id)).length;
  await signIn(email, { agent: firefox, cookie: there.cookie });
  expect(await told(id)).toHaveLength(before + 1);
});

test('two people of one device share nothing that the database keeps', async () => {
  const [ada, ben] = [await newPerson(), await newPerson()];
  const { cookie } = await signIn(ada.email);
  await signIn(ben.email, { cookie });
  const kept = await owner<{ hash: string }>`
    select hash from private.devices where user_id in (${ada.id}, ${ben.id})`;
  expect(new Set(kept.map(({ hash }) => hash)).size).toBe(kept.length);
  const [id = ''] = cookie.replace('__Host-device=', '').split('.');
  expect(JSON.stringify(kept)).not.toContain(id);
});
