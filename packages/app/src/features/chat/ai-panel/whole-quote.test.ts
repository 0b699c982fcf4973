import type { ChatMessage } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { wholeQuote } from './whole-quote.ts';

const content = 'Bring her on Friday.\nIf you are late again, you will never see her! I mean it.';
const messages = [{ id: 'one', content } as ChatMessage];
const evidenceOf = (quote: string, message_id = 'one') => {
  const start = content.replaceAll('\n', ' ').indexOf(quote);
  return { message_id, quote, start, end: start + quote.length };
};

test('a quote is the sentence of the message that holds the words', () => {
  const sentence = 'If you are late again, you will never see her!';
  expect(wholeQuote(evidenceOf('never see her'), { messages })).toBe(sentence);
  expect(wholeQuote(evidenceOf('see her! I mean'), { messages })).toBe(`${sentence} I mean it.`);
});

test('words of a message that is not loaded, or that was redacted, are marked as a part', () => {
  expect(wholeQuote(evidenceOf('never see her', 'other'), { messages })).toBe('… never see her …');
  expect(wholeQuote(evidenceOf('never see her'), { messages: [{ ...messages[0]!, content: '' }] })).toBe(
    '… never see her …',
  );
});
