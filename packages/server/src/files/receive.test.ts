import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { limits } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { emptyFolder, fileNamed, jpeg, pdf, png } from '../routes/documents/documents.fixture.ts';
import { realPdf, xfaForm } from '../routes/documents/pdfs.fixture.ts';
import { receiveForm } from './receive.ts';

const formOf = (file: File, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
};

const send = (body: BodyInit, folder = emptyFolder(), headers: Record<string, string> = {}) =>
  receiveForm(new Request('http://test', { method: 'POST', body, headers }), folder);

/** Returns the error for the sender and checks that no file is left. */
async function refusal(body: BodyInit, headers: Record<string, string> = {}) {
  const folder = emptyFolder();
  const error = await send(body, folder, headers).then(
    () => new Error('It was taken.'),
    (refused: unknown) => refused,
  );
  expect(readdirSync(folder)).toEqual([]);
  return error as { code: string; message: string };
}

const raw = (...parts: string[]) => parts.map((it) => `--x\r\n${it}\r\n`).join('') + '--x--\r\n';
const rawType = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (name: string, content = '', disposition = `form-data; name="${name}"`) =>
  `content-disposition: ${disposition}\r\n\r\n${content}`;

test('an upload form yields its fields and the file with its name, type, size and hash', async () => {
  const bytes = pdf();
  const { fields, file } = await send(formOf(fileNamed('Statement.PDF', bytes), { doc_type: 'tax_returns', note: '' }));
  expect(fields).toEqual({ doc_type: 'tax_returns' });
  expect(file).toMatchObject({ name: 'Statement.PDF', type: 'application/pdf', bytes: bytes.length });
  expect(file.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(readFileSync(file.path)).toEqual(bytes);
});

test('an upload accepts PNG and JPEG by their content, not by the declared type', async () => {
  expect((await send(formOf(fileNamed('a.png', png, 'text/html')))).file.type).toBe('image/png');
  for (const name of ['a.jpg', 'a.jpeg', 'a.JPG'])
    expect((await send(formOf(fileNamed(name, jpeg)))).file.type).toBe('image/jpeg');
});

test.for([
  ['Scan.pdf', png, 'Scan.png', 'image/png'],
  ['IMG_1.PNG', jpeg, 'IMG_1.jpg', 'image/jpeg'],
  ['a.pdf.jpg', pdf(), 'a.pdf.pdf', 'application/pdf'],
  ['statement', pdf(), 'statement.pdf', 'application/pdf'],
  [`${'x'.repeat(300)}.pdf`, jpeg, `${'x'.repeat(196)}.jpg`, 'image/jpeg'],
] as const)('a file called %s is kept under the name of what it is', async ([given, bytes, name, type]) => {
  expect((await send(formOf(fileNamed(given, bytes)))).file).toMatchObject({ name, type });
});

test('an upload accepts exactly 10 MB and rejects one byte more', async () => {
  const largest = Buffer.concat([pdf(), Buffer.alloc(limits.fileMaxBytes - 2 * pdf().length), pdf()]);
  expect((await send(formOf(fileNamed('a.pdf', largest)))).file.bytes).toBe(limits.fileMaxBytes);
  const larger = Buffer.concat([largest, Buffer.from('\n')]);
  expect(await refusal(formOf(fileNamed('a.pdf', larger)))).toMatchObject({ code: 'too_large' });
  const muchLarger = Buffer.concat([largest, Buffer.alloc(1_000_000)]);
  expect(
    await refusal(formOf(fileNamed('a.pdf', muchLarger)), { 'content-length': String(muchLarger.length) }),
  ).toMatchObject({
    code: 'too_large',
    message: 'This file is larger than 10 MB.',
  });
});

test('a damaged file and a file of another kind are refused with what to do about each', async () => {
  const messageFor = async (name: string) =>
    ((await refusal(formOf(fileNamed(name, Buffer.from('not one'))))) as { message?: string }).message;
  expect(await messageFor('statement.pdf')).toMatch(/^This file cannot be read/);
  expect(await messageFor('statement.docx')).toBe('Send a PDF, a JPG or a PNG.');
});

test.for([
  ['a page in the clothes of a PDF', 'a.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a program in the clothes of a picture', 'a.png', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['a drawing that could hold scripts', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PDF that ends like a program', 'a.pdf.exe', pdf()],
  ['a PDF that only looks as if it ended in .pdf', 'a.exe\u202Efdp.', pdf()],
  ['a PDF that begins somewhere else', 'a.pdf', Buffer.concat([Buffer.from('GIF89a'), pdf()])],
  ['a PDF behind a page', 'a.pdf', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf()])],
  ['a PDF behind a script', 'a.pdf', Buffer.concat([Buffer.from('#!/bin/sh\n'), pdf()])],
  ['a PDF behind more than a kilobyte', 'a.pdf', Buffer.concat([Buffer.alloc(1100, 32), pdf()])],
] as const)('%s returns unsupported_type', async ([, name, bytes]) => {
  expect(await refusal(formOf(fileNamed(name, bytes)))).toMatchObject({ code: 'unsupported_type' });
});

test.for([
  ['empty', 'a.pdf', Buffer.alloc(0), 'This file is empty.'],
  ['cut off', 'a.pdf', pdf().subarray(0, 40), 'This PDF is incomplete.'],
  ['cut off', 'a.png', png.subarray(0, 40), 'This picture is incomplete.'],
  ['cut off', 'a.jpg', jpeg.subarray(0, -1), 'This picture is incomplete.'],
  [
    'cut off behind its first part',
    'a.pdf',
    Buffer.concat([pdf(), Buffer.from('9 0 obj<<>>endobj\n')]),
    'This PDF is incomplete.',
  ],
  ['cut off before its end', 'a.pdf', Buffer.concat([pdf(), Buffer.from('startxref\n9\n')]), 'This PDF is incomplete.'],
  [
    'drawn by one program only',
    'a.pdf',
    xfaForm('dynamic'),
    'This form shows its content in one program only. Print it to PDF and send that.',
  ],
] as const)('a file that is %s is refused: %s', async ([, name, bytes, message]) => {
  expect(await refusal(formOf(fileNamed(name, bytes)))).toMatchObject({ code: 'invalid', message });
});

const versions = ['1.3', '1.4', '1.6', '1.7ext3'] as const;

test.for(versions)(
  'a PDF %s that opens without its owner’s password is accepted with its pages',
  async (pdfVersion) => {
    const bytes = await realPdf(3, { pdfVersion, ownerPassword: 'owner' });
    expect(bytes.includes('/Encrypt')).toBe(true);
    expect((await send(formOf(fileNamed('a.pdf', bytes)))).file).toMatchObject({ pages: 3, bytes: bytes.length });
  },
);

test.for(versions)('a PDF %s that asks for a password is refused', async (pdfVersion) => {
  const bytes = await realPdf(1, { pdfVersion, ownerPassword: 'owner', userPassword: 'user' });
  expect(await refusal(formOf(fileNamed('a.pdf', bytes)))).toMatchObject({
    code: 'invalid',
    message: 'This PDF is locked with a password. Save it without one, then send it again.',
  });
});

test('a PDF that only mentions a password is accepted', async () => {
  const mentioned = Buffer.concat([Buffer.from('%PDF-1.4\n% note: /Encrypt 9 0 R\n'), (await realPdf(2)).subarray(9)]);
  expect((await send(formOf(fileNamed('a.pdf', mentioned)))).file.pages).toBe(2);
});

test.for([
  ['6 kB of zeros behind it', '', '\0'.repeat(6000)],
  ['a comment of a portal behind it', '', `<!-- ${'x'.repeat(6000)} -->`],
  ['blanks before it', '\r\n\r\n  \0', ''],
  ['a byte order mark before it', '\xEF\xBB\xBF', ''],
  ['the commands of a printer before it', '\x1B%-12345X@PJL SET RESOLUTION=600\r\n', '\x1B%-12345X'],
  ['a kilobyte before it', 'x'.repeat(1000), ''],
] as const)('a PDF with %s is accepted as it is', async ([, before, behind]) => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const bytes = Buffer.concat([latin(before), await realPdf(4), latin(behind)]);
  const { file } = await send(formOf(fileNamed('a.pdf', bytes)));
  expect(file).toMatchObject({ type: 'application/pdf', pages: 4, bytes: bytes.length });
  expect(readFileSync(file.path)).toEqual(bytes);
});

