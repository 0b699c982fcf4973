import { readdirSync } from 'node:fs';
import { type Audience, limits } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { fileNamed, pdf, png, sendDocument, storedUnder } from './documents.fixture.ts';
import { openFamily, remove, whoMay } from '../../testing/family.ts';
import { realPdf } from './pdfs.fixture.ts';
import { server } from '../../testing/server.ts';

const { files } = server.backend;

/** Nothing is half there: no row, no file in storage, nothing that is still arriving. */
async function expectNothing(caseId: string) {
  expect(await server.owner`select 1 from uploads where case_id = ${caseId}`).toEqual([]);
  expect(await storedUnder(files, caseId)).toEqual([]);
  expect(readdirSync(files.incoming)).toEqual([]);
}

test('a party uploads a document and downloads it byte for byte', async () => {
  const { a, caseId } = await openFamily(server);
  const bytes = pdf();
  const upload = await sendDocument(a, caseId, {
    file: fileNamed('Kontoauszug März.pdf', bytes),
    period_from: '2026-01-01',
    period_to: '2026-03-31',
  });
  expect(upload).toMatchObject({
    case_id: caseId,
    owner_id: a.id,
    owner_name: a.name,
    uploaded_by: a.id,
    doc_type: 'bank_statements',
    file_name: 'Kontoauszug März.pdf',
    mime: 'application/pdf',
    bytes: bytes.length,
    audience: 'mediator',
    status: 'pending',
    period_from: '2026-01-01',
    period_to: '2026-03-31',
    requirement_id: expect.any(String) as string,
    supersedes_id: null,
    scanned_at: null,
    version: 1,
  });
  const file = await a.api.downloadUpload({ uploadId: upload.id });
  expect([file.name, file.type]).toEqual(['Kontoauszug März.pdf', 'application/pdf']);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
  expect(readdirSync(files.incoming)).toEqual([]);
});

test('an uploaded PDF has the number of its pages, a picture has none', async () => {
  const { a, caseId } = await openFamily(server);
  const statement = await sendDocument(a, caseId, { file: fileNamed('a.pdf', await realPdf(4)) });
  const { id } = await sendDocument(a, caseId, { file: fileNamed('a.png', png) });
  expect((await a.api.getUpload({ uploadId: statement.id })).upload.pages).toBe(4);
  expect((await a.api.getUpload({ uploadId: id })).upload.pages).toBeNull();
});

