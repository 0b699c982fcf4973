import { drawnRanges } from './drawn-ranges.ts';
import { visibleText } from './visible-text.ts';

let ends: number[] | undefined;

/** Where ranges begin and end, in turns: a code point is drawn where an odd number of them is not above it. */
function endsOfRanges(): number[] {
  let at = 0;
  return drawnRanges.split(' ').map((step) => (at += Number.parseInt(step, 36)));
}

function isDrawn(codePoint: number): boolean {
  ends ??= endsOfRanges();
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]! <= codePoint) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}

const isUndrawn = (letter: string) => visibleText(letter) === letter && !isDrawn(letter.codePointAt(0)!);

/** The places of a text that no font of a PDF can draw, each as long as there are such letters. */
export function undrawnIn(text: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  for (const { index: start, 0: letter } of text.matchAll(/\P{ASCII}/gu)) {
    if (!isUndrawn(letter)) continue;
    const last = places.at(-1);
    if (last?.end === start) last.end += letter.length;
    else places.push({ start, end: start + letter.length });
  }
  return places;
}

/** A text as a PDF shows it. A letter that no font can draw is named by its code, `[U+1F9FF]`. */
export const drawnText = (text: string): string =>
  visibleText(text).replaceAll(/\P{ASCII}/gu, (letter) => (isUndrawn(letter) ? codeOf(letter) : letter));

const codeOf = (letter: string) => `[U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;
