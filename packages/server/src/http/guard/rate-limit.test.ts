import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../app.ts';
import { openMediation } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { listen } from '../listen.ts';
import type { Budgets } from './rate-limit.ts';
import { addressBehind } from './remote-address.ts';
import { toProxies } from './trusted-proxies.ts';

type Deps = Parameters<typeof createApp>[0];

const appWith = (limits: Partial<Budgets>, changes: Partial<Deps> = {}) =>
  createApp({ ...server.backend, registration: 'approval', limits, ...changes });

const send = (body: unknown, token = '', headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
  body: JSON.stringify(body),
});

// ASVS 2.4.1
test('the rate limit on writes returns 429 with Retry-After, per person, and does not affect reads', async () => {
  const strict = appWith({ writes: { points: 2, duration: 60 } });
  const [hasty, calm] = [await server.person(), await server.person()];
  const put = (token: string) => strict.request('/api/users/me', { ...send({}, token), method: 'PUT' });
  const answers = [await put(hasty.token), await put(hasty.token), await put(hasty.token)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  const wait = Number(answers[2]?.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await put(calm.token)).status).toBe(200);
  const read = await strict.request('/api/users/me', { headers: { authorization: `Bearer ${hasty.token}` } });
  expect(read.status).toBe(200);
});

// ASVS 9.1.1
test('a forged token does not spend the rate limit of the person it names', async () => {
  const strict = appWith({ writes: { points: 1, duration: 60 } });
  const { id, token } = await server.person();
  const claims = btoa(JSON.stringify({ sub: id, aud: 'authenticated' }));
  for (let tries = 0; tries < 3; tries++)
    expect((await strict.request('/api/cases', send({}, `${btoa('{"alg":"none"}')}.${claims}.x`))).status).toBe(401);
  expect((await strict.request('/api/users/me', { ...send({}, token), method: 'PUT' })).status).toBe(200);
});

// ASVS 2.4.1
test('invitations have a rate limit of their own', async () => {
  const strict = appWith({ invitations: { points: 1, duration: 60 } });
  const { mediator, caseId } = await openMediation(server);
  const invite = () =>
    strict.request(
      `/api/cases/${caseId}/invite`,
      send({ email: 'guest@test.example', name: 'A Guest', role: 'divorcee', side: 'A' }, mediator.token),
    );
  expect([(await invite()).status, (await invite()).status]).toEqual([200, 429]);
});

test('checks of new passwords have a rate limit of their own', async () => {
  const strict = appWith({ passwordChecks: { points: 2, duration: 60 } });
  const check = async () =>
    (await strict.request('/api/auth/password-check', send({ password: 'Harvest7lane!' }))).status;
  expect([await check(), await check(), await check()]).toEqual([200, 200, 429]);
});

// ASVS 16.5.2
test('a request past its timeout returns 503 with the code unavailable', async () => {
  const stuck = appWith({}, { verifyToken: () => new Promise(() => undefined), timeoutMs: 50 });
  const response = await stuck.request('/api/users/me');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
});

// ASVS 3.5.1
test.for(['/api/cases', '/api/auth/login', '/api/nothing', '/dashboard/nothing'])(
  'CSRF protection rejects writes from other origins to %s',
  async (path) => {
    const { token } = await server.person('mediator');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const origin of ['https://elsewhere.example', 'null', 'http://localhost:1']) {
        const refused = await server.app.request(path, {
          ...send({}, token, { host: 'localhost', origin }),
          method,
        });
        expect([method, origin, refused.status]).toEqual([method, origin, 403]);
      }
    const own = await server.app.request(path, send({}, token, { host: 'localhost', origin: 'http://localhost' }));
    expect(own.status).not.toBe(403);
  },
);

// ASVS 3.5.1
test('CSRF protection accepts only the public origin when it is configured, whatever the Host header', async () => {
  const app = appWith({}, { publicOrigin: 'https://mediation.example' });
  const post = async (origin: string, host: string) =>
    (await app.request('/api/auth/refresh', send({}, '', { host, origin }))).status;
  for (const [origin, host] of [
    ['https://evil.test', 'evil.test'],
    ['http://localhost', 'localhost'],
    ['http://mediation.example', 'mediation.example'],
    ['null', 'mediation.example'],
  ] as const)
    expect([origin, await post(origin, host)]).toEqual([origin, 403]);
  for (const host of ['mediation.example', '10.0.0.7:4000'])
    expect(await post('https://mediation.example', host)).toBe(401);
});

// ASVS 4.1.3
test('only the configured number or addresses of proxies are trusted in X-Forwarded-For', () => {
  const behind = (proxies: string, forwardedFor: string) => addressBehind(toProxies(proxies), '10.0.0.1', forwardedFor);
  expect(behind('0', '203.0.113.7')).toBe('10.0.0.1');
  expect(behind('1', '203.0.113.7')).toBe('203.0.113.7');
  expect(behind('1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(behind('2', '198.51.100.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
  expect(behind('3', '203.0.113.7')).toBe('203.0.113.7');
  expect(behind('10.0.0.0/8', '198.51.100.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
  expect(behind('10.9.0.0/16', '203.0.113.7')).toBe('10.0.0.1');
  expect(behind('1', 'not an address')).toBe('10.0.0.1');
  expect(behind('1', '<script>, 2001:db8::7')).toBe('2001:db8::7');
});

// ASVS 4.1.3
test('a client that forges X-Forwarded-For is rate limited by its own address when no proxy is trusted', async () => {
  const codes = async (changes: Partial<Deps>) => {
    const backend = { ...server.backend, close: async () => {} };
    const app = appWith({ guestWrites: { points: 2, duration: 60 } }, changes);
    const listening = await listen(app, backend, { host: '127.0.0.1', port: 0 });
    onTestFinished(() => listening.close());
    const statuses: number[] = [];
    for (let from = 1; from <= 4; from++) {
      const init = send({}, '', { 'x-forwarded-for': `203.0.113.${from}` });
      statuses.push((await fetch(`http://127.0.0.1:${listening.port}/api/auth/logout`, init)).status);
    }
    return statuses;
  };
  expect(await codes({})).toEqual([200, 200, 429, 429]);
  expect(await codes({ trustedProxies: { count: 1 } })).toEqual([200, 200, 200, 200]);
});
