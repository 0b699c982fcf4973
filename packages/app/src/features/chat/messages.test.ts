import type { ChatMessage } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { asShown, mergeMessages } from './messages.ts';

const message = (id: string, time: string, sender = 'maya'): ChatMessage => ({
  id,
  channel_id: 'case-1',
  content: `text of ${id}`,
  created_at: `2026-11-24T${time}Z`,
  sender_id: sender,
  sender_name: sender,
  sender_role: 'divorcee',
  client_nonce: null,
  document: null,
  redacted_at: null,
  redacted_by: null,
  redacted_reason: null,
});

test('merging keeps one copy of a message that arrives twice', () => {
  const first = message('1', '10:00:00');
  expect(mergeMessages([first], [first, first])).toEqual([first]);
});

test('merging inserts a missed message in order of time', () => {
  const known = [message('1', '10:00:00'), message('3', '10:02:00')];
  expect(mergeMessages(known, [message('2', '10:01:00')]).map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('merging keeps the order of messages with the same time', () => {
  const known = [message('b', '10:00:00'), message('a', '10:00:00')];
  expect(mergeMessages(known, []).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('a sent message keeps the key that it had while it was sending', () => {
  expect(asShown({ ...message('1', '10:00:00'), client_nonce: 'n' }).key).toBe('n');
});
