import type { Reading } from './reading.ts';
import { speakerOf } from './speaker.ts';

/** A message of a conversation: its words without the name of the speaker, and where they begin. */
export interface MessageText {
  text: string;
  start: number;
  line: number;
  /** Whether the line names who says it. */
  isSpoken: boolean;
}

/** The messages of a text, one per line, as `Name: words` or as words alone. Lines without a letter or digit are left out. */
export function messagesOf({ text }: Pick<Reading, 'text'>): MessageText[] {
  let start = 0;
  return text.split('\n').flatMap((written, line) => {
    const from = start;
    start += written.length + 1;
    const { length } = speakerOf(written);
    const said = written.slice(length);
    return /[\p{L}\p{N}]/u.test(said) ? [{ text: said, start: from + length, line, isSpoken: length > 0 }] : [];
  });
}
