import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileNamed, pdf, sendDocument, storedUnder } from './documents.fixture.ts';
import { openFamily } from '../../testing/family.ts';
import { pdfWithMetadata } from './pdfs.fixture.ts';
import { jpegPhotograph, pngPhotograph, secretLocation } from './photographs.fixture.ts';
import { server } from '../../testing/server.ts';

const { files } = server.backend;

// ASVS 3.2.1, 5.3.1, 14.3.2
test('a document download is a sandboxed, uncached attachment that supports inline, range and HEAD requests', async () => {
  const { a, caseId } = await openFamily(server);
  const bytes = pdf();
  const { id, sha256 } = await sendDocument(a, caseId, { file: fileNamed('a.pdf', bytes) });
  const get = (query = '', headers: Record<string, string> = {}, method = 'GET') =>
    server.app.request(`/api/uploads/${id}/file${query}`, {
      method,
      headers: { authorization: `Bearer ${a.token}`, ...headers },
    });
  const response = await get();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    etag: `"${sha256}"`,
  });
  expect((await get('?inline=1')).headers.get('content-disposition')).toMatch(/^inline; /);
  const part = await get('', { range: 'bytes=0-7' });
  expect([part.status, await part.text()]).toEqual([206, '%PDF-1.4']);
  const head = await get('', {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(bytes.length), '']);
});

test('a shared photograph has no location metadata and unchanged pixels', async () => {
  const { a, b, caseId } = await openFamily(server);
  for (const [name, bytes] of [
    ['a.jpg', await jpegPhotograph()],
    ['a.png', await pngPhotograph()],
  ] as const) {
    const file = fileNamed(name, Buffer.from(bytes));
    const upload = await sendDocument(a, caseId, { file, audience: 'everyone' });
    const opened = await b.api.downloadUpload({ uploadId: upload.id });
    const kept = Buffer.from(await opened.arrayBuffer());
    expect([upload.bytes, upload.sha256]).toEqual([kept.length, createHash('sha256').update(kept).digest('hex')]);
    expect([kept.includes(secretLocation), kept.includes('adobe')]).toEqual([false, false]);
    const pixels = (it: Buffer) => sharp(it).autoOrient().raw().toBuffer();
    expect(await pixels(kept)).toEqual(await pixels(bytes));
  }
});

test('others get a PDF without its author and places, nor its size and checksum, and whoever sent it keeps it byte for byte', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, lawyerA, lawyerB, caseId } = family;
  const bytes = await pdfWithMetadata();
  const { id: uploadId } = await sendDocument(a, caseId, { file: fileNamed('a.pdf', bytes), audience: 'everyone' });
  const opened = async ({ api }: typeof a) => Buffer.from(await (await api.downloadUpload({ uploadId })).arrayBuffer());
  expect(await opened(a)).toEqual(bytes);
  expect((await a.api.getUpload({ uploadId })).upload.bytes).toBe(bytes.length);
  for (const person of [b, mediator, lawyerA, lawyerB]) {
    const copy = await opened(person);
    expect((await person.api.getUpload({ uploadId })).upload).toMatchObject({ bytes: null, sha256: null });
    expect([copy.includes(secretLocation), copy.includes('xmpmeta'), copy.includes('Exif')]).toEqual([
      false,
      false,
      false,
    ]);
  }
});

test('repeated downloads of a document by one person write one audit entry', async () => {
  const { a, mediator, b, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId);
  for (const _ of [1, 2, 3]) await mediator.api.downloadUpload({ uploadId });
  await a.api.downloadUpload({ uploadId });
  await expect(b.api.downloadUpload({ uploadId })).rejects.toMatchObject({ code: 'not_found' });
  const log = await server.owner`
    select actor_id, case_id from private.audit_log where object_id = ${uploadId} and action = 'download' order by seq`;
  expect(log).toEqual([
    { actor_id: mediator.id, case_id: caseId },
    { actor_id: a.id, case_id: caseId },
  ]);
});

test('looking at a document and downloading it write two different audit entries', async () => {
  const { a, mediator, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId);
  for (const _ of [1, 2]) await mediator.api.downloadUpload({ uploadId, inline: '1' });
  await mediator.api.downloadUpload({ uploadId });
  const log = await server.owner<{ action: string }>`
    select action from private.audit_log where object_id = ${uploadId} and actor_id = ${mediator.id} order by seq`;
  expect(log.map(({ action }) => action)).toEqual(['view', 'download']);
});

test('a document missing from storage returns not_found', async () => {
  const { a, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId);
  for (const key of await storedUnder(files, caseId)) await files.storage.remove(key);
  await expect(a.api.downloadUpload({ uploadId })).rejects.toMatchObject({
    code: 'not_found',
    message: 'This document no longer exists. Ask for it again.',
  });
});
