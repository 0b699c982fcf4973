import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { printedErrors } from './testing/printed-errors.ts';
import { server } from './testing/server.ts';
import { version } from './version.ts';

const { app } = server;

const login = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  app.request('/api/auth/login', { method: 'POST', headers, body });

const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

test('guests can read the health status and the public configuration', async () => {
  expect(await server.guest.getHealth()).toEqual({
    status: 'ok',
    version,
    checks: { database: 'ok', migrations: 'ok', rights: 'ok', sign_in: 'ok' },
  });
  expect(await server.guest.getLive()).toEqual({ status: 'ok' });
  expect(await server.guest.getConfig()).toEqual({
    supabaseUrl: '',
    publishableKey: server.backend.publishableKey,
    registration: 'approval',
    helperPages: false,
    plasmic: null,
    demo: null,
  });
});

// ASVS 4.1.1, 14.3.2
test('an error response is JSON with a code, a message and a request id', async () => {
  const response = await app.request('/api/users/me');
  expect(response.status).toBe(401);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    error: { code: 'unauthenticated', message: 'Sign in to continue.' },
    requestId: response.headers.get('x-request-id'),
  });
});

test('an unknown path returns not_found as JSON, and an unknown method returns 405', async () => {
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
test('a body that is not a JSON object returns invalid', async () => {
  for (const text of ['{', 'null', '[]', '"text"', '1', '{"a":}', '\u0000'])
    expect([text, await codeOf(await login(text))]).toEqual([text, 'invalid']);
});

// ASVS 3.5.2
test('a content type other than application/json returns 415, so that forms on other sites cannot post', async () => {
  const body = '{"email":"a@b.example","password":"x"}';
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonx']) {
    const refused = await login(body, { 'content-type': type });
    expect([type, refused.status]).toEqual([type, 415]);
    expect(await codeOf(refused)).toBe('unsupported_type');
  }
  expect((await login(body, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(401);
});

// ASVS 5.2.1
test('a body over the size limit returns 413 on /api, /rest/v1 and /auth/v1', async () => {
  const body = JSON.stringify({ content: 'x'.repeat(1024 * 1024) });
  for (const path of ['/api/auth/login', '/rest/v1/cases', '/auth/v1/token']) {
    const headers = { 'content-type': 'application/json', apikey: server.backend.publishableKey };
    const refused = await app.request(path, { method: 'POST', headers, body });
    expect([path, refused.status]).toEqual([path, 413]);
    expect(await codeOf(refused)).toBe('too_large');
  }
});

// ASVS 1.5.2, 15.2.2
test('a body nested 400,000 levels deep returns 422', async () => {
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
test('every response carries a strict Content-Security-Policy, HSTS and nosniff, and forbids framing', async () => {
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
test('an unexpected error returns 500 without details and is logged with the request id', async () => {
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
test('an unreachable database returns 503 with the code unavailable', async () => {
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

test('the rate limit counts sign-ins at /auth/v1', async () => {
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

test('a password reset prints no code to the console', async () => {
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
test('registration has a rate limit', async () => {
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