test('a PDF whose parts unpack to far more than its size is opened within little memory and time', async () => {
  const packed = deflateSync(Buffer.alloc(100_000_000));
  const head = '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n';
  const table = `4 0 obj<</Type/XRef/Size 14000000/W[1 4 2]/Root 1 0 R/Filter/FlateDecode/Length ${packed.length}>>stream\n`;
  const end = `\nendstream endobj\nstartxref\n${head.length}\n%%EOF\n`;
  const bytes = Buffer.concat([Buffer.from(head + table), packed, Buffer.from(end)]);
  const began = performance.now();
  expect((await send(formOf(fileNamed('a.pdf', bytes)))).file.pages).toBeNull();
  expect(performance.now() - began).toBeLessThan(8_000);
});

test('a form that every program draws is accepted', async () => {
  expect((await send(formOf(fileNamed('a.pdf', xfaForm('static'))))).file.pages).toBe(1);
});

test.for([
  ['no form', '{}', { 'content-type': 'application/json' }, 'unsupported_type'],
  ['a form without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 'invalid'],
  ['a form without a file', raw(part('doc_type', 'other')), rawType, 'invalid'],
  ['nothing at all', '', rawType, 'invalid'],
  [
    'a form that ends in the middle',
    raw(part('file', '%PDF', 'form-data; name="file"; filename="a.pdf"')).slice(0, -9),
    rawType,
    'invalid',
  ],
  ['two values for one field', raw(part('a', '1'), part('a', '2')), rawType, 'invalid'],
  ['a field that is too long', raw(part('a', 'x'.repeat(3000))), rawType, 'invalid'],
  ['too many fields', raw(...Array.from({ length: 30 }, (_, at) => part(`f${at}`))), rawType, 'invalid'],
] as const)('%s is refused', async ([, body, headers, code]) => {
  expect(await refusal(body, headers)).toMatchObject({ code });
});

test('an upload form with two files, or with the file in another field, is rejected', async () => {
  const two = formOf(fileNamed('a.pdf'));
  two.append('file', fileNamed('b.pdf'));
  expect(await refusal(two)).toMatchObject({ code: 'invalid' });
  const elsewhere = new FormData();
  elsewhere.append('other', fileNamed('a.pdf'));
  expect(await refusal(elsewhere)).toMatchObject({ code: 'invalid' });
});

test('an upload whose body breaks off is rejected and leaves no file', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(
        Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4'),
      );
    },
    pull(controller) {
      controller.error(new Error('The other side has gone.'));
    },
  });
  const folder = emptyFolder();
  const request = new Request('http://test', { method: 'POST', body, headers: rawType, duplex: 'half' } as RequestInit);
  await expect(receiveForm(request, folder)).rejects.toMatchObject({ code: 'invalid' });
  expect(readdirSync(folder)).toEqual([]);
});

// ASVS 16.5.2
test.for(['/dev/null/incoming', '/proc'])(
  'an upload returns unavailable when the incoming folder %s is not writable',
  async (folder) => {
    await expect(send(formOf(fileNamed('a.pdf')), folder)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'We cannot receive documents right now. Try again in a few minutes.',
    });
  },
);
