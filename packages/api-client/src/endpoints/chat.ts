import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOutput } from '../page.ts';
import { Text } from './text.ts';
import { Timestamp } from './values.ts';
import { Role } from './users.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/**
 * `case-{caseId}` is everyone in the case; `private-{caseId}-{userId}` that party, their confirmed lawyer and the
 * mediator; `support-{userId}` that person and the admins; `ai-{userId}` the person's assistant, which is read-only
 * here.
 */
export const ChannelId = z
  .string()
  .check(z.regex(new RegExp(`^(case-${uuid}|private-${uuid}-${uuid}|(support|ai)-${uuid})$`)));
export type ChannelId = z.infer<typeof ChannelId>;

/** Why a message was redacted. */
export const RedactionReason = z.enum(['mistake', 'private_information', 'abusive', 'other']);
export type RedactionReason = z.infer<typeof RedactionReason>;

/** A message. A redacted message is a tombstone: who redacted it, when and why, without content. */
export const ChatMessage = z.object({
  id: z.uuid(),
  channel_id: ChannelId,
  content: z.string(),
  created_at: Timestamp,
  /** In an `ai-` channel the person's id for both sides; `sender_role` marks the assistant's messages. */
  sender_id: z.uuid(),
  sender_name: z.string(),
  sender_role: z.enum([...Role.options, 'assistant']),
  redacted_at: z.nullable(Timestamp),
  redacted_by: z.nullable(z.uuid()),
  redacted_reason: z.nullable(RedactionReason),
  /** A UUID from the sender's browser that makes a repeated request idempotent. */
  client_nonce: z.nullable(z.uuid()),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/**
 * One page of a channel, oldest first. The page ends just before the message with the id `before`, or begins just after
 * the message with the id `after`, which fills the gap after a lost connection. If both are sent, `after` wins.
 */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/chat/channels/:channelId/messages',
  reads: ['messages'],
  input: z.object({
    channelId: ChannelId,
    before: z.optional(z.uuid()),
    after: z.optional(z.uuid()),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.pageMax)),
      limits.messagesPerPage,
    ),
  }),
  output: z.object({ messages: z.array(ChatMessage), has_more: z.boolean() }),
});

/** Lists the messages in all channels of a case that the caller may read, newest first. */
export const listCaseMessages = endpoint({
  method: 'GET',
  path: '/api/chat/cases/:caseId/messages',
  reads: ['messages'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ messages: z.array(ChatMessage), ...pageOutput }),
});

/** Posts a message to a channel. Repeating a `client_nonce` returns the existing message. */
export const postMessage = endpoint({
  method: 'POST',
  path: '/api/chat/channels/:channelId/messages',
  changes: ['conversations', 'cases'],
  input: z.object({
    channelId: ChannelId,
    content: Text(limits.messageMax),
    client_nonce: z.optional(z.uuid()),
  }),
  output: z.object({ message: ChatMessage }),
});

/**
 * Redacts a message; for its sender and the case's mediator. The content is erased and a tombstone stays. Idempotent.
 */
export const redactMessage = endpoint({
  method: 'DELETE',
  path: '/api/chat/messages/:messageId',
  changes: ['messages', 'conversations', 'activity'],
  input: z.object({ messageId: z.uuid(), reason: z._default(RedactionReason, 'other') }),
  output: z.object({ message: ChatMessage }),
});

/** Marks messages up to and including this one, and the notifications about them, as read by the caller. */
export const markRead = endpoint({
  method: 'POST',
  path: '/api/chat/channels/:channelId/read',
  changes: ['conversations', 'cases', 'notifications'],
  activity: false,
  input: z.object({ channelId: ChannelId, messageId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
