import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOutput } from '../page.ts';
import { Text } from './text.ts';
import { Timestamp } from './values.ts';
import { Role } from './users.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/**
 * `case-{caseId}` is everyone in the case; `private-{caseId}-{userId}` that party, their lawyer and the mediator;
 * `support-{userId}` that person and the admins; `ai-{userId}` the person's own assistant, which is only read here.
 */
export const ChannelId = z
  .string()
  .check(z.regex(new RegExp(`^(case-${uuid}|private-${uuid}-${uuid}|(support|ai)-${uuid})$`)));
export type ChannelId = z.infer<typeof ChannelId>;

/** Why words were taken back. */
export const RedactionReason = z.enum(['mistake', 'private_information', 'abusive', 'other']);
export type RedactionReason = z.infer<typeof RedactionReason>;

/** A message. One that was taken back has no content any more; who did so, when and why is told instead. */
export const ChatMessage = z.object({
  id: z.uuid(),
  channel_id: ChannelId,
  content: z.string(),
  created_at: Timestamp,
  /** In an `ai-` channel the person also where the assistant speaks; `sender_role` tells. */
  sender_id: z.uuid(),
  sender_name: z.string(),
  sender_role: z.enum([...Role.options, 'assistant']),
  redacted_at: z.nullable(Timestamp),
  redacted_by: z.nullable(z.uuid()),
  redacted_reason: z.nullable(RedactionReason),
  /** What the sender's browser called the message, so that a repeated request adds nothing. */
  client_nonce: z.nullable(z.uuid()),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/**
 * One page of a channel, oldest first. `before` is the id of a message: the page ends just before it. `after` likewise:
 * the page begins just after it, which fills the gap that a lost connection left. Of both, `after` is heeded.
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

/** What was said in all channels of a case that the caller reads, newest first. */
export const listCaseMessages = endpoint({
  method: 'GET',
  path: '/api/chat/cases/:caseId/messages',
  reads: ['messages'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ messages: z.array(ChatMessage), ...pageOutput }),
});

/** Writes into a channel. Sending the same `client_nonce` again answers with the message that is already there. */
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
 * Takes a message back, for whoever wrote it and for the case's mediator. Its words are gone for good; that it was
 * there stays. Done again, it changes nothing.
 */
export const redactMessage = endpoint({
  method: 'DELETE',
  path: '/api/chat/messages/:messageId',
  changes: ['messages', 'conversations', 'activity'],
  input: z.object({ messageId: z.uuid(), reason: z._default(RedactionReason, 'other') }),
  output: z.object({ message: ChatMessage }),
});

/** Marks everything up to and including this message as read by the caller, and with it what told them of it. */
export const markRead = endpoint({
  method: 'POST',
  path: '/api/chat/channels/:channelId/read',
  changes: ['conversations', 'cases', 'notifications'],
  activity: false,
  input: z.object({ channelId: ChannelId, messageId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
