// Guards packages/server/src/routes/agreement/packets/** packages/server/src/packets/** packages/server/src/agreement-files/** supabase/migrations/20261201102100_packet.sql
import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { ApiClient, PacketFormat } from '@mediation/api-client';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { type Family, remove, whoMay } from '../../../testing/family.ts';
import { plain, readPdf } from '../../../testing/read-files.ts';
import { server } from '../../../testing/server.ts';
import { fileNamed, png, sendDocument } from '../../documents/documents.fixture.ts';
import { pdfWithMetadata, realPdf } from '../../documents/pdfs.fixture.ts';
import { jpegPhotograph, secretLocation } from '../../documents/photographs.fixture.ts';
import { openNegotiation } from '../../negotiation/negotiation.fixture.ts';
import { addClause, clause, release, sign } from '../agreements.fixture.ts';

async function signedCase(words = clause('The home', 'The home is sold.')) {
  const family = await openNegotiation(server);
  await addClause(family, words);
  const version = await release(family);
  await sign(server, version, family.a, family.b);
  return { family, version };
}

const shared = async (
  person: TestPerson,
  { caseId }: Family,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  audience: Parameters<ApiClient['uploadFile']>[0]['audience'] = 'everyone',
) => (await sendDocument(person, caseId, { audience, file: fileNamed(name, bytes) })).id;

const packetOf = async ({ api }: TestPerson, { caseId }: Family, parts: string[], format: PacketFormat = 'pdf') =>
  api.downloadPacket({ caseId, format, parts: parts.join(',') });

const pagesOf = async (file: File) => (await readPdf(await file.bytes())).pages;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Puts other bytes in the place of a document, as if they had come before files were looked at. */
async function replaceBytes(uploadId: string, bytes: Uint8Array | undefined) {
  const { storage } = server.backend.files;
  const [file] = await server.owner<{ key: string }>`
    select storage_key as key from private.upload_files where upload_id = ${uploadId}`;
  await (bytes ? storage.keepBytes(file!.key, bytes, 'application/pdf') : storage.remove(file!.key));
}

const notFound = { code: 'not_found' };

test('a party downloads a packet in the chosen order, with contents that name the page on which each part begins', async () => {
  const { family, version } = await signedCase();
  const { a, b } = family;
  const statement = await shared(a, family, 'Statement.pdf', await realPdf(3));
  const photograph = await shared(b, family, 'House.jpg', Buffer.from(await jpegPhotograph()));
  const agreement = await a.api.downloadAgreement({ caseId: family.caseId, versionId: version.id, format: 'pdf' });
  const agreementPages = await pagesOf(agreement);

  const file = await packetOf(a, family, [statement, version.id, photograph]);
  expect(file).toMatchObject({ name: 'Reyes family – Packet for filing.pdf', type: 'application/pdf' });
  const { pages, title, language } = await readPdf(await file.bytes());
  expect({ title, language }).toEqual({
    title: expect.stringMatching(/^Packet for filing, [A-Z]{3}-\d{4}-/),
    language: 'en',
  });
  const of = 2 + 3 + agreementPages.length + 1;
  expect(pages).toHaveLength(of);
  for (const [at, text] of pages.entries()) expect(text).toContain(`Packet, page ${at + 1} of ${of}`);
  expect(pages[0]).toContain('Between Ada Reyes and Ben Reyes');
  expect(pages[0]).toContain(`Legal status ${version.status_text}`);
  expect(pages[0]).toContain(hashOf(await agreement.bytes()));
  expect(pages[1]).toContain(
    plain(`Statement.pdf, from Ada Reyes 3 3
      Memorandum of Understanding, version 1, with its certificate 6 ${agreementPages.length}
      House.jpg, from Ben Reyes ${6 + agreementPages.length} 1`),
  );
  expect(pages[2]).toContain('Page 1');
  expect(pages.slice(5, -1).map((it) => it.replace(/ ?Packet, page \d+ of \d+/, ''))).toEqual(agreementPages);
});

