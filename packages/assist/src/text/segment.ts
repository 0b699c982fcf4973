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
    for (const found of splitSentences(message)) {
      const at = start + found.at;
      if (/[\p{L}\p{N}]/u.test(found.text))
        sentences.push({ text: found.text, start: at, end: at + found.text.length, line });
    }
    start += message.length + 1;
  }
  return sentences;
}

/** The first sentence of a message, or all of it where none has a letter. */
export const firstSentenceOf = (text: string): Pick<Sentence, 'start' | 'end'> =>
  sentencesOf({ text })[0] ?? { start: 0, end: text.length };

/** A full stop after these ends no sentence. After the second group only where no capital follows. */
const title = /(?:^|\s)(?:mr|mrs|ms|dr|st|sr|sra|srta|dra|lic|ing|e\.g|i\.e|vs)\.$/i;
const unit = /(?:\d\s?[ap]\.(?:\s?m\.)?|\b(?:approx|aprox|art|núm)\.)$/i;

/** The sentences of one message with their places in it. */
function splitSentences(message: string): { text: string; at: number }[] {
  const pieces: { text: string; at: number }[] = [];
  for (const found of message.matchAll(/\S[^.!?]*(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*/g)) {
    const said = found[0].trimEnd();
    const last = pieces.at(-1);
    const isCut =
      last && (title.test(last.text.slice(-8)) || (unit.test(last.text.slice(-12)) && /^[^\p{Lu}¿¡]/u.test(said)));
    if (isCut) last.text = message.slice(last.at, found.index + said.length);
    else pieces.push({ text: said, at: found.index });
  }
  return pieces;
}
