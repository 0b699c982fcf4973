import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { jpegPhotograph, secretLocation } from './photographs.fixture.ts';

/** A PDF of Adobe's forms: dynamic ones are drawn by one program only, static ones by all. */
export const xfaForm = (kind: 'dynamic' | 'static'): Buffer<ArrayBuffer> =>
  Buffer.from(
    [
      '%PDF-1.7',
      `1 0 obj<</Type/Catalog/Pages 2 0 R/AcroForm<</XFA 4 0 R/Fields[]>>${kind === 'dynamic' ? '/NeedsRendering true' : ''}>>endobj`,
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
      '4 0 obj<</Length 4>>stream\n<a/>\nendstream endobj',
      'trailer<</Root 1 0 R/Size 5>>\nstartxref\n0\n%%EOF\n',
    ].join('\n'),
  );

/** A real PDF with so many pages, locked as the options of pdfkit say. */
export async function realPdf(
  pages: number,
  locked: Pick<PDFKit.PDFDocumentOptions, 'ownerPassword' | 'userPassword' | 'pdfVersion'> = {},
): Promise<Buffer<ArrayBuffer>> {
  const document = new Pdf({ ...locked, autoFirstPage: false, compress: true });
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`Page ${page}`);
  document.end();
  return Buffer.from(await buffer(document));
}

/** A PDF that says who wrote it and where, in its information, in XMP and in a photograph. */
export async function pdfWithMetadata(
  locked: Pick<PDFKit.PDFDocumentOptions, 'ownerPassword' | 'pdfVersion'> = {},
): Promise<Buffer<ArrayBuffer>> {
  const info = { Title: secretLocation, Author: secretLocation, Creator: secretLocation, Producer: secretLocation };
  const document = new Pdf({ ...locked, info });
  document.text('Balance: 1,234').image(await jpegPhotograph({ orientation: 1 }), 100, 200, { width: 200 });
  const xmp = document.ref({ Type: 'Metadata', Subtype: 'XML' });
  xmp.compress = false;
  xmp.end(Buffer.from(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secretLocation}</x:xmpmeta>`));
  Object.assign(document.page.dictionary.data, { Metadata: xmp });
  document.end();
  return Buffer.from(await buffer(document));
}
