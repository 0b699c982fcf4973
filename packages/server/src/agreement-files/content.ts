import type { ClauseLanguage } from '@mediation/agreement';

/** A part of a document, in reading order. Texts keep their line breaks. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: string; isSoft?: boolean }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  /** Begins a new page unless so many lines fit, so that what follows stays on one page. Word processors keep it by themselves. */
  | { kind: 'keep'; lines: number };

/** The organization as its documents show it. */
export interface Brand {
  name: string;
  /** Hexadecimal, as the organization set it; used only where it can be read on white. */
  color: string;
  /** A PNG. */
  logo: Uint8Array | undefined;
}

/** What a file of a version holds, whatever its format. */
export interface FileContent {
  language: ClauseLanguage;
  title: string;
  /** The time of the newest signature, or of the release: the same content always makes the same bytes. */
  dated: Date;
  brand: Brand;
  blocks: Block[];
  /** On every page, with the number of the page. */
  footer: string;
  pageWords: { page: string; of: string };
}

/** A heading. */
export const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text });
/** A paragraph of the document’s own words. */
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
/** A paragraph about the document. */
export const soft = (text: string): Block => ({ kind: 'paragraph', text, isSoft: true });
/** A list; nothing without items. */
export const list = (items: string[]): Block[] => (items.length === 0 ? [] : [{ kind: 'list', items }]);
/** A table; nothing without rows. */
export const table = (head: string[], rows: string[][]): Block[] =>
  rows.length === 0 ? [] : [{ kind: 'table', head, rows }];
