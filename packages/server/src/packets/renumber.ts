import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

const name = (it: string) => PDFName.of(it);
/** What a page does when it is opened, and what its document knew of it. */
const ofItsDocument = ['AA', 'B', 'Parent', 'StructParents', 'Tabs', 'Thumb'];
/** What programs wrote beside what a page shows, and files inside. */
const besidesPages = ['Metadata', 'PieceInfo', 'AF', 'LastModified'];
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];
const harmless = new Set(['/GoTo', '/URI']);
/** Annotations that carry files, sounds and films. */
const carriers = new Set(['/FileAttachment', '/Sound', '/Movie', '/Screen', '/RichMedia', '/3D']);

/** The pages of a document without what only worked inside of it: scripts, actions, files, and a seal over its bytes. */
export function loosePages(pdf: PDFDocument): PDFPage[] {
  const pages = pdf.getPages();
  for (const { node } of pages) {
    for (const key of inherited) {
      const value = node.getInheritableAttribute(name(key));
      if (value && !node.has(name(key))) node.set(name(key), value);
    }
    looseAnnotations(node);
  }
  for (const { node } of pages) for (const key of ofItsDocument) node.delete(name(key));
  return pages;
}

function looseAnnotations(node: PDFPage['node']) {
  const annotations = node.lookupMaybe(name('Annots'), PDFArray);
  for (let at = (annotations?.size() ?? 0) - 1; at >= 0; at -= 1) {
    const it = annotations?.lookup(at);
    const kind = it instanceof PDFDict ? String(it.lookup(name('Subtype'))) : '';
    if (!(it instanceof PDFDict) || carriers.has(kind) || isSeal(it)) {
      annotations?.remove(at);
      continue;
    }
    it.delete(name('AA'));
    // Who wrote a comment, and when. The T of a field is its name.
    if (kind !== '/Widget') for (const key of ['T', 'M', 'CreationDate']) it.delete(name(key));
    const action = it.lookup(name('A'));
    if (action instanceof PDFDict && !harmless.has(String(action.lookup(name('S'))))) it.delete(name('A'));
  }
}

function isSeal(it: PDFDict): boolean {
  const parent = it.lookup(name('Parent'));
  const type = it.lookup(name('FT')) ?? (parent instanceof PDFDict ? parent.lookup(name('FT')) : undefined);
  return String(type) === '/Sig';
}

/** Layers of a document that are not shown. Without them a reader would show all. */
export interface Layers {
  all: PDFRef[];
  hidden: PDFRef[];
}

/** The layers of a document. */
export function layersOf(pdf: PDFDocument): Layers {
  const properties = pdf.catalog.lookup(name('OCProperties'));
  const usual = properties instanceof PDFDict ? properties.lookup(name('D')) : undefined;
  return {
    all: properties instanceof PDFDict ? refsIn(properties.lookup(name('OCGs'))) : [],
    hidden: usual instanceof PDFDict ? refsIn(usual.lookup(name('OFF'))) : [],
  };
}

const refsIn = (it: PDFObject | undefined) =>
  it instanceof PDFArray ? it.asArray().filter((ref): ref is PDFRef => ref instanceof PDFRef) : [];

/**
 * Gives new numbers to what can be reached from these references, in place, and leaves out metadata. Returns each object with its number, and
 * the number of each reference.
 */
export function renumber(pdf: PDFDocument, roots: readonly PDFRef[], next: () => number) {
  const { context } = pdf;
  const numbers = new Map<PDFRef, number>();
  const found: { number: number; object: PDFObject }[] = [];
  const waiting: PDFObject[] = [];

  function numberOf(ref: PDFRef): number | undefined {
    const known = numbers.get(ref);
    if (known !== undefined) return known;
    const object = context.lookup(ref);
    if (object === undefined) return undefined;
    const number = next();
    numbers.set(ref, number);
    found.push({ number, object });
    waiting.push(object);
    return number;
  }

  function changed(value: PDFObject): PDFObject {
    if (!(value instanceof PDFRef)) {
      waiting.push(value);
      return value;
    }
    const number = numberOf(value);
    return number === undefined ? context.obj(null) : PDFRef.of(number);
  }

  const done = new Set<PDFObject>();
  for (const root of roots) numberOf(root);
  for (let it = waiting.pop(); it !== undefined; it = waiting.pop()) {
    if (done.has(it)) continue;
    done.add(it);
    const holder = it instanceof PDFStream ? it.dict : it;
    if (holder instanceof PDFDict) {
      for (const key of besidesPages) holder.delete(name(key));
      for (const [key, value] of holder.entries()) holder.set(key, changed(value));
    } else if (holder instanceof PDFArray)
      for (let at = 0; at < holder.size(); at += 1) holder.set(at, changed(holder.get(at)));
  }
  return { found, numbers };
}
