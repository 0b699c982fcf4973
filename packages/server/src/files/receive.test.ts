import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { limits } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { emptyFolder, fileNamed, jpeg, pdf, png } from '../testing/documents.ts';
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
  ['a PDF in the clothes of a picture', 'a.png', pdf()],
  ['a picture in the clothes of a PDF', 'a.pdf', png],
  ['a PDF that ends like a program', 'a.pdf.exe', pdf()],
  ['a PDF that only looks as if it ended in .pdf', 'a.exe\u202Efdp.', pdf()],
  ['a PDF without an ending', 'statement', pdf()],
  ['a PDF that begins somewhere else', 'a.pdf', Buffer.concat([Buffer.from('GIF89a'), pdf()])],
] as const)('%s returns unsupported_type', async ([, name, bytes]) => {
  expect(await refusal(formOf(fileNamed(name, bytes)))).toMatchObject({ code: 'unsupported_type' });
});

test.for([
  ['empty', 'a.pdf', Buffer.alloc(0), 'This file is empty.'],
  ['cut off', 'a.pdf', pdf().subarray(0, 40), 'This PDF is incomplete.'],
  ['cut off', 'a.png', png.subarray(0, 40), 'This picture is incomplete.'],
  ['cut off', 'a.jpg', jpeg.subarray(0, -1), 'This picture is incomplete.'],
  [
    'locked',
    'a.pdf',
    Buffer.from('%PDF-1.4\ntrailer<</Encrypt 5 0 R/Root 1 0 R>>\n%%EOF'),
    'This PDF is locked with a password. Save it without one, then send it again.',
  ],
] as const)('a file that is %s is refused: %s', async ([, name, bytes, message]) => {
  expect(await refusal(formOf(fileNamed(name, bytes)))).toMatchObject({ code: 'invalid', message });
});

test('an encrypted PDF is rejected when its marker spans two chunks', async () => {
  const start = Buffer.concat([pdf(), Buffer.alloc(65_536 - pdf().length - 6, 32)]);
  const locked = Buffer.concat([start, Buffer.from('/Encrypt 5 0 R'), pdf()]);
  expect(await refusal(formOf(fileNamed('a.pdf', locked)))).toMatchObject({ code: 'invalid' });
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
