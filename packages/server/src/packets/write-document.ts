import { PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { openPdfOutput } from './pdf-output.ts';
import { takePages, treeAndCatalog } from './take-pages.ts';

/** Whether somebody signed a PDF electronically. Any change breaks a signature. */
export const isSigned = (pdf: PDFDocument): boolean =>
  pdf.context
    .enumerateIndirectObjects()
    .some(
      ([, it]) => it instanceof PDFDict && String(it.lookup(PDFName.of('FT'))) === '/Sig' && it.has(PDFName.of('V')),
    );

/** Writes the pages of a document as a file of its own, without what programs and cameras wrote into it. */
export async function* writeDocument(pdf: PDFDocument): AsyncGenerator<Uint8Array> {
  const out = openPdfOutput();
  const [root, info, tree] = [out.next(), out.next(), out.next()];
  const written = { pages: [], layers: { all: [], off: [] } };
  yield out.head();
  yield* takePages(pdf, out, { tree }, written);
  yield* treeAndCatalog(out, { tree, root }, written);
  yield* out.object(info, '<< >>');
  yield out.end(root, info);
}
