import { limits } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { openFamily, say } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';
import { listenAs } from '../../../testing/socket.ts';

const { app, backend, guest, owner } = server;

await server.listen();

const sessionOf = async (token: string) => (await backend.verifyToken(token)).session_id;

/** Lets time pass for a session: since its person was last there, and since it began. */
async function wait(token: string, minutes: number, sinceStart = minutes) {
  const session = await sessionOf(token);
  await owner`
    update private.sign_in_activity set last_active_at = now() - make_interval(mins => ${minutes}) where session_id = ${session}`;
  await owner`
    update auth.sessions set created_at = now() - make_interval(mins => ${sinceStart}) where id = ${session}`;
}

const minutesIdle = async (token: string) => {
  const [activity] = await owner<{ minutes: number }>`
    select round(extract(epoch from now() - last_active_at) / 60)::int as minutes
    from private.sign_in_activity where session_id = ${await sessionOf(token)}`;
  return activity?.minutes;
};

const isThere = async (token: string) =>
  (await owner`select id from auth.sessions where id = ${await sessionOf(token)}`).length === 1;

const call = (token: string, path: string, init: RequestInit & { cookie?: string } = {}) =>
  app.request(path, {
    ...init,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(init.cookie && { cookie: init.cookie, host: 'localhost' }),
    },
  });

// ASVS 7.3.1
test('a sign-in session ends after 15 minutes without activity', async () => {
  const { token } = await server.person();
  await wait(token, 14);
  expect((await call(token, '/api/users/me')).status).toBe(200);
  await wait(token, 16);
  const refused = await call(token, '/api/users/me');
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({
    error: { code: 'unauthenticated', message: 'Your session has ended. Sign in again.' },
  });
  expect(await isThere(token)).toBe(false);
});

// ASVS 7.3.2
test('a sign-in session ends after 12 hours, also with activity', async () => {
  const { token } = await server.person();
  await wait(token, 0, 12 * 60 - 1);
  expect((await call(token, '/api/auth/activity', { method: 'POST' })).status).toBe(200);
  await wait(token, 0, 12 * 60 + 1);
  expect((await call(token, '/api/auth/activity', { method: 'POST' })).status).toBe(401);
  expect(await isThere(token)).toBe(false);
});

// ASVS 7.3.1
test('reads and read marks do not count as activity, and writes and activity reports do', async () => {
  const { a, privateA } = await openFamily(server);
  await wait(a.token, 10);
  await a.api.getMe();
  await a.api.listMessages({ channelId: privateA });
  expect(await minutesIdle(a.token)).toBe(10);
  const { id: messageId } = await say(a, privateA);
  expect(await minutesIdle(a.token)).toBe(0);
  await wait(a.token, 10);
  await a.api.markRead({ channelId: privateA, messageId });
  expect(await minutesIdle(a.token)).toBe(10);
  await a.api.reportActivity();
  expect(await minutesIdle(a.token)).toBe(0);
});

test('an activity report returns the time left until the idle timeout and the end of the sign-in session', async () => {
  const { token, api } = await server.person();
  const { expires_at, expires_in } = await api.reportActivity();
  expect((Date.parse(expires_at) - Date.now()) / limits.signedInIdle).toBeCloseTo(1, 1);
  expect((expires_in * 1000) / limits.signedInIdle).toBeCloseTo(1, 2);
  expect(((await api.reportActivity()).seconds_left * 1000) / limits.signedInLongest).toBeCloseTo(1, 2);
  await wait(token, 5, 12 * 60 - 3);
  const last = Date.parse((await api.reportActivity()).expires_at) - Date.now();
  expect(last / 60_000).toBeCloseTo(3, 0);
  expect((await api.reportActivity()).seconds_left / 60).toBeCloseTo(3, 0);
  expect(limits.signedInLongest).toBe(12 * 60 * 60_000);
});

// ASVS 7.3.1
test('refreshing the token does not extend the idle timeout, and is refused after it', async () => {
  const { email } = await server.person();
  const credentials = JSON.stringify({ email, password: 'correct horse' });
  const signedIn = await call('', '/api/auth/login', { method: 'POST', body: credentials });
  const { token } = (await signedIn.json()) as { token: string };
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await wait(token, 10);
  const renewed = await call('', '/api/auth/refresh', { method: 'POST', cookie: cookieOf(signedIn) });
  expect(renewed.status).toBe(200);
  expect(await minutesIdle(token)).toBe(10);
  await wait(token, 16);
  const refused = await call('', '/api/auth/refresh', { method: 'POST', cookie: cookieOf(renewed) });
  expect(refused.status).toBe(401);
  expect(cookieOf(refused)).toBe('__Host-session=');
  expect(await isThere(token)).toBe(false);
});

