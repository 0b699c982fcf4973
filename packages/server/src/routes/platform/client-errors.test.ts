import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import type { Budgets } from '../../http/guard/rate-limit.ts';
import { createLog } from '../../operations/log.ts';
import { createMetrics } from '../../operations/metrics.ts';
import { server } from '../../testing/server.ts';

const report = {
  id: '1F2E-3D4C',
  kind: 'render',
  name: 'TypeError',
  stack: ['assets/first-a1_b2.js:1:2345', 'assets/case-page-Zx.js:3:7'],
  route: '/case/:caseId',
  version: '1.0.0',
};

/** The same server with a log and counts that somebody reads. */
function watched(limits: Partial<Budgets> = {}) {
  const texts: string[] = [];
  const log = createLog({ level: 'warn', write: (line) => texts.push(line) });
  const metrics = createMetrics();
  const app = createApp({ ...server.backend, registration: 'approval', log, metrics, limits });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/api/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { send, texts, metrics, lines: () => texts.map((it) => JSON.parse(it) as object) };
}

// ASVS 16.2.1
test('a client error is logged with the id shown to the person and counted in the metrics', async () => {
  const { send, lines, metrics } = watched();
  const { token } = await server.person();
  const answers = [await send(report), await send(report, { authorization: `Bearer ${token}` })];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { id, ...facts } = report;
  const line = { level: 'warn', message: 'client error', errorId: id, ...facts };
  expect(lines()).toEqual([line, line].map((it) => ({ ...it, time: expect.any(String) })));
  expect((await metrics.read()).text).toContain('client_errors_total{kind="render"} 2');
});

test('a client error of a failed request is logged with the request id', async () => {
  const { send, lines } = watched();
  await send({ ...report, name: 'ApiError', code: 'unexpected', request_id: 'b7c0-42' });
  expect(lines()).toMatchObject([{ errorId: report.id, requestId: 'b7c0-42', code: 'unexpected' }]);
});

// ASVS 2.2.1, 16.2.5, 16.4.1
test('a client error report with values outside the contract is rejected and not logged', async () => {
  const { send, texts } = watched();
  for (const change of [
    { name: 'Ada Reyes' },
    { id: 'Ada Reyes' },
    { code: 'ada@test.example' },
    { kind: 'ada' },
    { route: '/case/6f1c2d3e-0000-4000-8000-000000000000' },
    { route: '/signin?email=ada@test.example' },
    { stack: ['https://mediation.example/assets/first.js?ada:1:2'] },
    { stack: ['at ada (assets/first.js:1:2)'] },
    { stack: ['assets/first.js:1:2\nada'] },
    { stack: Array.from({ length: 21 }, () => 'assets/first.js:1:2') },
    { version: 'ada' },
    { request_id: 'ada@test.example' },
  ])
    expect([change, (await send({ ...report, ...change })).status]).toEqual([change, 422]);
  expect((await send({ ...report, message: 'I am afraid of Ada' })).status).toBe(400);
  expect(texts.join()).not.toMatch(/\bada\b/i);
});

test('a client error report over 8 KB is rejected', async () => {
  const { send } = watched();
  expect((await send({ ...report, stack: ['x'.repeat(9000)] })).status).toBe(413);
});

// ASVS 2.4.1
test('client error reports are rate limited per IP address', async () => {
  const { send } = watched({ clientErrors: { points: 2, duration: 60 } });
  const statuses = [await send(report), await send(report), await send(report)].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 429]);
});
