import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { server } from '../testing/server.ts';

const { app, backend, guest, owner } = server;

/** Asks the identity provider for a token without our own calls. */
const direct = (grant: string, body: object, path = 'token') =>
  app.request(`/auth/v1/${path}?grant_type=${grant}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const wait = (token: string, seconds: number) => owner`
  update auth.refresh_tokens set updated_at = updated_at - make_interval(secs => ${seconds}) where token = ${token}`;

const me = (token: string) => app.request('/api/users/me', { headers: { authorization: `Bearer ${token}` } });

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const signIn = async (email: string) =>
  (await (await direct('password', { email, password: 'correct horse' })).json()) as Tokens;

const refresh = async (refresh_token: string) => {
  const response = await direct('refresh_token', { refresh_token });
  return { status: response.status, ...((await response.json()) as Tokens) };
};

// ASVS 6.3.8
test('a failed sign-in compares one password hash, whether the address has an account or not', async () => {
  const compare = vi.spyOn(bcrypt, 'compare');
  onTestFinished(() => compare.mockRestore());
  const ways = [
    (it: string) => guest.login({ email: it, password: 'wrong horse' }).catch(() => undefined),
    (it: string) => direct('password', { email: it, password: 'wrong horse' }),
    (it: string) => direct('password', { email: it, password: 'wrong horse' }, 'tok%65n'),
  ];
  for (const signInAs of ways) {
    const { email } = await server.person();
    for (const address of [email, email.toUpperCase(), `${randomUUID()}@test.example`]) {
      compare.mockClear();
      await signInAs(address);
      expect(compare).toHaveBeenCalledTimes(1);
      const cost = bcrypt.getRounds(compare.mock.calls[0]![1]);
      expect(cost).toBe(Number(process.env['LITE_AUTH_BCRYPT_COST']));
    }
  }
});

// ASVS 7.2.4
test('a refresh token is honoured once more within its grace period, and ends the sign-in session afterwards', async () => {
  const { email } = await server.person();
  const first = await signIn(email);
  const second = await refresh(first.refresh_token);
  await wait(first.refresh_token, 25);
  expect(await refresh(first.refresh_token)).toMatchObject({ status: 200, refresh_token: second.refresh_token });
  await wait(first.refresh_token, 10);
  expect((await me(second.access_token)).status).toBe(200);
  expect((await refresh(first.refresh_token)).status).toBe(400);
  expect((await me(second.access_token)).status).toBe(401);
  expect((await refresh(second.refresh_token)).status).toBe(400);
});

// ASVS 7.2.4
test('a refresh token two rotations old ends the sign-in session at once, access tokens too', async () => {
  const [{ email }, other] = [await server.person(), await server.person()];
  const elsewhere = await signIn(email);
  const first = await signIn(email);
  const second = await refresh(first.refresh_token);
  const third = await refresh(second.refresh_token);
  expect((await refresh(first.refresh_token)).status).toBe(400);
  for (const ended of [first, second, third]) expect((await me(ended.access_token)).status).toBe(401);
  for (const kept of [elsewhere.access_token, other.token]) expect((await me(kept)).status).toBe(200);
});

// ASVS 13.4.5
test('the network reaches only the listed calls of the identity provider', async () => {
  const { token } = await server.person();
  const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token}` };
  const status = async (path: string, method = 'GET') =>
    (await app.request(`/auth/v1/${path}`, { method, headers })).status;
  for (const path of ['user', 'settings', 'health']) expect([path, await status(path)]).toEqual([path, 200]);
  for (const path of [
    '',
    'anything',
    'reauthenticate',
    'authorize?provider=github',
    'callback',
    'verify',
    'admin/users',
  ])
    expect([path, await status(path)]).toEqual([path, 404]);
  for (const path of ['signup', 'invite', 'magiclink', 'sso', 'factors'])
    expect([path, await status(path, 'POST')]).toEqual([path, 404]);
});
