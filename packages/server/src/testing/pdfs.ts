import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';

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
