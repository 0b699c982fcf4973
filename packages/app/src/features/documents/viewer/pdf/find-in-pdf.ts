import { splitByMatches } from '@mediation/ui/folded-text';
import type { PDFDocumentProxy } from 'pdfjs-dist';

const texts = new WeakMap<PDFDocumentProxy, Map<number, Promise<string>>>();

/** The text of a page, read once for each document. */
function textOf(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const known = texts.get(pdf) ?? new Map<number, Promise<string>>();
  texts.set(pdf, known);
  const reading =
    known.get(page) ??
    pdf
      .getPage(page)
      .then((it) => it.getTextContent())
      .then(({ items }) => items.map((it) => ('str' in it ? it.str : '')).join('\n'));
  known.set(page, reading);
  return reading;
}

/** The pages on which a text stands, the first one first. */
export async function pagesWith(pdf: PDFDocumentProxy, wanted: string): Promise<number[]> {
  const found: number[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1)
    if (splitByMatches(await textOf(pdf, page), [wanted]).length > 1) found.push(page);
  return found;
}
