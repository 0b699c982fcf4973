import type { FileLine } from '@mediation/agreement';
import { DocxError } from './docx-error.ts';
import { docxParts } from './docx-parts.ts';
import { goesOn, type Notes, notesOf, rowsOf, textOf, skipped } from './docx-text.ts';
import { type Look, paragraphLooks } from './paragraph-looks.ts';

/** Longer than any agreement. */
const mostLetters = 1_000_000;

/** The text of a DOCX, and what is in it that nobody compares. */
export interface Docx {
  lines: FileLine[];
  /** Whether changes were tracked in it, which are read as accepted. */
  isTracked: boolean;
  /** How many pictures, diagrams and embedded objects it has. */
  pictures: number;
}

/** Reads a DOCX in the browser, or throws a `DocxError`. */
export function readDocx(bytes: Uint8Array): Docx {
  const { body, styles, footnotes, endnotes } = docxParts(bytes);
  const lines = linesOf(body, paragraphLooks(styles), notesOf(footnotes, endnotes));
  if (lines.reduce((sum, { text }) => sum + text.length, 0) > mostLetters) throw new DocxError('large');
  const has = (name: string) => body.getElementsByTagNameNS('*', name).length;
  return {
    lines,
    isTracked: ['ins', 'del', 'moveFrom', 'moveTo', 'cellIns', 'cellDel'].some((name) => has(name) > 0),
    pictures: ['blip', 'chart', 'relIds', 'imagedata', 'OLEObject', 'altChunk'].reduce(
      (sum, name) => sum + has(name),
      0,
    ),
  };
}

/** Paragraphs and rows of tables in their order, whatever they are wrapped in. */
function linesOf(root: Element, lookOf: (paragraph: Element) => Look, notes: Notes): FileLine[] {
  const lines: FileLine[] = [];
  let begun = '';
  const read = (element: Element): void => {
    if (skipped.has(element.localName)) return;
    if (element.localName === 'tbl')
      lines.push(...rowsOf(element, notes).map((text) => ({ text, level: 0, isListed: false })));
    else if (element.localName === 'p') {
      const text = begun + textOf(element, notes).trimEnd();
      begun = goesOn(element) ? text : '';
      if (begun === '') lines.push({ text, ...lookOf(element) });
    } else for (const child of element.children) read(child);
  };
  read(root);
  return begun === '' ? lines : [...lines, { text: begun, level: 0, isListed: false }];
}
