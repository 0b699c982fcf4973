import { createApiClient } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createLog } from '../operations/log.ts';
import { createMetrics } from '../operations/metrics.ts';
import { sendDocument } from '../routes/documents/documents.fixture.ts';
import { openFamily } from '../testing/family.ts';
import { server } from '../testing/server.ts';
import { release } from '../version.ts';
import type { Budgets } from './guard/rate-limit.ts';

interface Line {
  time: string;
  level: string;
  message: string;
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  user?: string;
  err?: object;
}

const origin = 'http://test';

/** The same server with a log that somebody reads. */
function logged(changes: Partial<Parameters<typeof createApp>[0]> = {}, limits: Partial<Budgets> = {}) {
  const texts: string[] = [];
  const log = createLog({ level: 'debug', write: (line) => texts.push(line) });
  const app = createApp({ ...server.backend, registration: 'approval', limits, log, ...changes });
  const client = (token: string | null = null) =>
    createApiClient({ baseUrl: origin, token: () => token, fetch: (url, init) => app.request(url, init) });
  return { app, client, texts, lines: () => texts.map((it) => JSON.parse(it) as Line) };
}

// ASVS 16.2.1, 16.2.2, 16.2.4
test('each request writes one log line with time, route, status and duration', async () => {
  const { app, lines } = logged();
  const { headers } = await app.request('/api/health?who=ada');
  expect(lines()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'info',
      message: 'request',
      requestId: headers.get('x-request-id'),
      method: 'GET',
      route: '/api/health',
      status: 400,
      ms: expect.any(Number),
    },
  ]);
});

test('probes are logged at debug level, and refusals are counted by their kind', async () => {
  const metrics = createMetrics();
  const { app, client, lines } = logged({ metrics });
  await app.request('/api/health/live');
  expect(lines()).toMatchObject([{ level: 'debug', route: '/api/health/live', status: 200 }]);
  const { email } = await server.person();
  await client()
    .login({ email, password: 'wrong horse' })
    .catch(() => undefined);
  expect((await metrics.read()).text).toMatch(/^refusals_total\{kind="sign-in denied"\} 1$/m);
});

test('log lines of a process say what runs, in which version and where', () => {
  const texts: string[] = [];
  const process = { service: 'mediation', version: release, instance: 'here:1' };
  createLog({ level: 'info', write: (line) => texts.push(line), process }).info('request');
  expect(JSON.parse(texts[0]!)).toMatchObject({
    ...process,
    version: expect.stringMatching(/^\d+\.\d+\.\d+(\+[0-9a-f]{8})?$/),
  });
});

test('log lines identify a person by a stable pseudonym without their id', async () => {
  const { client, lines, texts } = logged();
  const [ada, ben] = [await server.person(), await server.person()];
  await client(ada.token).getMe();
  await client(ada.token).listCases();
  await client(ben.token).getMe();
  const [first, second, third] = lines().map(({ user }) => user);
  expect(first).toMatch(/^[\w-]{16}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(texts.join()).not.toContain(ada.id);
});

// ASVS 16.3.1, 16.3.2, 16.3.3
test('denied sign-ins, denied rights and rate limits are logged as warnings, and other requests as info', async () => {
  const { app, client, lines } = logged({}, { guestWrites: { points: 2, duration: 60 } });
  const { email } = await server.person();
  const refused = expect.objectContaining({ status: expect.any(Number) });
  await expect(client().login({ email, password: 'wrong horse' })).rejects.toEqual(refused);
  await expect(client().getMe()).rejects.toEqual(refused);
  await app.request('/api/auth/logout', {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example', host: 'x' },
  });
  await app.request('/api/auth/logout', { method: 'POST' });
  await app.request('/api/auth/logout', { method: 'POST' });
  expect(lines().map(({ level, message, status }) => [level, message, status])).toEqual([
    ['warn', 'sign-in denied', 401],
    ['info', 'request', 401],
    ['warn', 'right denied', 403],
    ['info', 'request', 200],
    ['warn', 'too many tries', 429],
  ]);
});

// ASVS 14.2.1, 16.2.5
test('the log contains no addresses, names, tokens, ids or message texts', async () => {
  const { app, client, texts, lines } = logged();
  const family = await openFamily(server);
  const { mediator, a, b, caseId, privateA, people } = family;
  const secret = 'I am afraid of him';
  const email = `${crypto.randomUUID()}@test.example`;
  const newcomer = { email, password: 'a secret horse', name: 'Nia Newcomer', role: 'divorcee' } as const;
  await client().register(newcomer);
  const session = await server.register(newcomer);
  await client().login(newcomer);
  await expect(client().login({ email, password: 'a wrong horse' })).rejects.toMatchObject({ code: 'unauthenticated' });
  const { postMessage } = client(a.token);
  await postMessage({ channelId: privateA, content: secret });
  await client(mediator.token).listMessages({ channelId: privateA });
  await expect(client(b.token).listMessages({ channelId: privateA })).rejects.toMatchObject({ code: 'not_found' });
  await expect(client(a.token).updateMe({ name: 'x'.repeat(500) })).rejects.toMatchObject({ code: 'invalid' });
  await app.request('/auth/v1/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: server.backend.publishableKey },
    body: JSON.stringify({ email }),
  });
  await app.request(`/rest/v1/messages?channel_id=eq.${privateA}&content=eq.${secret}`, {
    headers: { apikey: server.backend.publishableKey, authorization: `Bearer ${a.token}` },
  });
  for (const path of [`/cases/${caseId}`, `/api/nothing/${email}`, `/accept-invitation/${a.token}`, `/?q=${secret}`])
    await app.request(path);

  const all = texts.join();
  const everybody = [...Object.values(people), { ...newcomer, id: session.user.id, token: session.token }];
  const words = everybody.flatMap(({ id, email, name, token }) => [id, email, name, token]);
  for (const word of [...words, ...newcomer.name.split(' '), newcomer.password, secret, caseId, privateA, 'horse', '@'])
    expect(all).not.toContain(word);
  expect(new Set(lines().map(({ route }) => route))).toEqual(
    new Set([
      '/api/auth/register',
      '/api/auth/login',
      '/api/chat/channels/:channelId/messages',
      '/api/users/me',
      '/auth/v1/verify',
      '/rest/v1/*',
      '/*',
    ]),
  );
});