test('the ZIP holds the sealed file byte for byte, each document without metadata, and the hash of every file', async () => {
  const { family, version } = await signedCase();
  const { a, b, caseId } = family;
  const statement = await shared(a, family, 'Statement.pdf', await pdfWithMetadata());
  const file = await packetOf(b, family, [version.id, statement], 'zip');
  expect(file).toMatchObject({ name: 'Reyes family – Packet for filing.zip', type: 'application/zip' });
  const files = unzipSync(await file.bytes());
  const sealed = 'Sealed files/Reyes family – Memorandum of Understanding – version 1.pdf';
  expect(Object.keys(files)).toEqual(['Packet.pdf', sealed, 'Documents/2 Statement.pdf', 'Manifest.txt']);
  const kept = await b.api.downloadAgreement({ caseId, versionId: version.id, format: 'pdf' });
  expect(hashOf(files[sealed]!)).toBe(hashOf(await kept.bytes()));
  for (const name of ['Packet.pdf', 'Documents/2 Statement.pdf'])
    expect(Buffer.from(files[name]!).includes(secretLocation)).toBe(false);
  expect((await readPdf(files['Documents/2 Statement.pdf']!)).pages).toEqual(['Balance: 1,234']);
  const manifest = strFromU8(files['Manifest.txt']!);
  for (const [name, bytes] of Object.entries(files).slice(0, -1))
    expect(manifest).toContain(`${hashOf(bytes)}  ${name}`);
  expect((await PDFDocument.load(files['Packet.pdf']!)).getPageCount()).toBeGreaterThan(3);
});

test('a locked, a broken and a lost document are named before the download, and the contents say why they are left out', async () => {
  const { family, version } = await signedCase();
  const { a, caseId } = family;
  const [locked, broken, lost, fine] = [
    await shared(a, family, 'Locked.pdf', await realPdf(1)),
    await shared(a, family, 'Broken.pdf', await realPdf(1)),
    await shared(a, family, 'Lost.pdf', await realPdf(1)),
    await shared(a, family, 'Fine.png', png),
  ];
  await replaceBytes(locked, await realPdf(1, { userPassword: 'secret', pdfVersion: '1.7' }));
  await replaceBytes(broken, Buffer.from('%PDF-1.7 and nothing more'));
  await replaceBytes(lost, undefined);
  const problemOf = async (uploadId: string) => (await a.api.checkPacketUpload({ caseId, uploadId })).problem;
  expect(await Promise.all([locked, broken, lost, fine].map(problemOf))).toEqual([
    'locked',
    'unreadable',
    'missing',
    null,
  ]);
  const pages = await pagesOf(await packetOf(a, family, [version.id, locked, broken, lost, fine]));
  expect(pages[1]).toMatch(
    /Not in this packet .*Locked\.pdf, from Ada Reyes\. It is locked with a password\..*Broken\.pdf, from Ada Reyes\. It could not be opened\..*Lost\.pdf, from Ada Reyes\. It no longer exists\./,
  );
  expect(pages[1]).toMatch(/Fine\.png, from Ada Reyes \d+ 1/);
});

