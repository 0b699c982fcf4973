import { readdirSync } from 'node:fs';
import { createApiClient } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { createScanner } from '../../files/scan.ts';
import { scanDocuments } from '../../jobs/scan-documents.ts';
import { createLog } from '../../operations/log.ts';
import { createMetrics } from '../../operations/metrics.ts';
import { fileNamed, pdf, sendDocument } from './documents.fixture.ts';
import { startClamd } from '../../testing/fakes/fake-clamd.ts';
import { openFamily } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const { owner } = server;

/** The same server behind a scanner, as party A of a case. */
async function behindScanner({ isRequired, isThere = true }: { isRequired: boolean; isThere?: boolean }) {
  const clamd = await startClamd();
  if (!isThere) clamd.server.close();
  const family = await openFamily(server);
  const { a, caseId } = family;
  const files = { ...server.backend.files, scanner: createScanner({ address: clamd.address, isRequired }) };
  const lines: string[] = [];
  const log = createLog({ level: 'warn', write: (line) => lines.push(line) });
  const app = createApp({ ...server.backend, files, log, registration: 'approval' });
  const api = createApiClient({
    baseUrl: 'http://test',
    token: () => a.token,
    fetch: (url, init) => app.request(url, init),
  });
  const send = async (text: string, audience: 'mediator' | 'private' | 'everyone' = 'mediator') => {
    const file = fileNamed('a.pdf', pdf(text));
    return (await api.uploadFile({ case_id: caseId, doc_type: 'bank_statements', audience, file })).upload;
  };
  return { ...family, send, lines, rows: () => owner`select 1 from uploads where case_id = ${caseId}` };
}

/** Documents that were sent while the scanner was away, and the scanner that is back. */
async function scannedLater() {
  const { address } = await startClamd();
  const scanner = createScanner({ address, isRequired: false });
  const family = await behindScanner({ isRequired: false, isThere: false });
  return { ...family, scan: () => scanDocuments(owner, { ...server.backend.files, scanner }) };
}

// ASVS 5.4.3
test('a clean document has its scan time, and a document with malware is rejected', async () => {
  const { send, rows } = await behindScanner({ isRequired: true });
  expect(await send('clean')).toMatchObject({ scan_status: 'clean', scanned_at: expect.any(String) as string });
  await expect(send('EICAR')).rejects.toMatchObject({ code: 'invalid', status: 422 });
  expect(await rows()).toHaveLength(1);
  expect(readdirSync(server.backend.files.incoming)).toEqual([]);
});

// ASVS 5.4.3, 16.5.2, 16.5.3
test('an upload returns unavailable while a required scanner is unreachable', async () => {
  const { send, rows } = await behindScanner({ isRequired: true, isThere: false });
  await expect(send('a')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  expect(await rows()).toEqual([]);
});

test('a document sent while an optional scanner is unreachable is marked as pending, logged and counted', async () => {
  const { send, lines, mediator } = await behindScanner({ isRequired: false, isThere: false });
  const { id: uploadId } = await send('a');
  expect((await mediator.api.getUpload({ uploadId })).upload).toMatchObject({
    scan_status: 'pending',
    scanned_at: null,
  });
  expect(lines.join()).toMatch(/"level":"warn".*ECONNREFUSED.*"message":"document not scanned"/);
  expect((await createMetrics({ sql: owner }).read()).text).toMatch(/^documents_waiting_for_scan [1-9]\d*$/m);
});

// ASVS 5.4.3
test('the job scans documents accepted without a scan and marks clean ones', async () => {
  const { a, caseId, send, scan } = await scannedLater();
  const waiting = await send('clean');
  const before = await sendDocument(a, caseId);
  expect(before.scan_status).toBe('off');
  await scan();
  for (const { id: uploadId } of [waiting, before]) {
    expect((await a.api.getUpload({ uploadId })).upload).toMatchObject({ scan_status: 'clean', status: 'pending' });
    await expect(a.api.downloadUpload({ uploadId })).resolves.toBeDefined();
  }
  expect(await scan()).toBe(0);
});

// ASVS 5.4.3
test('a document in which the job finds malware is quarantined, and its owner and mediator are notified', async () => {
  const { a, b, mediator, lawyerA, send, scan } = await scannedLater();
  const { id: uploadId } = await send('EICAR', 'everyone');
  await mediator.api.confirmUpload({ uploadId });
  await scan();
  for (const { api } of [a, b, lawyerA, mediator])
    await expect(api.downloadUpload({ uploadId })).rejects.toMatchObject({
      code: 'forbidden',
      message: 'This document may harm a computer, so nobody can open it.',
    });
  expect((await a.api.getUpload({ uploadId })).upload).toMatchObject({
    scan_status: 'quarantined',
    status: 'rejected',
    reject_code: 'unreadable',
  });
  const newest = await Promise.all([a, mediator, b, lawyerA].map(({ api }) => api.listNotifications({ limit: 1 })));
  const message = 'A document may harm a computer, so nobody can open it. Another copy is needed.';
  expect(newest.map(({ notifications: [it] }) => it?.message === message)).toEqual([true, true, false, false]);
});

test('the job quarantines malware in a document of a closed case', async () => {
  const { a, mediator, send, scan } = await scannedLater();
  const { id: uploadId, case_id: caseId } = await send('EICAR', 'everyone');
  const { version } = await mediator.api.getCaseStep({ caseId });
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  await scan();
  expect((await a.api.getUpload({ uploadId })).upload).toMatchObject({
    scan_status: 'quarantined',
    status: 'rejected',
  });
});

test('malware in a private document notifies its owner and not the mediator', async () => {
  const { a, mediator, send, scan } = await scannedLater();
  const before = (await mediator.api.listNotifications()).notifications;
  await send('EICAR', 'private');
  await scan();
  expect((await a.api.listNotifications()).notifications[0]?.message).toMatch(/^A document may harm/);
  expect((await mediator.api.listNotifications()).notifications).toEqual(before);
});

test('the scan job fails without the scanner, and skips documents missing from storage', async () => {
  const { a, send, scan } = await scannedLater();
  const lost = await send('clean');
  const [file] = await owner<{ key: string }>`
    select storage_key as key from private.upload_files where upload_id = ${lost.id}`;
  await server.backend.files.storage.remove(file!.key);
  const there = await send('also clean');
  const away = createScanner({ address: { path: '/nowhere/clamd' }, isRequired: false });
  await expect(scanDocuments(owner, { ...server.backend.files, scanner: away })).rejects.toThrow('ENOENT');
  await scan();
  const statusOf = async (uploadId: string) => (await a.api.getUpload({ uploadId })).upload.scan_status;
  expect([await statusOf(lost.id), await statusOf(there.id)]).toEqual(['pending', 'clean']);
});
