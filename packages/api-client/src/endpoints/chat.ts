import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Timestamp } from './cases.ts';
import { Role } from './users.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** `case-{caseId}` is everyone in the case; `private-{caseId}-{userId}` that party, their lawyer and the mediator. */
export const ChannelId = z.string().check(z.regex(new RegExp(`^(case-${uuid}|private-${uuid}-${uuid})$`)));
export type ChannelId = z.infer<typeof ChannelId>;

export const ChatMessage = z.object({
  id: z.uuid(),
  channel_id: ChannelId,
  content: z.string(),
  created_at: Timestamp,
  sender_id: z.uuid(),
  sender_name: z.string(),
  sender_role: Role,
  /** What the sender's browser called the message, so that a repeated request adds nothing. */
  client_nonce: z.nullable(z.uuid()),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A channel of a case as the caller sees it, with everybody who reads what is written there. */
export const Conversation = z.object({
  id: ChannelId,
  case_id: z.uuid(),
  type: z.enum(['case', 'private']),
  /** The party a private channel belongs to. */
  party_id: z.nullable(z.uuid()),
  members: z.array(z.object({ user_id: z.uuid(), name: z.string(), role: Role })),
  unread_count: z.int(),
  last_message: z.nullable(
    z.pick(ChatMessage, { content: true, created_at: true, sender_id: true, sender_name: true }),
  ),
});
export type Conversation = z.infer<typeof Conversation>;

/** The channels of a case that the caller is in. */
export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations/case/:caseId',
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ ok: z.literal(true), conversations: z.array(Conversation) }),
});

/** One page of a channel, oldest first. `before` is the id of a message: the page ends just before it. */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/chat/channels/:channelId/messages',
  input: z.object({
    channelId: ChannelId,
    before: z.optional(z.uuid()),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.pageMax)),
      limits.messagesPerPage,
    ),
  }),
  output: z.object({ messages: z.array(ChatMessage), has_more: z.boolean() }),
});

/** Writes into a channel. Sending the same `client_nonce` again answers with the message that is already there. */
export const postMessage = endpoint({
  method: 'POST',
  path: '/api/chat/channels/:channelId/messages',
  input: z.object({
    channelId: ChannelId,
    content: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.messageMax)),
    client_nonce: z.optional(z.uuid()),
  }),
  output: z.object({ message: ChatMessage }),
});

/** Marks everything up to and including this message as read by the caller. */
export const markRead = endpoint({
  method: 'POST',
  path: '/api/chat/channels/:channelId/read',
  activity: false,
  input: z.object({ channelId: ChannelId, messageId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
