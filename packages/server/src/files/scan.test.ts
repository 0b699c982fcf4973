import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../testing/documents.ts';
import { startClamd } from '../testing/fake-clamd.ts';
import { createScan } from './scan.ts';

function fileWith(text: string): string {
  const path = join(emptyFolder(), 'document');
  writeFileSync(path, text);
  return path;
}

test('a file goes to the scanner whole, and is clean when the scanner says so', async () => {
  const { address, scanned } = await startClamd();
  const text = 'clean '.repeat(50_000);
  expect(await createScan({ address, isRequired: true })(fileWith(text))).toBe(true);
  expect(scanned).toEqual([text]);
});

// ASVS 5.4.3
test('a file with malware is refused', async () => {
  const { address } = await startClamd();
  await expect(createScan({ address, isRequired: false })(fileWith('EICAR'))).rejects.toMatchObject({
    code: 'invalid',
    message: 'This file may harm a computer, so we did not keep it. Try another copy of it.',
  });
});

test('without a scanner nothing is scanned', async () => {
  expect(await createScan(undefined)(fileWith('EICAR'))).toBe(false);
});

test('a scanner that cannot be reached, or cannot tell, stops only those who insist on it', async () => {
  const { address, server } = await startClamd();
  const confused = await startClamd(() => 'INSTREAM size limit exceeded. ERROR');
  server.close();
  for (const where of [address, confused.address, { path: '/nowhere/clamd' }]) {
    expect(await createScan({ address: where, isRequired: false })(fileWith('x'))).toBe(false);
    await expect(createScan({ address: where, isRequired: true })(fileWith('x'))).rejects.toMatchObject({
      code: 'unavailable',
    });
  }
});