test('a packet is for the people of its case, and nobody puts into it what one side keeps to itself', async () => {
  const { family, version } = await signedCase();
  const { a, b, mediator, lawyerA, caseId, otherCaseId } = family;
  const open = await shared(a, family, 'Open.pdf', await realPdf(1));
  const hidden = await Promise.all(
    (['private', 'mediator', 'my_side'] as const).map(async (audience) =>
      shared(a, family, `${audience}.pdf`, await realPdf(1), audience),
    ),
  );
  const people = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'];
  expect(await whoMay(family, ({ api }) => api.getPacketParts({ caseId }))).toEqual(people);
  expect(await whoMay(family, (person) => packetOf(person, family, [version.id, open]))).toEqual(people);
  for (const person of [a, b, mediator, lawyerA]) {
    const { versions, uploads } = await person.api.getPacketParts({ caseId });
    expect(versions.map(({ id }) => id)).toEqual([version.id]);
    expect(uploads.map(({ id }) => id)).toEqual([open]);
    for (const it of hidden) {
      await expect(packetOf(person, family, [version.id, it])).rejects.toMatchObject(notFound);
      await expect(person.api.checkPacketUpload({ caseId, uploadId: it })).rejects.toMatchObject(notFound);
    }
  }
  await expect(packetOf(a, { ...family, caseId: otherCaseId }, [version.id])).rejects.toMatchObject(notFound);
  await expect(packetOf(a, family, [open])).rejects.toMatchObject({ code: 'conflict' });
  await expect(server.guest.getPacketParts({ caseId })).rejects.toMatchObject({ code: 'unauthenticated' });

  await remove(server, caseId, lawyerA);
  await expect(lawyerA.api.getPacketParts({ caseId })).rejects.toMatchObject(notFound);
  await expect(packetOf(lawyerA, family, [version.id])).rejects.toMatchObject(notFound);
  await expect(lawyerA.api.checkPacketUpload({ caseId, uploadId: open })).rejects.toMatchObject(notFound);
});

test('a packet takes nothing that is not signed by both, was replaced or was rejected', async () => {
  const { family, version } = await signedCase();
  const { a, mediator, caseId } = family;
  await addClause(family, clause('The dog', 'The dog stays with Ada.'));
  const second = await release(family);
  await expect(packetOf(a, family, [second.id])).rejects.toMatchObject(notFound);
  const rejected = await shared(a, family, 'Wrong.pdf', await realPdf(1));
  await mediator.api.rejectUpload({ uploadId: rejected, reject_code: 'wrong_document' });
  expect(await a.api.getPacketParts({ caseId })).toMatchObject({ versions: [{ id: version.id }], uploads: [] });
  await sign(server, second, a, family.b);
  expect((await a.api.getPacketParts({ caseId })).versions).toMatchObject([{ id: second.id, number: 2 }]);
  await expect(packetOf(a, family, [version.id])).rejects.toMatchObject(notFound);
});

test('the download of a packet and of its documents is in the audit log, and a refused one is not', async () => {
  const { family, version } = await signedCase();
  const { a, b, caseId } = family;
  const document = await shared(b, family, 'Open.pdf', await realPdf(1));
  await server.owner`update uploads set bytes = 10 * 1024 * 1024 where id = ${document}`;
  const more = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => shared(b, family, `More ${at}.pdf`, await realPdf(at + 2))),
  );
  await server.owner`update uploads set bytes = 10 * 1024 * 1024 where id = any (${more})`;
  await expect(packetOf(a, family, [version.id, document, ...more])).rejects.toMatchObject({ code: 'too_large' });
  await packetOf(a, family, [version.id, document]);
  const noted = await server.owner`
    select object_type, object_id, facts from private.audit_log
    where case_id = ${caseId} and actor_id = ${a.id} and action = 'download' order by seq`;
  expect(noted).toEqual([
    { object_type: 'packet', object_id: null, facts: { format: 'pdf', versions: [version.id], documents: [document] } },
    { object_type: 'uploads', object_id: document, facts: {} },
  ]);
});

test('a packet of an agreement in Spanish says all in Spanish', async () => {
  const { family, version } = await signedCase(
    clause('La casa', 'La casa se vende y lo que queda se reparte entre las dos partes por igual.'),
  );
  const file = await packetOf(family.b, family, [version.id]);
  expect(file.name).toBe('Reyes family – Documentación para presentar.pdf');
  const pages = await pagesOf(file);
  expect(pages[0]).toContain('Entre Ada Reyes y Ben Reyes');
  expect(pages[1]).toContain(`Documentación, página 2 de ${pages.length}`);
});
