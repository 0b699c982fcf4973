import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import type { Budgets } from '../http/guard/rate-limit.ts';
import { server } from '../testing/server.ts';

const appWith = (limits: Partial<Budgets>) => createApp({ ...server.backend, registration: 'approval', limits });

type App = ReturnType<typeof appWith>;

const post = (app: App, path: string, body: object, cookie = '') =>
  app.request(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'localhost', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });

const login = (app: App, email: string, password: string, cookie?: string) =>
  post(app, 'login', { email, password }, cookie);

/** The cookies of a browser after signing in. */
async function cookiesAfter(app: App, email: string, cookie?: string) {
  const response = await login(app, email, 'correct horse', cookie);
  expect(response.status).toBe(200);
  const [session = '', device = ''] = response.headers.getSetCookie().map((it) => it.split(';')[0] ?? '');
  return { session, device };
}

const fail = async (app: App, email: string, times: number, cookie?: string) => {
  const statuses: number[] = [];
  for (let tries = 0; tries < times; tries++) statuses.push((await login(app, email, 'wrong horse', cookie)).status);
  return statuses;
};

const tight = { failedLogins: { points: 3, duration: 900 } };

// ASVS 6.3.1
test('failed sign-ins at one IP address do not lock out a device that the person has signed in with before', async () => {
  const app = appWith(tight);
  const { email } = await server.person();
  const { device } = await cookiesAfter(app, email);
  expect(await fail(app, email, 4)).toEqual([401, 401, 401, 429]);
  expect((await login(app, email, 'correct horse')).status).toBe(429);
  expect((await login(app, email, 'correct horse', device)).status).toBe(200);
});

// ASVS 6.3.1
test('a known device is rate limited by its own failed sign-ins alone, and does not slow down other devices', async () => {
  const app = appWith(tight);
  const { email } = await server.person();
  const { device } = await cookiesAfter(app, email);
  const { device: other } = await cookiesAfter(app, email);
  expect(await fail(app, email, 4, device)).toEqual([401, 401, 401, 429]);
  expect((await login(app, email, 'correct horse', other)).status).toBe(200);
});

// ASVS 6.3.1
test('a device cookie counts only for the people who signed in with it, and a forged one for no account', async () => {
  const app = appWith(tight);
  const [ada, ben] = [await server.person(), await server.person()];
  const { device } = await cookiesAfter(app, ada.email);
  await fail(app, ben.email, 3);
  expect((await login(app, ben.email, 'correct horse', device)).status).toBe(429);
  await fail(app, ada.email, 3);
  const [id = '', ...proofs] = device.split('.');
  for (const forged of [`${id}.${proofs[0]}`, `${device}x`, '__Host-device=a.b.c', `${id}x.${proofs.join('.')}`])
    expect((await login(app, ada.email, 'correct horse', forged)).status).toBe(429);
  expect((await login(app, ada.email, 'correct horse', device)).status).toBe(200);
});

test('a device shared by two people is known for both', async () => {
  const app = appWith(tight);
  const [ada, ben] = [await server.person(), await server.person()];
  const { device: first } = await cookiesAfter(app, ada.email);
  const { device } = await cookiesAfter(app, ben.email, first);
  for (const { email } of [ada, ben]) {
    await fail(app, email, 3);
    expect((await login(app, email, 'correct horse', device)).status).toBe(200);
  }
});

test('the device cookie contains no id, address or name of a person', async () => {
  const { id, email, name } = await server.person();
  const { device } = await cookiesAfter(appWith({}), email);
  for (const word of [id, email, name, btoa(email)]) expect(device).not.toContain(word);
});

// ASVS 6.3.1
test('an IP address that tries passwords across many accounts is slowed down, while known devices there sign in at once', async () => {
  const app = appWith({ failedLoginsFrom: { points: 3, duration: 900 } });
  const { email } = await server.person();
  const { device } = await cookiesAfter(app, email);
  for (let tries = 0; tries < 3; tries++) expect(await fail(app, `${randomUUID()}@test.example`, 1)).toEqual([401]);
  expect((await login(app, email, 'correct horse')).status).toBe(200);
  const next = await login(app, email, 'correct horse');
  expect(next.status).toBe(429);
  expect(Number(next.headers.get('retry-after'))).toBeLessThanOrEqual(10);
  expect((await login(app, email, 'correct horse', device)).status).toBe(200);
});

// ASVS 6.3.1
test('an exhausted guest rate limit at one IP address still lets sign-in sessions refresh and known devices sign in there', async () => {
  const app = appWith({ guestWrites: { points: 3, duration: 300 }, invalidGuestWrites: { points: 2, duration: 300 } });
  const { email } = await server.person();
  const { session, device } = await cookiesAfter(app, email);
  const empty = async () => (await post(app, 'login', {})).status;
  expect([await empty(), await empty(), await empty()]).toEqual([422, 422, 429]);
  expect((await login(app, email, 'correct horse')).status).toBe(200);
  for (let tries = 0; tries < 3; tries++) await post(app, 'logout', {});
  expect((await login(app, email, 'correct horse')).status).toBe(429);
  expect((await post(app, 'refresh', {})).status).toBe(429);
  expect((await post(app, 'refresh', {}, session)).status).toBe(200);
  expect((await login(app, email, 'correct horse', device)).status).toBe(200);
});

test('refreshes are rate limited per sign-in session', async () => {
  const app = appWith({ refreshes: { points: 2, duration: 300 } });
  const { email } = await server.person();
  let { session } = await cookiesAfter(app, email);
  const { session: other } = await cookiesAfter(app, email);
  const statuses: number[] = [];
  for (let times = 0; times < 3; times++) {
    const response = await post(app, 'refresh', {}, session);
    statuses.push(response.status);
    session = response.headers.getSetCookie()[0]?.split(';')[0] ?? session;
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect((await post(app, 'refresh', {}, other)).status).toBe(200);
});