test('a timed-out sign-in session cannot read at /rest/v1 and receives no events', async () => {
  const { mediator, a, b, together } = await openFamily(server);
  const [listener, other] = await Promise.all([listenAs(b), listenAs(a)]);
  await wait(b.token, 16);
  await say(mediator, together);
  await expect.poll(() => other.contents).toHaveLength(1);
  expect(listener.contents).toEqual([]);
  expect(await isThere(b.token)).toBe(true);
  const { error } = await b.supabase.from('cases').select('id');
  expect(error).not.toBeNull();
  expect(await isThere(b.token)).toBe(false);
});

test('a sign-in session without recorded activity is measured from its start', async () => {
  const { token } = await server.person();
  await owner`delete from private.sign_in_activity where session_id = ${await sessionOf(token)}`;
  expect((await call(token, '/api/users/me')).status).toBe(200);
  expect(await minutesIdle(token)).toBe(0);
  await owner`delete from private.sign_in_activity where session_id = ${await sessionOf(token)}`;
  await wait(token, 16);
  expect((await call(token, '/api/users/me')).status).toBe(401);
});

test('the job removes timed-out sign-in sessions and keeps active ones', async () => {
  const [gone, here] = await Promise.all([server.person(), server.person()]);
  await wait(gone.token, 16);
  await owner`select private.end_old_sign_ins()`;
  expect([await isThere(gone.token), await isThere(here.token)]).toEqual([false, true]);
  expect([await minutesIdle(gone.token), await minutesIdle(here.token)]).toEqual([undefined, 0]);
});

// ASVS 7.4.2
test('a banned account loses its sign-in sessions at once', async () => {
  const { id, token } = await server.person();
  await owner`update auth.users set banned_until = now() + interval '1 year' where id = ${id}`;
  expect((await call(token, '/api/users/me')).status).toBe(401);
});

// ASVS 7.5.2
test('a person lists their own sign-in sessions and ends one elsewhere at once', async () => {
  const { email, token, api } = await server.person();
  const other = await server.person();
  const elsewhere = await guest.login({ email, password: 'correct horse' });
  const { sessions } = await api.listMySessions();
  expect(sessions.filter(({ is_current }) => !is_current)).toHaveLength(1);
  expect(sessions.find((it) => it.is_current)?.id).toBe(await sessionOf(token));
  const sessionId = await sessionOf(elsewhere.token);

  await expect(other.api.endMySession({ sessionId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(guest.endMySession({ sessionId })).rejects.toMatchObject({ code: 'unauthenticated' });
  expect((await call(elsewhere.token, '/api/users/me')).status).toBe(200);

  expect(await api.endMySession({ sessionId })).toEqual({ ok: true });
  expect((await call(elsewhere.token, '/api/users/me')).status).toBe(401);
  expect((await call(token, '/api/users/me')).status).toBe(200);
  await expect(api.endMySession({ sessionId })).rejects.toMatchObject({ code: 'not_found' });
  expect((await api.listMySessions()).sessions).toHaveLength(1);
});

// ASVS 7.4.3
test('a person ends all their other sign-in sessions at once', async () => {
  const [{ email, api, token }, other] = [await server.person(), await server.person()];
  const elsewhere = await guest.login({ email, password: 'correct horse' });
  await expect(guest.endMyOtherSessions()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await api.endMyOtherSessions()).toEqual({ ok: true });
  expect((await call(elsewhere.token, '/api/users/me')).status).toBe(401);
  for (const kept of [token, other.token]) expect((await call(kept, '/api/users/me')).status).toBe(200);
});

test('a sign-in session shows the user agent of its browser', async () => {
  const { email } = await server.person();
  const signedIn = await app.request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Firefox on a Tuesday' },
    body: JSON.stringify({ email, password: 'correct horse' }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const { sessions } = (await (await call(token, '/api/auth/sessions')).json()) as {
    sessions: { user_agent: string }[];
  };
  expect(sessions.map(({ user_agent }) => user_agent)).toContain('Firefox on a Tuesday');
});

// ASVS 16.3.1
test('signing in and ending a sign-in session write audit entries', async () => {
  const { id, email, api } = await server.person();
  const elsewhere = await guest.login({ email, password: 'correct horse' });
  const sessionId = await sessionOf(elsewhere.token);
  await api.endMySession({ sessionId });
  expect(
    await owner`select actor_id, action from private.audit_log where object_id = ${sessionId} order by seq`,
  ).toEqual([
    { actor_id: id, action: 'insert' },
    { actor_id: id, action: 'delete' },
  ]);
});
