import { type Call, type ChatMessage, listMessages } from '@mediation/api-client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryKey } from '../../../backend/use-endpoint.ts';
import { addMessage, catchUp, readOlder } from './message-cache.ts';

const channelId = 'case-1';
const all = Array.from({ length: 30 }, (_, at): ChatMessage => ({
  id: `m${at}`,
  channel_id: channelId,
  content: `${at}`,
  created_at: new Date(Date.UTC(2026, 10, 24, 10, at)).toISOString(),
  sender_id: 'maya',
  sender_name: 'Maya',
  sender_role: 'divorcee',
  client_nonce: null,
  document: null,
  redacted_at: null,
  redacted_by: null,
  redacted_reason: null,
}));

interface Asked {
  before?: string;
  redacted_after?: string;
}

function startChannel(pageSize: number) {
  const written = { count: 0 };
  const call = (async (_: typeof listMessages, { before, redacted_after }: Asked) => {
    if (redacted_after !== undefined) return { messages: [], has_more: false };
    const end = before === undefined ? written.count : all.findIndex(({ id }) => id === before);
    const start = Math.max(0, end - pageSize);
    return { messages: all.slice(start, end), has_more: start > 0 };
  }) as Call;
  const queries = new QueryClient();
  const key = queryKey(listMessages, { channelId });
  return {
    call,
    queries,
    writeUpTo: (count: number) => void (written.count = count),
    open: async () => queries.setQueryData(key, await catchUp(call, queries, channelId)),
    ids: () => queries.getQueryData<{ messages: ChatMessage[] }>(key)?.messages.map(({ id }) => id),
    hasMore: () => queries.getQueryData<{ has_more: boolean }>(key)?.has_more,
  };
}

test('opening a channel loads only the newest page of messages', async () => {
  const channel = startChannel(5);
  channel.writeUpTo(12);
  await channel.open();
  expect(channel.ids()).toEqual(all.slice(7, 12).map(({ id }) => id));
  expect(channel.hasMore()).toBe(true);
});

test('reopening a channel loads every message missed since the last visit', async () => {
  const channel = startChannel(5);
  channel.writeUpTo(6);
  await channel.open();
  channel.writeUpTo(28);
  addMessage(channel.queries, all[27] as ChatMessage);
  await channel.open();
  expect(channel.ids()).toEqual(all.slice(1, 28).map(({ id }) => id));
});

test('reopening a channel loads the messages that were missed before a live one', async () => {
  const channel = startChannel(5);
  channel.writeUpTo(6);
  await channel.open();
  channel.writeUpTo(28);
  for (const live of all.slice(22, 28)) addMessage(channel.queries, live);
  await channel.open();
  expect(channel.ids()).toEqual(all.slice(1, 28).map(({ id }) => id));
});

test('reopening a channel that was empty loads all its messages', async () => {
  const channel = startChannel(5);
  await channel.open();
  channel.writeUpTo(12);
  for (const live of all.slice(6, 12)) addMessage(channel.queries, live);
  await channel.open();
  expect(channel.ids()).toEqual(all.slice(0, 12).map(({ id }) => id));
  expect(channel.hasMore()).toBe(false);
});

test('loading older messages goes back page by page to the first one', async () => {
  const channel = startChannel(5);
  channel.writeUpTo(12);
  await channel.open();
  await readOlder(channel.call, channel.queries, channelId);
  await readOlder(channel.call, channel.queries, channelId);
  expect(channel.ids()).toEqual(all.slice(0, 12).map(({ id }) => id));
  expect(channel.hasMore()).toBe(false);
});
