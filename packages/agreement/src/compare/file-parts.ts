import { visibleText } from '../letters/visible-text.ts';
import { asRead } from './as-read.ts';

/** A heading, a paragraph or a row of a table in a file of a word processor. */
export interface FileLine {
  text: string;
  /** From 1 for a heading, 0 for any other line. */
  level: number;
  /** Whether the word processor puts a number or a bullet before it, which is not in the text. */
  isListed: boolean;
}

/** A heading with the lines below it; what stands before the first one has none, and the title of the file belongs to it. */
export interface FilePart {
  heading: string;
  number: number | undefined;
  level: number;
  text: string;
}

const numbered = /^(?<number>\d{1,3})[.)]\s+(?<words>\S.*)$/su;

/** Divides the lines of a file by its headings. */
export function partsOf(lines: readonly FileLine[]): FilePart[] {
  const parts = [{ heading: '', number: undefined as number | undefined, level: 1, lines: [] as string[] }];
  for (const { text, level } of lines) {
    const isTitle = level === 1 && parts.length === 1;
    if (level === 0 || isTitle) parts.at(-1)?.lines.push(text);
    else {
      const { number, words } = numbered.exec(text)?.groups ?? {};
      parts.push({
        heading: words ?? text,
        number: number === undefined ? undefined : Number(number),
        level,
        lines: [],
      });
    }
  }
  return parts.map(({ lines: written, ...part }) => ({ ...part, text: written.join('\n') }));
}

/** Puts all parts from one on into it, each with its heading. */
export const joinParts = ([first, ...others]: readonly [FilePart, ...FilePart[]]): FilePart => ({
  ...first,
  text: [first.text, ...others.flatMap(({ heading, text }) => [heading, text])].filter(Boolean).join('\n'),
});

/** The lines of a file as it shows them, without empty ones. A word processor makes one sign of three dots. */
export const shownLines = (lines: readonly FileLine[]): FileLine[] =>
  lines
    .map((line) => ({ ...line, text: visibleText(line.text).replaceAll('…', '...').trim() }))
    .filter(({ text }) => text !== '');

/** The number, letter or bullet with which a line of a list begins. */
const marker = /^(?:\(?(?:\d{1,3}|\p{L}{1,2})[.)]|[-–•*])\s+/u;

/**
 * Gives the lines of a file what a word processor took out of the words of the first one: the number of a line that became
 * part of a list, and headings that lost their style.
 */
export function withKnown(lines: readonly FileLine[], known: readonly FileLine[]): FileLine[] {
  const styled = new Set(lines.filter(({ level }) => level > 0).map(({ text }) => asRead(text)));
  const headings = new Map(known.flatMap(({ text, level }) => (level > 0 ? [[asRead(text), level]] : [])));
  const marked = new Map(known.map(({ text }) => [asRead(text.replace(marker, '')), text]));
  return lines.map((line) => {
    const text = (line.isListed && marked.get(asRead(line.text))) || line.text;
    const level = styled.has(asRead(text)) ? line.level : (headings.get(asRead(text)) ?? line.level);
    return { ...line, text, level };
  });
}
