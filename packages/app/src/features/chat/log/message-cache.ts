import {
  type Call,
  type ChatMessage,
  type Channel,
  type Conversation,
  listChannels,
  listMessages,
  listMessagesAround,
  listConversations,
  type AnswerOf,
} from '@mediation/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { queryKey } from '../../../backend/use-endpoint.ts';
import { wholeKey } from '../../../backend/use-pages.ts';
import { mergeMessages } from './messages.ts';

/**
 * The cached messages of a channel. All up to `read_to`, the newest one of the last read (null: there was none), are
 * known; newer ones came live, maybe with a gap before them.
 */
type Log = AnswerOf<typeof listMessages> & { read_to?: string | null };

const read = (queries: QueryClient, channelId: string) =>
  queries.getQueryData<Log>(queryKey(listMessages, { channelId }));

/** Merges the newest page into the cache. If more were missed than a page holds, it reads on until nothing is missing. */
export async function catchUp(call: Call, queries: QueryClient, channelId: string): Promise<Log> {
  const readTo = read(queries, channelId)?.read_to;
  let page = await call(listMessages, { channelId });
  let fresh = page.messages;
  const isComplete = () => readTo === undefined || fresh.some(({ id }) => id === readTo);
  for (let oldest = fresh[0]; page.has_more && oldest !== undefined && !isComplete(); oldest = fresh[0]) {
    page = await call(listMessages, { channelId, before: oldest.id });
    fresh = [...page.messages, ...fresh];
  }
  const tombstones = await newTombstones(call, channelId, read(queries, channelId)?.messages ?? [], fresh);
  const known = read(queries, channelId);
  return {
    messages: mergeMessages(mergeMessages(known?.messages ?? [], tombstones), fresh),
    has_more: known?.has_more ?? page.has_more,
    read_to: fresh.at(-1)?.id ?? null,
  };
}

/** The tombstones of known messages that were not read again. */
export async function newTombstones(
  call: Call,
  channelId: string,
  known: ChatMessage[],
  fresh: ChatMessage[],
): Promise<ChatMessage[]> {
  const readAgain = new Set(fresh.map(({ id }) => id));
  const others = new Set(known.flatMap(({ id }) => (readAgain.has(id) ? [] : [id])));
  const oldest = known[0];
  if (oldest === undefined || others.size === 0) return [];
  const found: ChatMessage[] = [];
  let page: Log | undefined;
  do {
    const redacted_after: string = found.at(-1)?.redacted_at ?? oldest.created_at;
    page = await call(listMessages, { channelId, redacted_after });
    found.push(...page.messages);
  } while (page.has_more);
  return found.filter(({ id }) => others.has(id));
}

/** Reads the page before the oldest known message. */
export async function readOlder(call: Call, queries: QueryClient, channelId: string) {
  const before = read(queries, channelId)?.messages[0]?.id;
  if (before === undefined) return;
  const page = await call(listMessages, { channelId, before });
  queries.setQueryData<Log>(queryKey(listMessages, { channelId }), (log) => ({
    ...log,
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

/** Adds a part of the log to the newest messages if no message is missing between them; returns whether it did. */
export function joinNewest(
  queries: QueryClient,
  channelId: string,
  part: AnswerOf<typeof listMessagesAround>,
): boolean {
  const newest = read(queries, channelId);
  const ids = new Set(newest?.messages.map(({ id }) => id));
  if (newest === undefined || (part.has_newer && !part.messages.some(({ id }) => ids.has(id)))) return false;
  const messages = mergeMessages(newest.messages, part.messages);
  const has_more = messages[0]?.id === newest.messages[0]?.id ? newest.has_more : part.has_older;
  queries.setQueryData<Log>(queryKey(listMessages, { channelId }), { ...newest, messages, has_more });
  return true;
}

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
