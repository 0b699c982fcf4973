import type { Reading } from '../text/reading.ts';
import { sentencesOf } from '../text/segment.ts';
import { speakerOf } from '../text/speaker.ts';
import { greetingLength } from './greeting.ts';
import { ownWords, withoutQuotations } from './own-words.ts';
import { piecesOf } from './pieces.ts';

/** A sentence of a message, without the name of its speaker and without a greeting before it. */
export interface Statement {
  /** What the speaker says themselves, for searching: in lower case, without accents and without the words of others. */
  said: string;
  start: number;
  end: number;
  line: number;
  speaker: string | null;
  /** Whether it goes on with the sentence before it, which was too long for one quote. */
  isContinued: boolean;
}

/** The statements of a conversation. A line without a name continues the message before it. */
export function statementsOf(reading: Reading): Statement[] {
  const speakers: (string | null)[] = [];
  const lines = reading.text.split('\n').map((line) => {
    const { speaker, length } = speakerOf(line);
    speakers.push(speaker ?? speakers.at(-1) ?? null);
    const text = ' '.repeat(length) + line.slice(length);
    return text.trimStart().startsWith('>') ? ' '.repeat(line.length) : text;
  });
  return sentencesOf({ text: withoutQuotations(lines.join('\n')) }).flatMap(({ text, start, line }) => {
    const greeting = greetingLength(text);
    return piecesOf(text.slice(greeting)).map((piece) => {
      const from = start + greeting + piece.at;
      const speaker = speakers[line] ?? null;
      const end = from + piece.text.length;
      return { said: ownWords(piece.text), start: from, end, line, speaker, isContinued: piece.at > 0 };
    });
  });
}
