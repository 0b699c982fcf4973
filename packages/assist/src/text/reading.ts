import type { TextSpan } from '@mediation/api-client';

/** The maximum length that is analysed. Results report a longer text as truncated. */
export const textCap = 20_000;

/** The same for a conversation that is summarized: thousands of messages. */
export const conversationCap = 500_000;

/** A normalized text for searching, with a mapping to the original offsets. */
export interface Reading {
  /** Without invisible characters, with plain quotes. */
  text: string;
  isTruncated: boolean;
  /** Maps a range to the span in the original text. */
  span: (start: number, end: number) => TextSpan;
}

const invisible = /[\p{Cf}\p{Cc}]/u;
const plain: Record<string, string> = { '‘': "'", '’': "'", ʼ: "'", '“': '"', '”': '"', '„': '"', '–': '-', '—': '-' };

/** What a character is shown as. Most are plain ASCII, which needs no look at a table. */
function shownAs(character: string): string {
  if ((character >= ' ' && character <= '~') || character === '\n' || character === '\t') return character;
  return invisible.test(character) ? '' : (plain[character] ?? character.normalize('NFKC'));
}

/** Normalizes a text to what people see, whatever characters it consists of. */
export function read(sent: string, cap: number = textCap): Reading {
  const original = sent.slice(0, cap).toWellFormed().replaceAll('\0', '\uFFFD');
  const offsets: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const shown = shownAs(character);
    for (let unit = 0; unit < shown.length; unit += 1) offsets.push(at);
    text += shown;
    at += character.length;
  }
  offsets.push(original.length);
  const place = (index: number) => offsets[index] ?? original.length;
  return {
    text,
    isTruncated: sent.length > cap,
    span: (from, to) => ({ start: place(from), end: place(to), quote: original.slice(place(from), place(to)) }),
  };
}
