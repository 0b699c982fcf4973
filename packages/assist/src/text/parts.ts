import { type Word, wordsOf } from '../classifier/words.ts';
import { sentencesOf } from './segment.ts';

/** A sentence of a message, and its words with their places in the message. */
export interface Part {
  text: string;
  words: readonly Word[];
}

/** The sentences of a message. */
export function partsOf(message: string, words: readonly Word[] = wordsOf(message)): Part[] {
  let next = 0;
  const before = (place: number) => {
    while (next < words.length && words[next]!.start < place) next += 1;
    return next;
  };
  return sentencesOf({ text: message }).map(({ text, start, end }) => ({
    text,
    words: words.slice(before(start), before(end)),
  }));
}
