import { deflateSync, inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pdf } from '../../routes/documents/documents.fixture.ts';
import { realPdf, pdfWithMetadata } from '../../routes/documents/pdfs.fixture.ts';
import { jpegPhotograph, secretLocation } from '../../routes/documents/photographs.fixture.ts';
import { stripPdf } from './strip-pdf.ts';

/** What a reader finds in a PDF besides its pages, their number, and the words of the first one. */
async function read(bytes: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const { numPages } = document;
  await loading.destroy();
  const { Title, Author, Creator, Producer, CreationDate } = info as Record<string, unknown>;
  const text = items.map((it) => ('str' in it ? it.str : '')).join('');
  return { info: [Title, Author, Creator, Producer, CreationDate], text, numPages };
}

test.for([
  ['a PDF', {}],
  ['a PDF with an owner’s password', { ownerPassword: 'heron', pdfVersion: '1.7' }],
] as const)('the copy of %s shows the same and names no author, program, date or place', async ([, locked]) => {
  const original = await pdfWithMetadata(locked);
  const copy = (await stripPdf(original))!;
  const [before, after] = [await read(original), await read(copy)];
  expect(before.info).toEqual([secretLocation, secretLocation, secretLocation, secretLocation, expect.any(String)]);
  expect(after.info.filter((it) => it !== undefined && it !== null)).toEqual([]);
  expect({ ...after, info: [] }).toEqual({ ...before, info: [] });
  for (const hidden of [secretLocation, 'xmpmeta', 'Exif']) expect(copy.includes(hidden)).toBe(false);
});

test('a PDF has the same copy each time', async () => {
  const original = await pdfWithMetadata();
  expect(await stripPdf(original)).toEqual(await stripPdf(original));
});

test('a photograph in the copy of a PDF keeps its pixels', async () => {
  const original = await pdfWithMetadata();
  const [before, after] = [original, (await stripPdf(original))!].map((it) => {
    const start = it.indexOf('ffd8ff', 'hex');
    return sharp(it.subarray(start, it.indexOf('endstream', start)))
      .raw()
      .toBuffer();
  });
  expect(await after).toEqual(await before);
});

test('a PDF that is signed electronically, locked or cannot be opened is not copied', async () => {
  const signed = Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj<</Type/Catalog/Pages 2 0 R/AcroForm<</SigFlags 3/Fields[4 0 R]>>>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Annots[4 0 R]>>endobj',
      '4 0 obj<</Type/Annot/Subtype/Widget/FT/Sig/T(a)/Rect[0 0 0 0]/V 5 0 R>>endobj',
      '5 0 obj<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<00>>>endobj',
      'trailer<</Root 1 0 R/Size 6>>\nstartxref\n0\n%%EOF\n',
    ].join('\n'),
  );
  for (const file of [signed, await realPdf(1, { userPassword: 'heron', pdfVersion: '1.7' }), pdf()])
    expect(await stripPdf(file)).toBeUndefined();
});

/** A PDF whose page holds a stream of these entries and bytes. Object 5 is the name of a filter. */
const holding = (entries: string, bytes: Uint8Array) =>
  Buffer.concat([
    Buffer.from(
      [
        '%PDF-1.7',
        '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
        '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I 4 0 R>>>>>>endobj',
        `4 0 obj<<${entries}/Length ${bytes.length}>>stream\n`,
      ].join('\n'),
    ),
    bytes,
    Buffer.from('\nendstream endobj\n5 0 obj/DCTDecode endobj\ntrailer<</Root 1 0 R/Size 6>>\nstartxref\n0\n%%EOF\n'),
  ]);

/** Whether a PDF names the place, also in what is packed. */
const namesPlace = (file: Buffer) =>
  file
    .toString('latin1')
    .split(/stream\r?\n/)
    .some((part) => part.includes(secretLocation) || unpacked(part).includes(secretLocation));

function unpacked(part: string): string {
  try {
    return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

const photograph = await jpegPhotograph();
const image = '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceRGB/BitsPerComponent 8';

test.for([
  ['packed again', '/Filter[/FlateDecode/DCTDecode]', deflateSync(photograph)],
  ['packed again by short names', '/Filter[/Fl/DCT]', deflateSync(photograph)],
  ['whose filter stands elsewhere', '/Filter 5 0 R', photograph],
  ['one of whose filters stands elsewhere', '/Filter[/FlateDecode 5 0 R]', deflateSync(photograph)],
  ['behind a filter that changes nothing', '/Filter[/Crypt/DCTDecode]', photograph],
  ['in JPEG 2000', '/Filter/JPXDecode', photograph],
] as const)('a PDF with a photograph %s is not copied', async ([, filter, bytes]) => {
  expect(await stripPdf(holding(image + filter, bytes))).toBeUndefined();
});

test.for([
  ['a photograph whose filter has a short name', `${image}/Filter/DCT`, photograph],
  ['XMP without its type', '/Subtype/XML', Buffer.from(`<x:xmpmeta>${secretLocation}</x:xmpmeta>`)],
] as const)('the copy of a PDF with %s names no place', async ([, entries, bytes]) => {
  const original = holding(entries, bytes);
  const copy = await stripPdf(original);
  expect([namesPlace(original), copy && namesPlace(copy)]).toEqual([true, false]);
});

test('the copy of a PDF keeps the words of a comment, and neither its author nor a file inside', async () => {
  const file = (at: number) =>
    `${at} 0 obj<</Type/EmbeddedFile/Length ${secretLocation.length}>>stream\n${secretLocation}\nendstream endobj`;
  const original = Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(a.txt) 6 0 R]>>>>/AF[10 0 R]>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Annots[4 0 R 5 0 R]>>endobj',
      `4 0 obj<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/T(${secretLocation})/M(${secretLocation})/Contents(Paid in May)>>endobj`,
      '5 0 obj<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 7 0 R>>endobj',
      '6 0 obj<</Type/Filespec/F(a.txt)/EF<</F 8 0 R>>>>endobj',
      '7 0 obj<</Type/Filespec/F(b.txt)/EF<</F 9 0 R>>>>endobj',
      file(8),
      file(9),
      '10 0 obj<</Type/Filespec/F(c.txt)/EF<</F 11 0 R>>>>endobj',
      file(11),
      'trailer<</Root 1 0 R/Size 12>>\nstartxref\n0\n%%EOF\n',
    ].join('\n'),
  );
  const copy = (await stripPdf(original))!;
  expect([original, copy].map((it) => namesPlace(it))).toEqual([true, false]);
  expect(['Paid in May', 'a.txt', 'b.txt'].map((it) => copy.includes(it))).toEqual([true, false, false]);
});
