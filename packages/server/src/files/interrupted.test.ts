import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { createApiClient, limits } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { fileNamed, pdf } from '../routes/documents/documents.fixture.ts';
import { openFamily } from '../testing/family.ts';
import { server } from '../testing/server.ts';

const { files } = server.backend;
const { a, caseId } = await openFamily(server);
const origin = await server.listen();

const rows = () => server.owner`select 1 from uploads where case_id = ${caseId}`;

function startSending() {
  const upload = request(`${origin}/api/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${a.token}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  upload.on('error', () => undefined);
  upload.write(`--x\r\ncontent-disposition: form-data; name="case_id"\r\n\r\n${caseId}\r\n`);
  upload.write(`--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`);
  upload.write(Buffer.concat([pdf(), Buffer.alloc(500_000)]));
  return upload;
}

test('an upload whose connection breaks leaves no file and no row', async () => {
  const sending = startSending();
  await expect.poll(() => readdirSync(files.incoming)).toHaveLength(1);
  sending.destroy();
  await expect.poll(() => readdirSync(files.incoming)).toEqual([]);
  expect(await rows()).toEqual([]);
});

test('an upload over the size limit is stopped with 413 while it is still being sent', async () => {
  const sending = startSending();
  const answered = once(sending, 'response') as Promise<[{ statusCode: number }]>;
  const stop = setInterval(() => sending.write(Buffer.alloc(1_000_000)), 5);
  const [{ statusCode }] = await answered;
  clearInterval(stop);
  sending.destroy();
  expect(statusCode).toBe(413);
  await expect.poll(() => readdirSync(files.incoming)).toEqual([]);
  expect(await rows()).toEqual([]);
});

test('a document sent over the network downloads byte for byte, and one over the size limit returns too_large', async () => {
  const api = createApiClient({ baseUrl: origin, token: () => a.token });
  const bytes = Buffer.concat([pdf(), Buffer.alloc(3_000_000), pdf()]);
  const { upload } = await api.uploadFile({ case_id: caseId, doc_type: 'other', file: fileNamed('a.pdf', bytes) });
  const file = await api.downloadUpload({ uploadId: upload.id });
  expect(Buffer.compare(Buffer.from(await file.arrayBuffer()), bytes)).toBe(0);
  const large = fileNamed('b.pdf', Buffer.concat([bytes, Buffer.alloc(limits.fileMaxBytes)]));
  await expect(api.uploadFile({ case_id: caseId, doc_type: 'other', file: large })).rejects.toMatchObject({
    code: 'too_large',
  });
});

test('an aborted download closes its file', async () => {
  const api = createApiClient({ baseUrl: origin, token: () => a.token });
  const bytes = Buffer.concat([pdf(), Buffer.alloc(9_000_000), pdf()]);
  const { upload } = await api.uploadFile({ case_id: caseId, doc_type: 'other', file: fileNamed('c.pdf', bytes) });
  const reading = new AbortController();
  const response = await fetch(`${origin}/api/uploads/${upload.id}/file`, {
    headers: { authorization: `Bearer ${a.token}` },
    signal: reading.signal,
  });
  await response.body?.getReader().read();
  const openFiles = () => readdirSync('/proc/self/fd').length;
  const before = openFiles();
  reading.abort();
  await expect.poll(openFiles).toBeLessThan(before);
});
