import { attribute, childAt } from './xml.ts';

/** What is not part of the text: properties, what was deleted or moved away, fields, and doubles for old programs. */
export const skipped = new Set(['pPr', 'rPr', 'del', 'moveFrom', 'delText', 'instrText', 'Fallback']);
const signs = new Map([
  ['tab', ' '],
  ['ptab', ' '],
  ['br', '\n'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
  ['sym', '□'],
]);

/** The notes of a document by kind and number. */
export type Notes = ReadonlyMap<string, string>;

/** The text of footnotes and endnotes. */
export const notesOf = (footnotes: Element | undefined, endnotes: Element | undefined): Notes =>
  new Map(
    [footnotes, endnotes].flatMap((notes) =>
      [...(notes?.children ?? [])].map((note) => [
        `${note.localName}${attribute(note, 'id')}`,
        textOf(note, new Map()).trim(),
      ]),
    ),
  );

/** The text of an element with its tracked changes accepted, and each note in brackets where it belongs. */
export function textOf(element: Element, notes: Notes): string {
  const { localName: name } = element;
  if (skipped.has(name)) return '';
  if (name === 't') return element.textContent;
  const note = /^(footnote|endnote)Reference$/u.exec(name)?.[1];
  if (note !== undefined) return ` [${notes.get(`${note}${attribute(element, 'id')}`) ?? ''}]`;
  const inside = [...element.children].map((it) => textOf(it, notes)).join('');
  return name === 'p' ? `${inside}\n` : (signs.get(name) ?? inside);
}

/** Whether the end of a paragraph was deleted, so that the next one goes on in it. */
export const goesOn = (paragraph: Element): boolean => childAt(paragraph, 'pPr', 'rPr', 'del') !== undefined;

/** The rows of a table that were not deleted, each in one line, with empty cells: they tell in which column the others are. */
export const rowsOf = (table: Element, notes: Notes): string[] =>
  within(table, 'tr')
    .filter((row) => childAt(row, 'trPr', 'del') === undefined)
    .map((row) =>
      within(row, 'tc')
        .filter((cell) => childAt(cell, 'tcPr', 'cellDel') === undefined)
        .map((cell) => textOf(cell, notes).replaceAll(/\s+/gu, ' ').trim())
        .join(' · '),
    );

/** The rows of a table or the cells of a row, whatever they are wrapped in, without those of a table inside. */
const within = (element: Element, name: string): Element[] =>
  [...element.children].flatMap((it) => (it.localName === name ? [it] : within(it, name)));
