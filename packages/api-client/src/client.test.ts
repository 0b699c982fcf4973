import { expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import type { ClientOptions } from './client.ts';
import { ApiError } from './error.ts';
import { limits } from './limits.ts';

const id = '3f0d3a3e-6a0c-4b0e-9a53-1c1f3b6f2d10';

/** A client whose server gives one answer to everything, and what it was sent. */
function clientOf(answer: () => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const sent: { url: string; init: RequestInit }[] = [];
  const api = createApiClient({
    baseUrl: 'https://server.example',
    token: () => null,
    fetch: (url, init) => {
      sent.push({ url, init });
      return answer();
    },
    ...options,
  });
  return { api, sent };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

async function failure(call: Promise<unknown>): Promise<unknown> {
  try {
    return { succeeded: await call };
  } catch (error) {
    return error;
  }
}

test('the client fills path parameters from the input, URL-encoded, and sends the other fields as the body', async () => {
  const { api, sent } = clientOf(json({ ok: true, unread_from: null }));
  await api.markRead({ channelId: 'case-1/2?', messageId: id });
  expect(sent).toMatchObject([
    {
      url: 'https://server.example/api/chat/channels/case-1%2F2%3F/read',
      init: { method: 'POST', body: JSON.stringify({ messageId: id }) },
    },
  ]);
});

test('the client sends the input of a GET call as the query and omits absent fields', async () => {
  const { api, sent } = clientOf(json({ messages: [], has_more: false }));
  await api.listMessages({ channelId: `case-${id}`, limit: 20 });
  await api.listMessages({ channelId: `case-${id}`, before: undefined });
  await api.listMessages({ channelId: `case-${id}`, before: 'a&b=c d' });
  const base = `https://server.example/api/chat/channels/case-${id}/messages`;
  expect(sent.map(({ url }) => url)).toEqual([`${base}?limit=20`, base, `${base}?before=a%26b%3Dc+d`]);
  expect(sent.every(({ init }) => !('body' in init))).toBe(true);
});

test('the client omits undefined fields from the body', async () => {
  const { api, sent } = clientOf(json({ cases: [] }));
  await api.updateMe({ name: undefined }).catch(() => undefined);
  await api.updateMe().catch(() => undefined);
  expect(sent.map(({ init }) => init.body)).toEqual(['{}', '{}']);
});

test('the client sends JSON, with the current token when the person is signed in', async () => {
  let token: string | null = null;
  const { api, sent } = clientOf(json({ cases: [], next_cursor: null }), { token: async () => token });
  await api.listCases();
  token = 'abc';
  await api.listCases();
  expect(sent.map(({ init }) => init.headers)).toEqual([
    { 'content-type': 'application/json' },
    { 'content-type': 'application/json', authorization: 'Bearer abc' },
  ]);
});

test('the client returns only the fields that the contract names', async () => {
  const { api } = clientOf(json({ ok: true, secret: 'x' }));
  expect(await api.logout()).toEqual({ ok: true });
});

test('the client throws an ApiError with status, code, message, details and body when the server refuses a call', async () => {
  const body = {
    error: { code: 'invalid', message: 'Check the marked fields.' },
    details: [{ path: 'name', message: 'Fill this in.' }],
    requestId: 'r1',
  };
  const { api } = clientOf(json(body, 422));
  const error = await failure(api.updateMe({ name: '' }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 422, code: 'invalid', message: 'Fill this in.', details: body.details, body });
});

test('the client calls onUnauthorized for a 401 and for no other failure', async () => {
  const reported: string[] = [];
  const onUnauthorized: NonNullable<ClientOptions['onUnauthorized']> = ({ path }) => reported.push(path);
  for (const status of [401, 403, 404, 500])
    await failure(clientOf(json({}, status), { onUnauthorized }).api.listCases());
  expect(reported).toEqual(['/api/cases']);
});

test('the client throws unavailable with status 0 when the server cannot be reached', async () => {
  const cause = new TypeError('fetch failed');
  const { api } = clientOf(() => Promise.reject(cause));
  expect(await failure(api.listCases())).toMatchObject({
    code: 'unavailable',
    status: 0,
    message: 'We could not reach the server. Check your connection and try again.',
    body: cause,
  });
});

test('the client aborts a call after 30 seconds', async () => {
  const timeouts: number[] = [];
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms);
    return AbortSignal.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  });
  onTestFinished(() => spy.mockRestore());
  const api = createApiClient({
    baseUrl: '',
    token: () => null,
    fetch: (_, { signal }) => Promise.reject(signal?.reason as Error),
  });
  expect(await failure(api.listCases())).toMatchObject({ code: 'unavailable', status: 0 });
  expect(timeouts).toEqual([limits.requestTimeout]);
  expect(limits.requestTimeout).toBe(30_000);
});

