import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { healthSources } from './health-sources.ts';

test('the space on the disk is told', async () => {
  expect(await healthSources({ dataDir: tmpdir() }).freeBytes?.()).toBeGreaterThan(0);
});

test('a scanner that nobody chose is off, one that answers is well, and one that does not is a fault', async () => {
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
