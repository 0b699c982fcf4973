import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pdf } from '../../testing/documents.ts';
import { realPdf, tellingPdf } from '../../testing/pdfs.ts';
import { secretLocation } from '../../testing/photographs.ts';
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
  return { told: [Title, Author, Creator, Producer, CreationDate], text, numPages };
}

test.for([
  ['a PDF', {}],
  ['a PDF with an owner’s password', { ownerPassword: 'heron', pdfVersion: '1.7' }],
] as const)('the copy of %s shows the same and tells no author, program, date or place', async ([, locked]) => {
  const original = await tellingPdf(locked);
  const copy = (await stripPdf(original))!;
  const [before, after] = [await read(original), await read(copy)];
  expect(before.told).toEqual([secretLocation, secretLocation, secretLocation, secretLocation, expect.any(String)]);
  expect(after.told.filter((it) => it !== undefined && it !== null)).toEqual([]);
  expect({ ...after, told: [] }).toEqual({ ...before, told: [] });
  for (const told of [secretLocation, 'xmpmeta', 'Exif']) expect(copy.includes(told)).toBe(false);
});

test('a PDF has the same copy each time', async () => {
  const original = await tellingPdf();
  expect(await stripPdf(original)).toEqual(await stripPdf(original));
});

test('a photograph in the copy of a PDF keeps its pixels', async () => {
  const original = await tellingPdf();
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
