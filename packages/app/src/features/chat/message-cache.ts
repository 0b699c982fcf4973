import {
  type Call,
  type ChatMessage,
  type Channel,
  type Conversation,
  listChannels,
  listMessages,
  listConversations,
  type AnswerOf,
} from '@mediation/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { queryKey } from '../../backend/use-endpoint.ts';
import { wholeKey } from '../../backend/use-pages.ts';
import { mergeMessages } from './messages.ts';

type Log = AnswerOf<typeof listMessages>;

const read = (queries: QueryClient, channelId: string) =>
  queries.getQueryData<Log>(queryKey(listMessages, { channelId }));

/**
 * Merges the newest page into the cache. If more messages were missed than a page holds, it reads on until it reaches a
 * known message.
 */
export async function catchUp(call: Call, queries: QueryClient, channelId: string): Promise<Log> {
  let page = await call(listMessages, { channelId });
  let fresh = page.messages;
  const isKnown = ({ id }: ChatMessage) => read(queries, channelId)?.messages.some((it) => it.id === id) ?? true;
  for (let oldest = fresh[0]; page.has_more && oldest !== undefined && !isKnown(oldest); oldest = fresh[0]) {
    page = await call(listMessages, { channelId, before: oldest.id });
    fresh = [...page.messages, ...fresh];
  }
  const known = read(queries, channelId);
  return { messages: mergeMessages(known?.messages ?? [], fresh), has_more: known?.has_more ?? page.has_more };
}

/** Reads the page before the oldest known message. */
export async function readOlder(call: Call, queries: QueryClient, channelId: string) {
  const before = read(queries, channelId)?.messages[0]?.id;
  if (before === undefined) return;
  const page = await call(listMessages, { channelId, before });
  queries.setQueryData<Log>(queryKey(listMessages, { channelId }), (log) => ({
    messages: mergeMessages(page.messages, log?.messages ?? []),
    has_more: page.has_more,
  }));
}

/** Adds a message to the cached log, if there is one. */
export const addMessage = (queries: QueryClient, message: ChatMessage) =>
  queries.setQueryData<Log>(
    queryKey(listMessages, { channelId: message.channel_id }),
    (log) => log && { ...log, messages: mergeMessages(log.messages, [message]) },
  );

/** Updates one channel in every cached list. */
export function changeConversation(queries: QueryClient, channelId: string, change: (it: Summary) => Partial<Summary>) {
  const changed = <Any extends Conversation | Channel>(it: Any): Any =>
    it.id === channelId ? { ...it, ...change(it) } : it;
  queries.setQueriesData<AnswerOf<typeof listConversations>>(
    { queryKey: [listConversations.path] },
    (list) => list && { ...list, conversations: list.conversations.map((it) => changed(it)) },
  );
  queries.setQueryData<Channel[]>(wholeKey(listChannels, {}), (list) => list?.map((it) => changed(it)));
}

type Summary = Pick<Conversation, 'unread_count' | 'last_message'>;
