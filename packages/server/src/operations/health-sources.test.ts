import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { healthSources } from './health-sources.ts';

test('the health check measures the free disk space', async () => {
  expect(await healthSources({ dataDir: tmpdir() }).freeBytes?.()).toBeGreaterThan(0);
});

test('the scanner health check is off when not configured, ok when it answers, and fails when it does not', async () => {
  const sources = (port?: number) =>
    healthSources({
      dataDir: tmpdir(),
      scanner: port === undefined ? undefined : { address: { host: '127.0.0.1', port }, isRequired: false },
    });
  expect(await sources().scanner?.()).toMatchObject({ state: 'off' });
  const scanner = createServer().listen(0, '127.0.0.1');
  await once(scanner, 'listening');
  const { port } = scanner.address() as AddressInfo;
  expect(await sources(port).scanner?.()).toMatchObject({ state: 'ok' });
  scanner.close();
  await once(scanner, 'close');
  await expect(sources(port).scanner?.()).rejects.toThrow('ECONNREFUSED');
});
