import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { server } from '../testing/server.ts';
import { providerHealth } from './provider-health.ts';

/** A provider that knows one key, or never answers. */
async function providerThat(answers: 'answers' | 'fails' | 'is silent') {
  const provider = createServer((request, response) => {
    if (answers === 'is silent') return;
    const isKnown = request.url === '/auth/v1/settings' && request.headers.apikey === 'known';
    response.writeHead(answers === 'fails' ? 500 : isKnown ? 200 : 401).end('{}');
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  onTestFinished(() => {
    provider.closeAllConnections();
    provider.close();
  });
  return { url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`, publishableKey: 'known' };
}

const silence = { state: 'down', detail: 'It does not answer.' };
const closed = { url: 'http://127.0.0.1:9', publishableKey: 'known' };

test('the health check of a hosted provider asks it, and says when it refuses, fails or is silent', async () => {
  const provider = await providerThat('answers');
  expect(await providerHealth(provider)).toEqual({ state: 'ok', detail: 'It answers.' });
  expect(await providerHealth({ ...provider, publishableKey: 'another' })).toEqual({
    state: 'down',
    detail: 'It refuses the publishable key.',
  });
  expect(await providerHealth(await providerThat('fails'))).toEqual(silence);
  expect(await providerHealth(closed)).toEqual(silence);
  expect(await providerHealth(await providerThat('is silent'), 300)).toEqual(silence);
});

test('a server whose provider is out of reach is live, not ready, and names it', async () => {
  const healthWith = async (provider: Awaited<ReturnType<typeof providerThat>>) => {
    const app = createApp({ ...server.backend, provider: () => providerHealth(provider), registration: 'approval' });
    const ready = await app.request('/api/health');
    return {
      ready: ready.status,
      live: (await app.request('/api/health/live')).status,
      body: (await ready.json()) as object,
    };
  };
  expect(await healthWith(closed)).toMatchObject({ ready: 503, live: 200, body: { details: [{ path: 'sign_in' }] } });
  expect(await healthWith(await providerThat('answers'))).toMatchObject({
    ready: 200,
    body: { checks: { sign_in: 'ok' } },
  });
});
