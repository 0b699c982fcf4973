import { readdirSync } from 'node:fs';
import { createApiClient } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createScan } from '../files/scan.ts';
import { fileNamed, pdf } from '../testing/documents.ts';
import { startClamd } from '../testing/fake-clamd.ts';
import { openFamily } from '../testing/family.ts';
import { server } from '../testing/server.ts';

/** The same server behind a scanner, as party A of a case. */
async function behindScanner({ isRequired, isThere = true }: { isRequired: boolean; isThere?: boolean }) {
  const clamd = await startClamd();
  if (!isThere) clamd.server.close();
  const { a, caseId } = await openFamily(server);
  const files = { ...server.backend.files, scan: createScan({ address: clamd.address, isRequired }) };
  const app = createApp({ ...server.backend, files, registration: 'approval' });
  const api = createApiClient({
    baseUrl: 'http://test',
    token: () => a.token,
    fetch: (url, init) => app.request(url, init),
  });
  const send = async (text: string) =>
    (await api.uploadFile({ case_id: caseId, doc_type: 'other', file: fileNamed('a.pdf', pdf(text)) })).upload;
  return { send, rows: () => server.owner`select 1 from uploads where case_id = ${caseId}` };
}

// ASVS 5.4.3
test('a document that was scanned says when; one with malware is not kept', async () => {
  const { send, rows } = await behindScanner({ isRequired: true });
  expect((await send('clean')).scanned_at).not.toBeNull();
  await expect(send('EICAR')).rejects.toMatchObject({ code: 'invalid', status: 422 });
  expect(await rows()).toHaveLength(1);
  expect(readdirSync(server.backend.files.incoming)).toEqual([]);
});

// ASVS 5.4.3, 16.5.2, 16.5.3
test('while the scanner is away documents wait outside, or come in unscanned where that is allowed', async () => {
  const strict = await behindScanner({ isRequired: true, isThere: false });
  await expect(strict.send('a')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  expect(await strict.rows()).toEqual([]);
  const lenient = await behindScanner({ isRequired: false, isThere: false });
  expect((await lenient.send('a')).scanned_at).toBeNull();
});
