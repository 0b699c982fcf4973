import type { ChatMessage } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { asShown, mergeMessages, timeOfAnswers } from './messages.ts';

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

test('merging sorts messages as the server does: by microseconds, then by id', () => {
  const known = [message('d', '10:00:00.000200'), message('b', '10:00:00.000100'), message('a', '10:00:00.000100')];
  expect(mergeMessages(known, [message('c', '10:00:00.000150')]).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test.for([
  ['2026-11-24T10:00:00.12+00:00', '2026-11-24T10:00:00.120000Z'],
  ['2026-11-24T11:00:00.123456+01:00', '2026-11-24T10:00:00.123456Z'],
  ['2026-11-24T10:00:00+00:00', '2026-11-24T10:00:00.000000Z'],
])('the time of a live row, %s, is kept to the microsecond', ([live, answer]) => {
  expect(timeOfAnswers(live!)).toBe(answer);
});

test('a sent message keeps the key that it had while it was sending', () => {
  expect(asShown({ ...message('1', '10:00:00'), client_nonce: 'n' }).key).toBe('n');
});
