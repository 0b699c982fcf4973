import { once } from 'node:events';
import { symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { emptyFolder } from '../routes/documents/documents.fixture.ts';
import { startBucket } from '../testing/fakes/fake-bucket.ts';
import { type Storage, openStorage } from './storage.ts';

const storages: Record<string, () => Promise<Storage>> = {
  'a folder': async () => openStorage(join(emptyFolder(), 'not', 'there', 'yet')),
  'a bucket': async () => openStorage('/unused', (await startBucket()).settings),
};

function source(content: string) {
  const path = join(emptyFolder(), 'incoming');
  writeFileSync(path, content);
  return { path, type: 'application/pdf', bytes: content.length };
}

const keysIn = async (storage: Storage) => {
  const keys: string[] = [];
  for await (const { key, keptAt } of storage.list()) {
    expect(Math.abs(Date.now() - keptAt.getTime())).toBeLessThan(60_000);
    keys.push(key);
  }
  return keys.toSorted();
};

test.for(Object.entries(storages))('%s keeps a document until it is removed', async ([, open]) => {
  const storage = await open();
  expect([await storage.has('case/a'), await keysIn(storage)]).toEqual([false, []]);
  const content = '0123456789'.repeat(20_000);
  await storage.keep('case/a', source(content));
  await storage.keepBytes('logos/b.png', Buffer.from('png'), 'image/png');
  await storage.keepBytes('logos/c.png', Buffer.from('png'), 'image/png');
  expect(await storage.has('case/a')).toBe(true);
  expect(await text(await storage.open('case/a'))).toBe(content);
  expect(await text(await storage.open('case/a', { start: 199_998, end: 199_999 }))).toBe('89');
  expect(await text(await storage.open('case/a', { start: 0, end: 0 }))).toBe('0');
  expect(await text(await storage.open('case/a', { start: 65_530, end: 65_545 }))).toBe('0123456789012345');
  expect(await keysIn(storage)).toEqual(['case/a', 'logos/b.png', 'logos/c.png']);
  await storage.remove('case/a');
  await storage.remove('case/a');
  expect([await storage.has('case/a'), await keysIn(storage)]).toEqual([false, ['logos/b.png', 'logos/c.png']]);
});

test('folder storage keeps no part of a document that fails to arrive', async () => {
  const storage = openStorage(emptyFolder());
  const gone = { path: join(emptyFolder(), 'gone'), type: 'application/pdf', bytes: 4 };
  await expect(storage.keep('case/a', gone)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await keysIn(storage)).toEqual([]);
});

test('folder storage names a full disk', async () => {
  const folder = emptyFolder();
  symlinkSync('/dev/full', join(folder, 'a'));
  const message = expect.stringContaining('no space left');
  await expect(openStorage(folder).keepBytes('a', Buffer.from('all of it'), 'text/plain')).rejects.toMatchObject({
    code: 'unavailable',
    message,
  });
});

// ASVS 5.3.2
test('a storage key cannot leave the folder', async () => {
  const storage = openStorage(emptyFolder());
  await expect(storage.keepBytes('../outside', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('a bucket that accepts a request and never answers returns unavailable after the time limit', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { settings } = await startBucket();
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const storage = openStorage('/unused', { ...settings, endpoint }, 200);
  const started = performance.now();
  const asked = [storage.has('case/a'), storage.open('case/a'), storage.keep('case/a', source('all of it'))];
  for (const answer of await Promise.allSettled(asked))
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  expect(performance.now() - started).toBeLessThan(5000);
});

test('a bucket that falls silent in the middle of a document ends the download after the time limit', async () => {
  const half = createHttpServer((_, response) => {
    response.writeHead(200, { 'content-length': 8, etag: '"x"' });
    response.write('half');
  }).listen(0, '127.0.0.1');
  await once(half, 'listening');
  onTestFinished(() => {
    half.closeAllConnections();
    half.close();
  });
  const { settings } = await startBucket();
  const endpoint = `http://127.0.0.1:${(half.address() as AddressInfo).port}`;
  const storage = openStorage('/unused', { ...settings, endpoint }, 200);
  const started = performance.now();
  await expect(text(await storage.open('case/a'))).rejects.toThrow('timed out');
  await expect(text(await storage.open('case/a', { start: 0, end: 7 }))).rejects.toThrow('timed out');
  await expect(storage.read('case/a')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(keysIn(storage)).rejects.toMatchObject({ code: 'unavailable' });
  expect(performance.now() - started).toBeLessThan(5000);
});

test('an unreachable bucket returns unavailable', async () => {
  const { settings } = await startBucket();
  const storage = openStorage('/unused', { ...settings, endpoint: 'http://127.0.0.1:9' });
  await expect(storage.has('case/a')).rejects.toMatchObject({ code: 'unavailable' });
});
