import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sendDocument } from '../routes/documents/documents.fixture.ts';
import { openFamily } from '../testing/family.ts';
import { server } from '../testing/server.ts';
import { sweepFiles } from './sweep.ts';

const {
  owner,
  backend: { files },
} = server;

test('the sweep removes orphaned files and keeps files that have a row', async () => {
  const { a, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId);
  const left = `${caseId}/${crypto.randomUUID()}`;
  await files.storage.keepBytes(left, Buffer.from('left over'), 'application/pdf');
  mkdirSync(files.incoming, { recursive: true });
  writeFileSync(join(files.incoming, 'half'), 'half a document');

  await sweepFiles(owner, files);
  expect([await files.storage.has(left), readdirSync(files.incoming)]).toEqual([true, ['half']]);
  expect(await sweepFiles(owner, files, -1)).toBeGreaterThanOrEqual(2);
  expect([await files.storage.has(left), readdirSync(files.incoming)]).toEqual([false, []]);
  await a.api.downloadUpload({ uploadId });

  await owner`delete from uploads where id = ${uploadId}`;
  expect(await sweepFiles(owner, files, -1)).toBe(1);
});
