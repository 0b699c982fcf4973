import { expect, test } from 'vitest';
import { batched } from './batch.ts';
import { createCall } from './client.ts';
import { endpoints } from './index.ts';

const caseId = '3f0d3a3e-6a0c-4b0e-9a53-1c1f3b6f2d10';
const origin = 'https://server.example';

/** Calls in batches, and the addresses that were asked. The server answers each read with a conflict that names it. */
function clientOf({ token = (): string => 'one', baseUrl = origin } = {}) {
  const sent: string[] = [];
  const refusal = (path: string) => ({ error: { code: 'conflict', message: path } });
  const fetch = batched((url) => {
    sent.push(url);
    const paths = new URL(url, origin).searchParams.get('paths');
    if (paths === null) return Response.json(refusal(url.slice(origin.length)), { status: 409 });
    return Response.json({ answers: paths.split(',').map((path) => ({ status: 409, body: refusal(path) })) });
  });
  return { sent, call: createCall({ baseUrl, token, fetch }) };
}

const messageOf = (call: Promise<unknown>) => call.catch((error: Error) => error.message);

test('the reads of one moment share a request, and each gets its own answer', async () => {
  const { sent, call } = clientOf();
  const calls = [
    call(endpoints.getCase, { caseId }),
    call(endpoints.listCasesBy, { q: 'a, b' }),
    call(endpoints.getCaseStep, { caseId }),
  ];
  expect(await Promise.all(calls.map(messageOf))).toEqual([
    `/api/cases/${caseId}`,
    '/api/caseslist?q=a%2C+b',
    `/api/cases/${caseId}/step`,
  ]);
  expect(sent).toHaveLength(1);
});

test('reads of the origin of the page share a request, too', async () => {
  const { sent, call } = clientOf({ baseUrl: '' });
  await Promise.all([endpoints.getCase, endpoints.getCaseStep].map((it) => messageOf(call(it, { caseId }))));
  expect(sent).toEqual([`/api/batch?paths=%2Fapi%2Fcases%2F${caseId}%2C%2Fapi%2Fcases%2F${caseId}%2Fstep`]);
});

test('a read alone, a change and a file are sent as they are', async () => {
  const { sent, call } = clientOf();
  await messageOf(call(endpoints.getCase, { caseId }));
  const changes = [call(endpoints.markAllNotificationsRead, {}), call(endpoints.exportMyData, {})];
  await Promise.all(changes.map(messageOf));
  expect(sent.every((url) => !url.includes('/api/batch'))).toBe(true);
});

test('more reads than a batch carries are sent as several', async () => {
  const { sent, call } = clientOf();
  await Promise.all(Array.from({ length: 45 }, () => messageOf(call(endpoints.getCase, { caseId }))));
  expect(sent).toHaveLength(3);
});

test('reads of different people never share a request', async () => {
  let token = 'one';
  const { sent, call } = clientOf({ token: () => token });
  const first = messageOf(call(endpoints.getCase, { caseId }));
  token = 'two';
  await Promise.all([first, messageOf(call(endpoints.getCase, { caseId }))]);
  expect(sent).toEqual([`${origin}/api/cases/${caseId}`, `${origin}/api/cases/${caseId}`]);
});

test('a batch that fails fails each of its reads, and an ended read ends alone', async () => {
  const call = createCall({
    baseUrl: origin,
    token: () => null,
    fetch: batched(() => Response.json({ error: { code: 'too_many', message: 'Slow down.' } }, { status: 429 })),
  });
  const signal = AbortSignal.abort();
  const calls = [
    call(endpoints.getCase, { caseId }),
    call(endpoints.getCaseStep, { caseId }),
    call(endpoints.listDuties, { caseId }, { signal }),
  ];
  const codes = await Promise.all(calls.map((it) => it.catch((error: { code: string }) => error.code)));
  expect(codes).toEqual(['too_many', 'too_many', 'unavailable']);
});