test('the client takes the message from the status text when a failure is not JSON', async () => {
  const { api } = clientOf(() => new Response('<h1>Oh</h1>', { status: 502, statusText: 'Bad Gateway' }));
  expect(await failure(api.listCases())).toMatchObject({
    status: 502,
    code: 'unexpected',
    message: 'Bad Gateway',
    body: {},
  });
});

test('the client throws unexpected when an answer breaks the contract', async () => {
  for (const answer of [json({ cases: 'none' }), json(null), () => new Response('<!doctype html>', { status: 200 })])
    expect(await failure(clientOf(answer).api.listCases())).toMatchObject({
      name: 'ApiError',
      status: 200,
      code: 'unexpected',
      message: "We could not read the server's answer. Try again.",
    });
});

test('the client sends a document as form data with the file last and without undefined fields', async () => {
  const { api, sent } = clientOf(json({}));
  const file = new File(['%PDF-1.4'], 'a.pdf');
  await failure(api.uploadFile({ case_id: id, doc_type: 'other', audience: undefined, file }));
  const [{ url, init } = { url: '', init: {} as RequestInit }] = sent;
  expect([url, init.method, init.headers]).toEqual(['https://server.example/api/uploads', 'POST', {}]);
  const form = [...(init.body as FormData)];
  expect(form.map(([name]) => name)).toEqual(['case_id', 'doc_type', 'file']);
  expect(form[2]?.[1]).toMatchObject({ name: 'a.pdf', size: 8 });
});

test('the client sends a logo as the raw file with its content type', async () => {
  const { api, sent } = clientOf(json({ logoUrl: `/api/organizations/${id}/logo?v=0a1b2c3d` }));
  const file = new File(['png'], 'logo.png', { type: 'image/png' });
  await api.uploadLogo({ orgId: id, file });
  await api.uploadLogo({ orgId: id, file: new File(['png'], 'logo') });
  expect(sent.map(({ init }) => [init.body instanceof File, init.headers])).toEqual([
    [true, { 'content-type': 'image/png' }],
    [true, { 'content-type': 'application/octet-stream' }],
  ]);
});

test.for([
  [`attachment; filename="M_rz.pdf"; filename*=UTF-8''M%C3%A4rz.pdf`, 'März.pdf'],
  [`attachment; filename="a \\"b\\".pdf"`, 'a "b".pdf'],
  [`inline; filename="a.pdf"; filename*=UTF-8''%E0%A4%A.pdf`, 'a.pdf'],
  ['attachment', 'document'],
])('a download with the content-disposition %j is named %j', async ([disposition, name]) => {
  const headers = { 'content-disposition': disposition!, 'content-type': 'application/pdf' };
  const { api } = clientOf(() => new Response('%PDF', { headers }));
  const file = await api.downloadUpload({ uploadId: id });
  expect([file.name, file.type, await file.text()]).toEqual([name, 'application/pdf', '%PDF']);
});

test('the client throws the server’s error when a download is refused, and gives file calls a longer timeout', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeouts.mockRestore());
  const body = { error: { code: 'not_found', message: 'Not found.' } };
  const { api } = clientOf(json(body, 404));
  expect(await failure(api.downloadUpload({ uploadId: id }))).toMatchObject({ code: 'not_found', status: 404 });
  expect(timeouts.mock.calls).toEqual([[limits.fileTimeout]]);
});
