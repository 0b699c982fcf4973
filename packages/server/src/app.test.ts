import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { printedErrors } from './testing/printed-errors.ts';
import { server } from './testing/server.ts';

const { app } = server;

const login = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  app.request('/api/auth/login', { method: 'POST', headers, body });

const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

test('anybody may ask whether the server is well, and what a browser must know', async () => {
  expect(await server.guest.getHealth()).toEqual({
    status: 'ok',
    version: '1.0.0',
    checks: { database: 'ok', migrations: 'ok' },
  });
  expect(await server.guest.getLive()).toEqual({ status: 'ok' });
  expect(await server.guest.getConfig()).toEqual({
    supabaseUrl: '',
    publishableKey: server.backend.publishableKey,
    registration: 'approval',
    helperPages: false,
    plasmic: null,
  });
});

// ASVS 4.1.1, 14.3.2
test('a failure has a code to branch on, a sentence to read and an id to ask about', async () => {
  const response = await app.request('/api/users/me');
  expect(response.status).toBe(401);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    error: { code: 'unauthenticated', message: 'Sign in to go on.' },
    requestId: response.headers.get('x-request-id'),
  });
});

test('an address that is not there is told as JSON', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/cases/x/y/z',
    '/elsewhere',
    '/api/../etc/passwd',
    '/%E0%A4%A',
  ])
    expect([path, await codeOf(await app.request(path))]).toEqual([path, 'not_found']);
  for (const method of ['DELETE', 'PATCH', 'TRACE-ISH'])
    expect((await app.request('/api/cases', { method })).status).toBe(405);
});

// ASVS 1.5.2, 2.2.2
test('what is not JSON is refused in words', async () => {
  for (const text of ['{', 'null', '[]', '"text"', '1', '{"a":}', '\u0000'])
    expect([text, await codeOf(await login(text))]).toEqual([text, 'invalid']);
});

// ASVS 3.5.2
test('another content type is refused, so that no form of another site can post', async () => {
  const body = '{"email":"a@b.example","password":"x"}';
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonx']) {
    const refused = await login(body, { 'content-type': type });
    expect([type, refused.status]).toEqual([type, 415]);
    expect(await codeOf(refused)).toBe('unsupported_type');
  }
  expect((await login(body, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(401);
});

// ASVS 5.2.1
test('what is too large is refused wherever it is sent', async () => {
  const body = JSON.stringify({ content: 'x'.repeat(1024 * 1024) });
  for (const path of ['/api/auth/login', '/rest/v1/cases', '/auth/v1/token']) {
    const headers = { 'content-type': 'application/json', apikey: server.backend.publishableKey };
    const refused = await app.request(path, { method: 'POST', headers, body });
    expect([path, refused.status]).toEqual([path, 413]);
    expect(await codeOf(refused)).toBe('too_large');
  }
});

// ASVS 1.5.2, 15.2.2
test('what is nested without end is refused', async () => {
  const { token } = await server.person('mediator');
  const deep = '['.repeat(400_000) + ']'.repeat(400_000);
  const response = await app.request('/api/cases', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: `{"personalInfo":{},"preferences":{"a":${deep}}}`,
  });
  expect(response.status).toBe(422);
});

// ASVS 1.3.2, 3.4.1, 3.4.2, 3.4.3, 3.4.4, 3.4.5, 3.4.6
test('every answer tells the browser to run nothing of others and to sit in no frame', async () => {
  for (const path of ['/api/health', '/api/nothing', '/rest/v1/cases', '/auth/v1/health']) {
    const { headers } = await app.request(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

// ASVS 13.4.2, 16.3.4, 16.5.1, 16.5.3
test('a fault of ours is told without its details, and printed with the id', async () => {
  const broken = createApp({
    ...server.backend,
    verifyToken: () => Promise.reject(new Error('a secret detail')),
    registration: 'approval',
  });
  const response = await broken.request('/api/users/me');
  expect(response.status).toBe(500);
  const { error, requestId } = (await response.json()) as { error: object; requestId: string };
  expect(error).toEqual({ code: 'unexpected', message: 'Something went wrong on our side. Try again.' });
  expect(printedErrors.map((it) => JSON.parse(it) as object)).toEqual([
    expect.objectContaining({
      level: 'error',
      requestId,
      err: expect.objectContaining({ type: 'Error', stack: expect.any(Array) }),
    }),
  ]);
  printedErrors.length = 0;
});

// ASVS 16.5.2
test('a database out of reach is told as something that passes', async () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const broken = createApp({ ...server.backend, verifyToken: () => Promise.reject(cause), registration: 'approval' });
  const response = await broken.request('/api/users/me');
  expect(response.status).toBe(503);
  expect(await codeOf(response)).toBe('unavailable');
});

const openStrictApp = () =>
  createApp({
    ...server.backend,
    registration: 'approval',
    limits: {
      failedLogins: { points: 5, duration: 60 },
      registrations: { points: 2, duration: 60 },
      direct: { points: 3, duration: 60 },
    },
  });

test('who asks the identity provider directly, again and again, has to wait', async () => {
  const strict = openStrictApp();
  const statuses: number[] = [];
  for (let tries = 0; tries < 5; tries++) {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: server.backend.publishableKey },
      body: JSON.stringify({ email: 'nobody@test.example', password: 'wrong horse' }),
    };
    statuses.push((await strict.request('/auth/v1/token?grant_type=password', init)).status);
  }
  expect(statuses).toEqual([400, 400, 400, 429, 429]);
});

test('a code that would go by mail is printed nowhere', async () => {
  const { email } = await server.person();
  const printed: unknown[] = [];
  const kinds = ['log', 'info', 'warn'] as const;
  const spies = kinds.map((kind) => vi.spyOn(console, kind).mockImplementation((...args) => void printed.push(args)));
  onTestFinished(() => spies.forEach((it) => it.mockRestore()));
  await server.guest.requestPasswordReset({ email });
  await expect
    .poll(() => server.owner`select recovery_token <> '' as is_waiting from auth.users where email = ${email}`)
    .toEqual([{ is_waiting: true }]);
  expect(printed).toEqual([]);
});

// ASVS 2.4.1
test('nobody makes accounts without end', async () => {
  const strict = openStrictApp();
  const statuses: number[] = [];
  for (let tries = 0; tries < 3; tries++) {
    const body = {
      email: `${crypto.randomUUID()}@test.example`,
      password: 'correct horse',
      name: 'x',
      role: 'divorcee',
    };
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    statuses.push((await strict.request('/api/auth/register', init)).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});
