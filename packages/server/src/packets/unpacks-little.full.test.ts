// Guards packages/server/src/packets/**
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { openPart } from './open-part.ts';
import { unpacksLittle } from './unpacks-little.ts';

/** A PDF whose objects are in a stream with this dictionary. */
const packed = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 2 0 R >>\n%%EOF\n'),
  ]);
const huge = deflateSync(Buffer.alloc(64 * 1024 * 1024));
const small = deflateSync(Buffer.alloc(64 * 1024));

test('a PDF with objects of an ordinary size is opened as it is', async () => {
  const document = await PDFDocument.create();
  for (let page = 0; page < 50; page += 1) document.addPage().drawText(`Page ${page}`);
  const pdf = Buffer.from(await document.save({ useObjectStreams: true }));
  expect(unpacksLittle(pdf)).toBe(true);
  expect(unpacksLittle(packed('/Type /ObjStm /N 1 /First 4 /Filter [ /FlateDecode ]', small))).toBe(true);
  expect(unpacksLittle(packed('/Type /XObject /Filter /FlateDecode', huge))).toBe(true);
  expect(unpacksLittle(packed('/Type /XObject /Name /Im#201 /Filter /DCTDecode', small))).toBe(true);
});

test.each([
  '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
  '/Type /Obj#53tm /N 1 /F#69rst 4 /Filter [/FlateDecode]',
  '/Type /XRef /W [1 2 1] /Filter /FlateDecode',
  '/Type 3 0 R /N 1 /Filter /FlateDecode',
  '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]',
  '/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode',
])('a PDF whose objects unpack to more than memory has is not opened: %s', async (dictionary) => {
  const pdf = packed(dictionary, huge);
  expect(unpacksLittle(pdf)).toBe(false);
  const read = () => Promise.resolve(pdf);
  expect(await openPart({ read, mime: 'application/pdf', pages: 1 })).toEqual({ problem: 'unreadable' });
});

test('a PDF that would keep the check itself busy is not opened as it is', () => {
  expect(unpacksLittle(Buffer.from('stream\n'.repeat(60_000)))).toBe(false);
  const torn = small.subarray(0, small.length - 8);
  expect(unpacksLittle(packed('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', torn))).toBe(false);
});