test.for([
  ['private', ['a']],
  ['mediator', ['mediator', 'a']],
  ['my_side', ['mediator', 'a', 'lawyerA']],
  ['everyone', ['mediator', 'a', 'b', 'lawyerA', 'lawyerB']],
] as [Audience, string[]][])(
  'a document with the audience %s is downloaded by %j alone, and an admin reads its metadata only',
  async ([audience, who]) => {
    const family = await openFamily(server);
    const { id: uploadId } = await sendDocument(family.a, family.caseId, { audience });
    expect(await whoMay(family, ({ api }) => api.downloadUpload({ uploadId }))).toEqual(who);
    expect(await whoMay(family, ({ api }) => api.getUpload({ uploadId }))).toEqual([...who, 'admin', 'officeAdmin']);
    await expect(family.admin.api.downloadUpload({ uploadId })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(server.guest.downloadUpload({ uploadId })).rejects.toMatchObject({ code: 'unauthenticated' });
  },
);

// ASVS 8.2.2
test('a hidden document returns the same response as one that does not exist', async () => {
  const { a, b, lawyerB, outsider, caseId } = await openFamily(server);
  const answerTo = async (token: string, id: string, path: string) => {
    const response = await server.app.request(`/api/uploads/${id}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { requestId: _, ...body } = (await response.json()) as { requestId: string };
    return [response.status, body];
  };
  for (const audience of ['private', 'mediator', 'my_side'] as const) {
    const { id } = await sendDocument(a, caseId, { audience });
    for (const { token } of [b, lawyerB, outsider])
      for (const path of ['', '/file'])
        expect(await answerTo(token, id, path)).toEqual(await answerTo(token, crypto.randomUUID(), path));
  }
});

test('a removed lawyer or party can no longer download documents', async () => {
  const { a, b, lawyerA, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId, { audience: 'everyone' });
  for (const person of [b, lawyerA]) {
    await person.api.downloadUpload({ uploadId });
    await remove(server, caseId, person);
    await expect(person.api.downloadUpload({ uploadId })).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('a party uploads their own documents, a confirmed lawyer those of their client, and others receive forbidden', async () => {
  const family = await openFamily(server);
  const { caseId, a, lawyerA, lawyerB, b } = family;
  expect(await whoMay(family, (person) => sendDocument(person, caseId))).toEqual(['a', 'b', 'lawyerA']);
  const owner_id = a.id;
  expect(await whoMay(family, (person) => sendDocument(person, caseId, { owner_id, audience: 'my_side' }))).toEqual([
    'a',
    'lawyerA',
  ]);
  expect(await sendDocument(lawyerA, caseId)).toMatchObject({
    owner_id: a.id,
    owner_name: a.name,
    uploaded_by: lawyerA.id,
    audience: 'my_side',
  });
  for (const audience of ['private', 'mediator'] as const)
    await expect(sendDocument(lawyerA, caseId, { audience })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(sendDocument(lawyerA, caseId, { owner_id: b.id })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(sendDocument(lawyerB, caseId)).rejects.toMatchObject({ code: 'forbidden' });
});

test('uploading to a closed case returns conflict, and to an inaccessible one not_found', async () => {
  const { a, mediator, outsider, caseId, otherCaseId } = await openFamily(server);
  await expect(sendDocument(a, otherCaseId)).rejects.toMatchObject({ code: 'not_found' });
  await expect(sendDocument(a, crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  const { version } = await mediator.api.getCaseStep({ caseId });
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  await expect(sendDocument(a, caseId)).rejects.toMatchObject({
    code: 'conflict',
    message: 'This case is closed. It takes no more documents.',
  });
  await expect(sendDocument(outsider, caseId)).rejects.toMatchObject({ code: 'not_found' });
  await expectNothing(caseId);
});

// ASVS 5.2.1, 5.2.2
test('a rejected file that is too large, of the wrong type or empty leaves no row and no file', async () => {
  const { a, caseId } = await openFamily(server);
  const large = Buffer.concat([pdf(), Buffer.alloc(limits.fileMaxBytes), pdf()]);
  for (const [file, code] of [
    [fileNamed('a.pdf', large), 'too_large'],
    [fileNamed('a.pdf', Buffer.from('<html>')), 'unsupported_type'],
    [fileNamed('a.exe', png), 'unsupported_type'],
    [fileNamed('a.pdf', Buffer.alloc(0)), 'invalid'],
  ] as const)
    await expect(sendDocument(a, caseId, { file })).rejects.toMatchObject({ code });
  await expectNothing(caseId);
});

test('an upload rejected after the file has arrived leaves no row and no file', async () => {
  const { a, lawyerB, caseId } = await openFamily(server);
  await expect(sendDocument(lawyerB, caseId)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(sendDocument(a, caseId, { doc_type: 'x' as never })).rejects.toMatchObject({ code: 'invalid' });
  await expect(sendDocument(a, caseId, { period_from: '2026-02-01', period_to: '2026-01-01' })).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(sendDocument(a, caseId, { supersedes_id: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expectNothing(caseId);
});

test('uploading the same document twice returns conflict with the id of the first, to the same uploader only', async () => {
  const { a, b, lawyerA, mediator, caseId } = await openFamily(server);
  const file = () => fileNamed('a.pdf', pdf('the same'));
  const { id } = await sendDocument(a, caseId, { file: file() });
  await expect(sendDocument(a, caseId, { file: file() })).rejects.toMatchObject({
    code: 'conflict',
    details: [{ path: `uploads.${id}` }],
  });
  await sendDocument(b, caseId, { file: file() });
  await sendDocument(lawyerA, caseId, { file: file() });
  expect(await storedUnder(files, caseId)).toHaveLength(3);
  await mediator.api.rejectUpload({ uploadId: id, reject_code: 'unreadable' });
  await expect(sendDocument(a, caseId, { file: file() })).rejects.toMatchObject({ code: 'conflict' });
  await server.owner`delete from uploads where case_id = ${caseId} and uploaded_by = ${lawyerA.id}`;
  await sendDocument(a, caseId, { file: file() });
});

test('only one of several simultaneous uploads of the same document succeeds', async () => {
  const { a, caseId } = await openFamily(server);
  const file = () => fileNamed('a.pdf', pdf('twice'));
  const both = await Promise.allSettled([1, 2, 3].map(() => sendDocument(a, caseId, { file: file() })));
  const { uploads } = await a.api.listUploads();
  const first = { reason: { code: 'conflict', details: [{ path: `uploads.${uploads[0]?.id}` }] } };
  expect(both.filter((it) => it.status === 'fulfilled')).toHaveLength(1);
  expect(both.filter((it) => it.status === 'rejected')).toMatchObject([first, first]);
  expect(await storedUnder(files, caseId)).toHaveLength(1);
});

test('an upload repeated with its idempotency key returns the first response and creates one document', async () => {
  const { a, caseId } = await openFamily(server);
  const file = fileNamed('a.pdf');
  const options = { idempotencyKey: crypto.randomUUID() };
  const send = () => a.api.uploadFile({ case_id: caseId, doc_type: 'other', file }, options);
  const first = await send();
  expect(await send()).toEqual(first);
  expect(await storedUnder(files, caseId)).toHaveLength(1);
  await expect(
    a.api.uploadFile({ case_id: caseId, doc_type: 'other', file: fileNamed('a.pdf') }, options),
  ).rejects.toMatchObject({ code: 'conflict' });
});

// ASVS 5.3.2, 5.4.1
test('malicious file names are reduced to plain names', async () => {
  const { a, caseId } = await openFamily(server);
  for (const [given, kept] of [
    ['../../../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Windows\\a.pdf', 'a.pdf'],
    ['a\r\nset-cookie: x=1.pdf', 'aset-cookie: x=1.pdf'],
    ['\u202Egpj.exe.pdf', 'gpj.exe.pdf'],
    ['"; x="y.pdf', '"; x="y.pdf'],
    ['<script>alert(1)</script>.pdf', 'script>.pdf'],
    ['报告 📄.pdf', '报告 📄.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ] as const) {
    const { id: uploadId, file_name } = await sendDocument(a, caseId, { file: fileNamed(given) });
    expect(file_name).toBe(kept);
    expect((await a.api.downloadUpload({ uploadId })).name).toBe(kept);
  }
});

test('an upload without a valid sign-in session returns 401 and leaves no file', async () => {
  const { a, caseId } = await openFamily(server);
  const form = new FormData();
  form.append('file', fileNamed('a.pdf'));
  const send = (headers: Record<string, string>) =>
    server.app.request('/api/uploads', { method: 'POST', body: form, headers });
  expect((await send({})).status).toBe(401);
  await server.owner`delete from auth.sessions where user_id = ${a.id}`;
  expect((await send({ authorization: `Bearer ${a.token}` })).status).toBe(401);
  await expectNothing(caseId);
});

test('uploading for another person returns forbidden, also when the same document exists', async () => {
  const { a, b, lawyerB, mediator, admin, caseId } = await openFamily(server);
  const bytes = pdf();
  const file = () => fileNamed('Statement.pdf', bytes);
  await sendDocument(a, caseId, { audience: 'everyone', file: file() });
  for (const person of [b, lawyerB, mediator, admin])
    await expect(
      sendDocument(person, caseId, { owner_id: a.id, audience: 'everyone', file: file() }),
    ).rejects.toMatchObject({ code: 'forbidden' });
});
