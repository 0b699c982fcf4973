import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerFile, fileOf } from './answer-file.ts';

const bytes = Buffer.from('0123456789');
const app = new Hono().get('/', (c) =>
  answerFile(c, fileOf(bytes, { name: 'a.pdf', type: 'application/pdf', tag: 't' })),
);
const get = (headers: Record<string, string> = {}, method = 'GET') => app.request('/', { method, headers });

// ASVS 3.2.1, 5.3.1, 14.3.2
test('a document response is a sandboxed attachment that must not be cached or sniffed', async () => {
  const response = await get();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-length': '10',
    'accept-ranges': 'bytes',
    etag: '"t"',
  });
  expect(await response.text()).toBe('0123456789');
});

test.for([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=9-9', 206, '9', 'bytes 9-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=99999999999999999999-', 416, '', 'bytes */10'],
  ['bytes=5-2', 200, '0123456789', null],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['bytes=-', 200, '0123456789', null],
  ['lines=1-2', 200, '0123456789', null],
] as const)('a request for the range %s returns %i', async ([range, status, text, contentRange]) => {
  const response = await get({ range });
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
    status,
    text,
    contentRange,
  ]);
  expect(response.headers.get('content-length')).toBe(status === 416 ? null : String(text.length));
});

test('a range request with an outdated If-Range returns the whole document', async () => {
  expect((await get({ range: 'bytes=0-3', 'if-range': '"t"' })).status).toBe(206);
  expect((await get({ range: 'bytes=0-3', 'if-range': '"older"' })).status).toBe(200);
});

test('a HEAD request returns the headers without opening the file', async () => {
  const closed = new Hono().get('/', (c) =>
    answerFile(c, {
      name: 'a.pdf',
      type: 'application/pdf',
      tag: 't',
      bytes: 10,
      open: () => Promise.reject(new Error()),
    }),
  );
  const response = await closed.request('/', { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '10']);
});
