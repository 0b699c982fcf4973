/** A text without case, accents and invisible characters, and the place of each of its characters in the original. */
export interface FoldedText {
  text: string;
  /** Maps a range to the range in the original text. */
  range: (start: number, end: number) => [number, number];
}

const dropped = /[\p{M}\p{Cf}]/gu;

/** Folds a text, so that a name is found however it is typed. */
export function fold(original: string): FoldedText {
  const starts: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const folded = character.normalize('NFKD').replaceAll(dropped, '').toLowerCase();
    for (let unit = 0; unit < folded.length; unit += 1) starts.push(at);
    text += folded;
    at += character.length;
  }
  starts.push(original.length);
  const place = (index: number) => starts[index] ?? original.length;
  return { text, range: (start, end) => [place(start), place(end)] };
}
