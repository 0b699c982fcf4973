import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { listen } from '../http/listen.ts';
import { server } from '../testing/server.ts';
import { createMetrics } from './metrics.ts';
import type { TrustedProxies } from '../http/guard/remote-address.ts';

/** The same server with metrics, on its own port. */
async function counted(settings: { metricsToken?: string; trustedProxies?: TrustedProxies } = {}) {
  const backend = { ...server.backend, close: async () => {} };
  const metrics = createMetrics({ sql: server.owner, withProcess: true });
  const app = createApp({ ...backend, registration: 'approval', metrics, ...settings });
  const listening = await listen(app, backend, { host: '127.0.0.1', port: 0, metrics });
  onTestFinished(() => listening.close());
  const origin = `http://127.0.0.1:${listening.port}`;
  const read = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/metrics`, { headers });
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };
  return { origin, app, read };
}

test('metrics on this machine contain request counts by route template, job times and process values', async () => {
  const { origin, read } = await counted();
  const { id, token } = await server.person();
  await fetch(`${origin}/api/cases/${id}`, { headers: { authorization: `Bearer ${token}` } });
  await server.owner`
    insert into private.jobs (name, every, last_ok_at) values ('counted', '1 hour', to_timestamp(1700000000))
    on conflict (name) do nothing`;
  const { status, type, text } = await read();
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(text).toContain('http_requests_total{method="GET",route="/api/cases/:caseId",status="404"} 1');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/cases/:caseId",status="404"} 1');
  expect(text).toMatch(/^realtime_sockets 0$/m);
  expect(text).toMatch(/^mails_waiting \d+$/m);
  expect(text).toMatch(/^documents_waiting_for_scan \d+$/m);
  expect(text).toContain('job_last_ok_timestamp_seconds{job="counted"} 1700000000');
  expect(text).toMatch(/^process_cpu_seconds_total /m);
  expect(text).not.toContain(id);
});

test('metrics count open sockets', async () => {
  const { origin, read } = await counted();
  const path = `/realtime/v1/websocket?apikey=${server.backend.publishableKey}&vsn=2.0.0`;
  const socket = new WebSocket(origin.replace('http', 'ws') + path);
  onTestFinished(() => socket.close());
  await expect.poll(async () => (await read()).text).toMatch(/^realtime_sockets 1$/m);
});

// ASVS 13.4.5
test('/metrics returns 404 through a proxy on this machine and without a socket', async () => {
  const { app, read } = await counted();
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
    expect([header, (await read({ [header]: '203.0.113.7' })).status]).toEqual([header, 404]);
  expect((await app.request('/metrics')).status).toBe(404);
});

// ASVS 13.4.5
test('/metrics returns 404 without a token when the Host header is not a loopback name', async () => {
  const { origin } = await counted();
  const statusFor = async (host: string) => {
    const request = get(`${origin}/metrics`, { headers: { host } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  expect(await Promise.all(['mediation.example', 'localhost', '127.0.0.1:4000', '[::1]:4000'].map(statusFor))).toEqual([
    404, 200, 200, 200,
  ]);
});

test('/metrics with a configured token returns 404 to every request without it', async () => {
  const { app, read } = await counted({ metricsToken: 'a-token-of-some-length' });
  const ask = async (authorization: string) => (await app.request('/metrics', { headers: { authorization } })).status;
  expect(await ask('Bearer a')).toBe(404);
  expect(await ask('Bearer a-token-of-some-length')).toBe(200);
  expect((await read()).status).toBe(404);
});
