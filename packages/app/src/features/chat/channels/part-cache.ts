import { type AnswerOf, type Call, listMessages, listMessagesAround } from '@mediation/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { queryKey } from '../../../backend/use-endpoint.ts';
import { newTombstones } from '../log/message-cache.ts';
import { mergeMessages } from '../log/messages.ts';

/** A place in a channel: a message, or a time. */
export type Place = { message: string } | { at: string };

/** Messages around a place, which need not reach the newest one. */
export type ChannelPart = AnswerOf<typeof listMessagesAround>;

/** The cache key of a part. */
export const partKey = (channelId: string, place: Place | null) =>
  queryKey(listMessagesAround, { channelId, ...place });

/** Reads the messages around a place. What was read of the part before stays, with the tombstones since then. */
export async function readPart(
  call: Call,
  queries: QueryClient,
  channelId: string,
  place: Place,
): Promise<ChannelPart> {
  const fresh = await call(listMessagesAround, { channelId, ...place });
  const known = queries.getQueryData<ChannelPart>(partKey(channelId, place));
  if (known === undefined) return fresh;
  const tombstones = await newTombstones(call, channelId, known.messages, fresh.messages);
  const grown = queries.getQueryData<ChannelPart>(partKey(channelId, place)) ?? known;
  return { ...grown, messages: mergeMessages(mergeMessages(grown.messages, tombstones), fresh.messages) };
}

/** Reads the page before or after a part, and returns the longer part. */
export async function growPart(
  call: Call,
  queries: QueryClient,
  channelId: string,
  place: Place,
  side: 'older' | 'newer',
): Promise<ChannelPart | undefined> {
  const part = queries.getQueryData<ChannelPart>(partKey(channelId, place));
  const edge = side === 'older' ? part?.messages[0] : part?.messages.at(-1);
  if (part === undefined || edge === undefined) return undefined;
  const page = await call(listMessages, { channelId, [side === 'older' ? 'before' : 'after']: edge.id });
  const grown = queries.getQueryData<ChannelPart>(partKey(channelId, place)) ?? part;
  const longer = {
    ...grown,
    messages: mergeMessages(grown.messages, page.messages),
    [side === 'older' ? 'has_older' : 'has_newer']: page.has_more,
  };
  queries.setQueryData<ChannelPart>(partKey(channelId, place), longer);
  return longer;
}
