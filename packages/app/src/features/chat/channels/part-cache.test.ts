import { type AnswerOf, type Call, type ChatMessage, listMessages } from '@mediation/api-client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryKey } from '../../../backend/use-endpoint.ts';
import { addMessage, catchUp, joinNewest } from '../log/message-cache.ts';
import { growPart, type ChannelPart, partKey, readPart } from './part-cache.ts';

const channelId = 'case-1';
const place = { message: 'm5' };
const minute = (at: number) => new Date(Date.UTC(2026, 10, 24, 10, at)).toISOString();
const messageAt = (at: number): ChatMessage => ({
  id: `m${at}`,
  channel_id: channelId,
  content: `${at}`,
  created_at: minute(at),
  sender_id: 'maya',
  sender_name: 'Maya',
  sender_role: 'divorcee',
  client_nonce: null,
  document: null,
  redacted_at: null,
  redacted_by: null,
  redacted_reason: null,
});

interface Asked {
  before?: string;
  after?: string;
  message?: string;
  redacted_after?: string;
}

/** A server with pages of four messages. */
function startChannel(count: number) {
  let all = Array.from({ length: count }, (_, at) => messageAt(at));
  const indexOf = (id: string) => all.findIndex((it) => it.id === id);
  const call = (async (_: unknown, { before, after, message, redacted_after }: Asked) => {
    if (message !== undefined) {
      const at = indexOf(message);
      const part = all.slice(Math.max(0, at - 2), at + 2);
      return { messages: part, has_older: at > 2, has_newer: at + 2 < all.length };
    }
    if (redacted_after !== undefined)
      return { messages: all.filter((it) => (it.redacted_at ?? '') > redacted_after), has_more: false };
    if (after !== undefined) {
      const from = indexOf(after) + 1;
      return { messages: all.slice(from, from + 4), has_more: from + 4 < all.length };
    }
    const end = before === undefined ? all.length : indexOf(before);
    return { messages: all.slice(Math.max(0, end - 4), end), has_more: end > 4 };
  }) as Call;
  const queries = new QueryClient();
  const key = queryKey(listMessages, { channelId });
  return {
    call,
    queries,
    say() {
      all = [...all, messageAt(all.length)];
      return all.at(-1) as ChatMessage;
    },
    redact(id: string) {
      all = all.map((it) => (it.id === id ? { ...it, content: '', redacted_at: minute(59) } : it));
    },
    open: async () => queries.setQueryData(key, await catchUp(call, queries, channelId)),
    jump: async () =>
      queries.setQueryData<ChannelPart>(partKey(channelId, place), await readPart(call, queries, channelId, place)),
    grow: (side: 'older' | 'newer') => growPart(call, queries, channelId, place, side),
    newest: () => queries.getQueryData<AnswerOf<typeof listMessages>>(key),
  };
}

const contents = (log: { messages: ChatMessage[] } | undefined) => log?.messages.map(({ content }) => content);

test('a part of the log grows on both sides, in order and without duplicates', async () => {
  const channel = startChannel(20);
  await channel.jump();
  await channel.grow('older');
  const part = await channel.grow('newer');
  expect(contents(part)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(part).toMatchObject({ has_older: false, has_newer: true });
});

test('a part joins the newest messages when they meet, and not before', async () => {
  const channel = startChannel(14);
  await channel.open();
  await channel.jump();
  expect(joinNewest(channel.queries, channelId, (await channel.grow('newer')) as ChannelPart)).toBe(true);
  expect(contents(channel.newest())).toEqual(['3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13']);
  const far = startChannel(20);
  await far.open();
  await far.jump();
  expect(joinNewest(far.queries, channelId, (await far.grow('newer')) as ChannelPart)).toBe(false);
  expect(contents(far.newest())).toEqual(['16', '17', '18', '19']);
});

test('messages that arrive while a part is shown, and after two reconnects, are once in the joined log', async () => {
  const channel = startChannel(12);
  await channel.open();
  await channel.jump();
  addMessage(channel.queries, channel.say());
  await channel.grow('newer');
  for (let reconnects = 0; reconnects < 2; reconnects += 1) {
    channel.say();
    addMessage(channel.queries, channel.say());
    await channel.open();
    await channel.jump();
  }
  const part = (await channel.grow('newer')) as ChannelPart;
  expect(joinNewest(channel.queries, channelId, part)).toBe(true);
  const all = Array.from({ length: 17 }, (_, at) => `${at}`);
  expect(contents(channel.newest())).toEqual(all.slice(3));
});

test('refreshing replaces old messages that were redacted meanwhile, in the newest log and in a part', async () => {
  const channel = startChannel(8);
  await channel.open();
  for (let count = 0; count < 8; count += 1) addMessage(channel.queries, channel.say());
  await channel.jump();
  await channel.grow('older');
  channel.redact('m4');
  channel.redact('m1');
  await channel.open();
  expect(contents(channel.newest())?.[0]).toBe('');
  expect(contents(await channel.jump())).toEqual(['0', '', '2', '3', '', '5', '6']);
});
