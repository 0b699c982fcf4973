import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../routes/documents/documents.fixture.ts';
import { startClamd } from '../testing/fakes/fake-clamd.ts';
import { type ScannerSettings, createScanner, scanReceived } from './scan.ts';

function fileWith(text: string): string {
  const path = join(emptyFolder(), 'document');
  writeFileSync(path, text);
  return path;
}

/** Scans a document with this text; returns its scan status and the number of logged failures. */
async function arrival(text: string, settings: ScannerSettings) {
  const causes: unknown[] = [];
  const takenAs = await scanReceived(createScanner(settings), fileWith(text), (cause) => causes.push(cause));
  return { takenAs, unscanned: causes.length };
}

test('the scanner receives the whole file and reports it clean', async () => {
  const { address, scanned } = await startClamd();
  const text = 'clean '.repeat(50_000);
  expect(await arrival(text, { address, isRequired: true })).toEqual({ takenAs: 'clean', unscanned: 0 });
  expect(scanned).toEqual([text]);
});

// ASVS 5.4.3
test('a file with malware is rejected', async () => {
  const { address } = await startClamd();
  await expect(arrival('EICAR', { address, isRequired: false })).rejects.toMatchObject({
    code: 'invalid',
    message: 'This file may contain a virus, so we did not keep it. Try another copy.',
  });
});

test('a file is accepted unscanned when no scanner is configured', async () => {
  const nothing = () => expect.unreachable();
  expect(await scanReceived(undefined, fileWith('EICAR'), nothing)).toBe('off');
});

test('a file is rejected when a required scanner fails, and stays pending when the scanner is optional', async () => {
  const { address, server } = await startClamd();
  const confused = await startClamd(() => 'INSTREAM size limit exceeded. ERROR');
  server.close();
  for (const where of [address, confused.address, { path: '/nowhere/clamd' }]) {
    expect(await arrival('x', { address: where, isRequired: false })).toEqual({ takenAs: 'pending', unscanned: 1 });
    await expect(arrival('x', { address: where, isRequired: true })).rejects.toMatchObject({ code: 'unavailable' });
  }
});
