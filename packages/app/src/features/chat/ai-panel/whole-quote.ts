import type { Evidence } from '@mediation/api-client';
import type { PanelLog } from './panel-log.ts';

/**
 * The sentences of a message that hold the words behind a finding: a few words alone may say the opposite. Where the
 * message is not loaded, the words with a sign that there is more.
 */
export function wholeQuote(
  { message_id, start, end, quote }: Evidence,
  { messages }: Pick<PanelLog, 'messages'>,
): string {
  const message = messages.find(({ id }) => id === message_id);
  // The analysis reads a message as one line.
  const content = message?.content.replaceAll(/[\n\r\u2028\u2029]/g, ' ') ?? '';
  if (content.slice(start, end) !== quote) return `… ${quote} …`;
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(content)];
  const around = sentences.filter(({ index, segment }) => index < end && index + segment.length > start);
  return around
    .map(({ segment }) => segment)
    .join('')
    .trim();
}
