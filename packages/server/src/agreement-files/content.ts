import type { ClauseLanguage } from '@mediation/agreement';
import type { Paper } from './formats.ts';

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
  paper: Paper;
  title: string;
  /** The time of the newest signature or the mediator's attestation, or of the release: the same content always makes the same bytes. */
  dated: Date;
  brand: Brand;
  blocks: Block[];
  /** On every page, with the number of the page; null where both come later. */
  footer: string | null;
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

/** The same content with each of its texts changed. */
export const withTexts = (content: FileContent, change: (text: string) => string): FileContent => ({
  ...content,
  title: change(content.title),
  brand: { ...content.brand, name: change(content.brand.name) },
  footer: content.footer === null ? null : change(content.footer),
  blocks: content.blocks.map((block): Block => {
    if (block.kind === 'keep') return block;
    if (block.kind === 'list') return { ...block, items: block.items.map((it) => change(it)) };
    if (block.kind !== 'table') return { ...block, text: change(block.text) };
    return {
      ...block,
      head: block.head.map((it) => change(it)),
      rows: block.rows.map((row) => row.map((it) => change(it))),
    };
  }),
});
