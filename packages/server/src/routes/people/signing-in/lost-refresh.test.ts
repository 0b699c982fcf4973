import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { server } from '../../../testing/server.ts';

const { app, owner, person } = server;

const post = (path: string, headers: Record<string, string>, body?: string) =>
  app.request(`/api/auth/${path}`, {
    method: 'POST',
    headers: { host: 'localhost', ...headers },
    ...(body && { body }),
  });

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** What a browser does with its cookie: the answer, and the cookie that it has then. */
async function renew(cookie: string) {
  const response = await post('refresh', { cookie });
  const { token = '' } = (await response.clone().json()) as { token?: string };
  const me = await app.request('/api/users/me', { headers: { authorization: `Bearer ${token}` } });
  return { statuses: [response.status, me.status], cookie: cookieOf(response) };
}

// ASVS 7.2.4
test('a refresh whose response was lost keeps the sign-in session, and the previous cookie still works until the new one is used', async () => {
  const { email } = await person();
  const credentials = JSON.stringify({ email, password: 'correct horse' });
  const first = cookieOf(await post('login', { 'content-type': 'application/json' }, credentials));
  await renew(first);
  await renew(first);
  const arrived = await renew(first);
  expect(arrived.statuses).toEqual([200, 200]);
  const next = await renew(arrived.cookie);
  expect(next.statuses).toEqual([200, 200]);
  expect((await renew(next.cookie)).statuses).toEqual([200, 200]);
  expect((await renew(first)).statuses).toEqual([401, 401]);
});

test('a refresh during another unfinished one waits for it and succeeds', async () => {
  const { email, id } = await person();
  const credentials = JSON.stringify({ email, password: 'correct horse' });
  const cookie = cookieOf(await post('login', { 'content-type': 'application/json' }, credentials));
  const [, token] = cookie.split('=');
  const [taken] = await owner<{ session_id: string }>`
    update auth.refresh_tokens set revoked = true where token = ${token} returning session_id`;
  const renewed = renew(cookie);
  await sleep(100);
  await owner`
    insert into auth.refresh_tokens (id, token, user_id, session_id, parent, revoked)
    select gen_random_uuid()::text, 'successor', ${id}, ${taken?.session_id}, ${token}, false`;
  expect((await renewed).statuses).toEqual([200, 200]);
});
