import type { ChatMessage } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { asShown, logOf, mergeMessages } from './messages.ts';

const message = (id: string, time: string, sender = 'maya'): ChatMessage => ({
  id,
  channel_id: 'case-1',
  content: `text of ${id}`,
  created_at: `2026-11-24T${time}Z`,
  sender_id: sender,
  sender_name: sender,
  sender_role: 'divorcee',
  client_nonce: null,
  redacted_at: null,
  redacted_by: null,
  redacted_reason: null,
});
const shown = (...messages: ChatMessage[]) => logOf(messages.map(asShown));

test('a message that arrives twice is there once', () => {
  const first = message('1', '10:00:00');
  expect(mergeMessages([first], [first, first])).toEqual([first]);
});

test('a message that was missed finds its place', () => {
  const known = [message('1', '10:00:00'), message('3', '10:02:00')];
  expect(mergeMessages(known, [message('2', '10:01:00')]).map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('messages of the same moment keep their order', () => {
  const known = [message('b', '10:00:00'), message('a', '10:00:00')];
  expect(mergeMessages(known, []).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('what one person writes within five minutes stands together', () => {
  const log = shown(
    message('1', '10:00:00'),
    message('2', '10:04:59'),
    message('3', '10:05:30', 'ruth'),
    message('4', '10:06:00'),
    message('5', '10:11:00'),
  );
  expect(log.flatMap((it) => (it.kind === 'message' ? [it.isGrouped] : []))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('each day begins with a line, and nothing is grouped across it', () => {
  const monday = { ...message('1', '12:00:00'), created_at: new Date(2026, 10, 23, 23, 59).toISOString() };
  const tuesday = { ...message('2', '12:00:00'), created_at: new Date(2026, 10, 24, 0, 1).toISOString() };
  expect(shown(monday, tuesday).map((it) => (it.kind === 'day' ? 'day' : it.isGrouped))).toEqual([
    'day',
    false,
    'day',
    false,
  ]);
});

test('a message keeps its key from sending to sent', () => {
  expect(asShown({ ...message('1', '10:00:00'), client_nonce: 'n' }).key).toBe('n');
});
