import type { TextSpan } from '@mediation/api-client';

/** A message of a conversation that is analysed. */
export interface Line {
  messageId: string;
  senderId: string;
  name: string;
  content: string;
}

/** The place of a span: its message, and its offsets there. */
export type Located<Span extends TextSpan> = Span & { message_id: string };

/** A conversation as the engines read it, with one message per line, and the way back from its text to the messages. */
export interface Transcript {
  text: string;
  messageIds: string[];
  locate: <Span extends TextSpan>(span: Span) => Located<Span>;
}

/** Line breaks would make several messages of one. Offsets stay as they are. */
const onOneLine = (content: string) => content.replaceAll(/[\n\r\u2028\u2029]/g, ' ');

/** Joins messages to "Name: text", or to their texts alone. */
export function transcriptOf(lines: readonly Line[], { withNames = true } = {}): Transcript {
  const starts: number[] = [];
  let text = '';
  for (const { name, content } of lines) {
    if (starts.length > 0) text += '\n';
    if (withNames && name !== '') text += `${name}: `;
    starts.push(text.length);
    text += onOneLine(content);
  }
  return {
    text,
    messageIds: lines.map((it) => it.messageId),
    locate: (span) => {
      const at = Math.max(
        0,
        starts.findLastIndex((start) => start <= span.start),
      );
      const from = starts[at] ?? 0;
      const start = span.start - from;
      return { ...span, start, end: span.end - from, message_id: lines[at]!.messageId };
    },
  };
}
