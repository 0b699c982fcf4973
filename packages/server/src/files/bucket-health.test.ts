import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startBucket } from '../testing/fakes/fake-bucket.ts';
import { bucketHealth } from './bucket-health.ts';

/** The settings of a bucket that answers with this status, or never. */
async function bucketWith(status: number | 'silent') {
  const server = createServer((_request, response) => {
    if (status !== 'silent') response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { bucket: 'documents', region: 'eu-west-1', endpoint, accessKeyId: 'id', secretAccessKey: 'secret' };
}

test('the bucket health check is off without a bucket and ok when the bucket answers', async () => {
  expect(await bucketHealth(undefined)).toMatchObject({ state: 'off' });
  expect(await bucketHealth((await startBucket()).settings)).toEqual({ state: 'ok', detail: 'It answers.' });
});

test('the bucket health check is down, and says why, when the bucket refuses or is missing', async () => {
  for (const [status, detail] of [
    [403, 'It refuses the access key.'],
    [404, 'There is no bucket of this name.'],
    [500, 'It does not answer.'],
  ] as const)
    expect(await bucketHealth(await bucketWith(status))).toEqual({ state: 'down', detail });
  const { settings } = await startBucket();
  const nowhere = { ...settings, endpoint: 'http://127.0.0.1:9' };
  expect(await bucketHealth(nowhere)).toEqual({ state: 'down', detail: 'It does not answer.' });
});

test('the bucket health check ends in time when the bucket stays silent', async () => {
  const begun = performance.now();
  expect(await bucketHealth(await bucketWith('silent'), 300)).toEqual({ state: 'down', detail: 'It does not answer.' });
  expect(performance.now() - begun).toBeLessThan(3000);
});
