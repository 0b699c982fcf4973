import { randomUUID } from 'node:crypto';
import bcrypt, { getRounds } from 'bcryptjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { server } from '../testing/server.ts';
import { hardenTokens } from './harden-tokens.ts';
import { createIdentity } from './identity.ts';
import { hashPassword, isPassword } from './password-hash.ts';

const { app, backend, owner } = server;

/** Requests a token from the identity provider, past our own endpoints. */
const direct = (grant: string, body: object) =>
  app.request(`/auth/v1/token?grant_type=${grant}`, {
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

test('a failed sign-in compares exactly one password hash, whether or not the address has an account', async () => {
  const ofProvider = vi.spyOn(bcrypt, 'compare');
  onTestFinished(() => ofProvider.mockRestore());
  const ofOurs = vi.fn<typeof isPassword>(isPassword);
  const supabaseFetch = hardenTokens(backend.supabaseFetch!, owner, ofOurs);
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => supabaseFetch(new Request(input, init));
  const identity = createIdentity({ url: 'http://test', publishableKey: backend.publishableKey, fetch });
  const watched = createApp({ ...backend, supabaseFetch, identity, registration: 'approval' });
  const post = (path: string) => (email: string) =>
    watched.request(path, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'wrong horse' }),
    });
  const token = '/auth/v1/token?grant_type=password';
  for (const signInAs of ['/api/auth/login', token, '/auth/v1/tok%65n?grant_type=password'].map(post)) {
    const { email } = await server.person();
    for (const address of [email, email.toUpperCase(), `${randomUUID()}@test.example`]) {
      ofProvider.mockClear();
      ofOurs.mockClear();
      await signInAs(address);
      const compared = [...ofProvider.mock.calls, ...ofOurs.mock.calls];
      expect(compared.map(([, hash]) => getRounds(hash))).toEqual([Number(process.env['LITE_AUTH_BCRYPT_COST'])]);
    }
  }
});

test('passwords are hashed at a cost of 10 when no other cost is configured', async () => {
  vi.stubEnv('LITE_AUTH_BCRYPT_COST', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const email = `${randomUUID()}@test.example`;
  await server.backend.identity.signUp({ email, name: 'Nia', password: 'correct horse', role: 'divorcee' });
  const [account] = await owner<{
    hash: string;
  }>`select encrypted_password as hash from auth.users where email = ${email}`;
  expect([account!.hash, await hashPassword('correct horse')].map(getRounds)).toEqual([10, 10]);
});

// ASVS 7.2.4
test('a refresh token works once more within its grace period, and ends the sign-in session afterwards', async () => {
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
test('a refresh token two rotations old ends the sign-in session at once, including its access tokens', async () => {
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
test('/auth/v1 serves only the allowed endpoints of the identity provider', async () => {
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