// ASVS 16.3.4, 16.2.5
test('an unexpected error is logged with its request and without values', async () => {
  const cause = Object.assign(new Error('invalid input: "ada@test.example"'), {
    code: 'XX000',
    detail: 'Key (email)=(ada@test.example)',
    parameters: ['ada@test.example'],
    table: 'contact_details',
  });
  const broken = new Error("cannot read 'Ada Reyes' of ada@test.example", { cause });
  const { app, texts, lines } = logged({ verifyToken: () => Promise.reject(broken) });
  const response = await app.request('/api/users/me');
  const [fault, request] = lines();
  expect(fault).toMatchObject({
    level: 'error',
    requestId: response.headers.get('x-request-id'),
    err: {
      type: 'Error',
      message: "cannot read '…' of …",
      stack: expect.arrayContaining([expect.stringMatching(/^at /)]),
      cause: { code: 'XX000', table: 'contact_details', message: 'invalid input: "…"' },
    },
  });
  expect(request).toMatchObject({ status: 500, route: '/api/users/me' });
  expect(texts.join()).not.toMatch(/\bada\b|reyes/i);
});

test('the cause of an unavailable response is logged and not returned', async () => {
  const files = { ...server.backend.files, incoming: '/dev/null/incoming' };
  const { client, lines } = logged({ files });
  const { a, caseId } = await openFamily(server);
  await expect(sendDocument({ ...a, api: client(a.token) }, caseId)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'We cannot receive documents right now. Try again in a few minutes.',
  });
  expect(lines()).toMatchObject([
    { level: 'warn', message: 'unavailable', err: { code: 'ENOTDIR' } },
    { message: 'request', status: 503 },
  ]);
});

// ASVS 16.4.1
test('a malformed request id of a client is not logged', async () => {
  const { app, texts, lines } = logged();
  for (const id of ['x'.repeat(300), 'a"b', 'a b'])
    await app.request('/api/health/live', { headers: { 'x-request-id': id } });
  expect(lines()).toHaveLength(3);
  expect(texts.join()).not.toMatch(/xxx|a"b|a b/);
});

test('requests through a proxy that nobody named are warned about once', async () => {
  const forwarded = { headers: { 'x-forwarded-for': '192.0.2.7' } };
  const warningsOf = async (trustedProxies?: { count: number }) => {
    const { app, lines } = logged({ trustedProxies });
    for (let times = 0; times < 2; times++) await app.request('/api/health/live', forwarded);
    return lines().filter(({ message }) => message.includes('TRUSTED_PROXY')).length;
  };
  expect([await warningsOf(), await warningsOf({ count: 1 })]).toEqual([1, 0]);
});
