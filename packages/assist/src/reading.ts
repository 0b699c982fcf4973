import type { TextSpan } from '@mediation/api-client';
import { masks } from './data/masks.ts';

/** How much of a text is read. What is beyond is reported, never dropped in silence. */
export const textCap = 20_000;

/** A text made ready to be searched, and the way back to where it was written. */
export interface Reading {
  /** Without invisible characters, with plain quotes, and with harmless sayings blanked out. */
  text: string;
  isTruncated: boolean;
  /** The place in the text as it was sent. */
  span: (start: number, end: number) => TextSpan;
}

const invisible = /[\p{Cf}\p{Cc}]/u;
const plain: Record<string, string> = { '‘': "'", '’': "'", ʼ: "'", '“': '"', '”': '"', '„': '"', '–': '-', '—': '-' };

/** Reads a text: what people see is searched, whatever characters it is made of. */
export function read(sent: string): Reading {
  const original = sent.slice(0, textCap).toWellFormed().replaceAll('\0', '\uFFFD');
  const offsets: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const isKept = character === '\n' || character === '\t' || !invisible.test(character);
    const shown = isKept ? (plain[character] ?? character.normalize('NFKC')) : '';
    for (let unit = 0; unit < shown.length; unit += 1) offsets.push(at);
    text += shown;
    at += character.length;
  }
  offsets.push(original.length);
  for (const mask of masks) text = text.replaceAll(mask, (saying) => ' '.repeat(saying.length));
  const place = (index: number) => offsets[index] ?? original.length;
  return {
    text,
    isTruncated: sent.length > textCap,
    span: (from, to) => ({ start: place(from), end: place(to), quote: original.slice(place(from), place(to)) }),
  };
}
