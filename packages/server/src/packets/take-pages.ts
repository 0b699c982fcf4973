import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFPage, PDFRef } from '@cantoo/pdf-lib';
import { cleanPhotograph } from './clean-photograph.ts';
import { type Corner, cornerOf, stampName } from './page-stamp.ts';
import { type PdfOutput, refTo } from './pdf-output.ts';
import { layersOf, loosePages, renumber } from './renumber.ts';

/** A page that is written. */
export interface WrittenPage {
  number: number;
  /** What draws its number, which is known when all pages are there. */
  stamp: number;
  corner: Corner;
}

/** What the pages of a file share, by the numbers of the objects. */
export interface SharedObjects {
  tree: number;
  /** Set where pages get numbers. */
  numbered?: { font: number; veil: number; save: number };
}

/** Layers that pages have, and those that are not shown, by their numbers. */
export interface WrittenLayers {
  all: number[];
  off: number[];
}

const key = (it: string) => PDFName.of(it);

/** Writes the pages of a document, cleaned, into another file, and adds them and their layers to those that it has. */
export async function* takePages(
  pdf: PDFDocument,
  out: PdfOutput,
  { tree, numbered }: SharedObjects,
  written: { pages: WrittenPage[]; layers: WrittenLayers },
): AsyncGenerator<Uint8Array> {
  const layers = layersOf(pdf);
  const pages = loosePages(pdf).map((page) => ({
    page,
    corner: cornerOf(page),
    fonts: numbered && resourceOf(page, 'Font'),
    states: numbered && resourceOf(page, 'ExtGState'),
    contents: contentsOf(page),
  }));
  const roots = [...pages.map(({ page }) => page.ref), ...layers.all];
  const { found, numbers } = renumber(pdf, roots, () => out.next());
  for (const { page, corner, fonts, states, contents } of pages) {
    const { node, ref } = page;
    node.set(key('Parent'), PDFRef.of(tree));
    const stamp = numbered ? out.next() : 0;
    if (numbered) {
      fonts?.set(key(stampName), PDFRef.of(numbered.font));
      states?.set(key(stampName), PDFRef.of(numbered.veil));
      const drawn = contents.flatMap((it) => numbers.get(it) ?? []);
      const all = [numbered.save, ...drawn, stamp].map((it) => PDFRef.of(it));
      node.set(key('Contents'), pdf.context.obj(all));
    }
    written.pages.push({ number: numbers.get(ref)!, stamp, corner });
  }
  const numbersOf = (these: readonly PDFRef[]) => these.flatMap((it) => numbers.get(it) ?? []);
  written.layers.all.push(...numbersOf(layers.all));
  written.layers.off.push(...numbersOf(layers.hidden));
  for (const { number, object } of found) yield* out.object(number, await cleanPhotograph(object));
}

/** What draws a page: one stream or several. */
function contentsOf({ node }: PDFPage): PDFRef[] {
  const contents = node.get(key('Contents'));
  const several = node.lookup(key('Contents'));
  if (several instanceof PDFArray) return several.asArray().filter((it): it is PDFRef => it instanceof PDFRef);
  return contents instanceof PDFRef ? [contents] : [];
}

/** The fonts or the graphics states of a page; none yet where it has only pictures. */
function resourceOf({ node, doc }: PDFPage, kind: 'Font' | 'ExtGState'): PDFDict {
  const resources = node.lookupMaybe(key('Resources'), PDFDict) ?? doc.context.obj({});
  const them = resources.lookupMaybe(key(kind), PDFDict) ?? doc.context.obj({});
  if (!resources.has(key(kind))) resources.set(key(kind), them);
  if (!node.has(key('Resources'))) node.set(key('Resources'), resources);
  return them;
}

const refs = (numbers: readonly number[]) => `[${numbers.map((it) => refTo(it)).join(' ')}]`;

/** The tree of pages and the catalog of a file; `more` is what its catalog says besides. */
export function* treeAndCatalog(
  out: PdfOutput,
  { tree, root }: { tree: number; root: number },
  { pages, layers }: { pages: readonly WrittenPage[]; layers: WrittenLayers },
  more = '',
): Generator<Uint8Array> {
  const kids = refs(pages.map(({ number }) => number));
  yield* out.object(tree, `<< /Type /Pages /Kids ${kids} /Count ${pages.length} >>`);
  const shown =
    layers.all.length === 0
      ? ''
      : ` /OCProperties << /OCGs ${refs(layers.all)} /D << /OFF ${refs(layers.off)} /Order [] >> >>`;
  yield* out.object(root, `<< /Type /Catalog /Pages ${refTo(tree)}${shown}${more} >>`);
}
