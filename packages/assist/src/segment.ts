import type { Reading } from './reading.ts';

/** A sentence: its range in the text and its line, counted from 0. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
  line: number;
}

/** Splits a text into sentences. A line is a message, so no sentence crosses its end. */
export function sentencesOf({ text }: Pick<Reading, 'text'>): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const [line, message] of text.split('\n').entries()) {
    for (const found of message.matchAll(/\S[^.!?]*(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*/g)) {
      const said = found[0].trimEnd();
      const at = start + found.index;
      if (/[\p{L}\p{N}]/u.test(said)) sentences.push({ text: said, start: at, end: at + said.length, line });
    }
    start += message.length + 1;
  }
  return sentences;
}
