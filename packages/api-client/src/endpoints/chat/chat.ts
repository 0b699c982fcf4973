import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput } from '../../page.ts';
import { ChannelId } from './channel-id.ts';
import { Text, trim } from '../text.ts';
import { Timestamp } from '../values.ts';
import { ScanStatus, UploadStatus } from '../documents/uploads.ts';
import { Role } from '../people/users.ts';

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
  /** The document that it carries, if the caller may read it. */
  document: z.nullable(
    z.object({
      id: z.uuid(),
      file_name: z.string(),
      mime: z.string(),
      bytes: z.nullable(z.int()),
      status: UploadStatus,
      /** Nothing for a document of the mediator, which needs no review. */
      reviewed_at: z.nullish(Timestamp),
      scan_status: ScanStatus,
    }),
  ),
  /** A UUID from the sender's browser that makes a repeated request idempotent. */
  client_nonce: z.nullable(z.uuid()),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

const PageLimit = z._default(
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.pageMax)),
  limits.messagesPerPage,
);

/**
 * One page of a channel, oldest first. The page ends just before the message with the id `before`, or begins just after
 * the message with the id `after`, which fills the gap after a lost connection. If both are sent, `after` wins. With
 * `redacted_after` it has only the tombstones of messages that were redacted after that time.
 */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/chat/channels/:channelId/messages',
  reads: ['messages', 'documents'],
  input: z.object({
    channelId: ChannelId,
    before: z.optional(z.uuid()),
    after: z.optional(z.uuid()),
    redacted_after: z.optional(Timestamp),
    limit: PageLimit,
  }),
  output: z.object({ messages: z.array(ChatMessage), has_more: z.boolean() }),
});

/** The part of a channel around the message with the id `message`, or around the time `at`, oldest first. */
export const listMessagesAround = endpoint({
  method: 'GET',
  path: '/api/chat/channels/:channelId/around',
  reads: ['messages', 'documents'],
  input: z
    .object({ channelId: ChannelId, message: z.optional(z.uuid()), at: z.optional(Timestamp), limit: PageLimit })
    .check(
      z.refine((it) => it.message !== undefined || it.at !== undefined, { path: ['message'], error: 'Fill this in.' }),
    ),
  output: z.object({ messages: z.array(ChatMessage), has_older: z.boolean(), has_newer: z.boolean() }),
});

/** Finds the messages of a channel that contain every word of `q`, newest first. A redacted message is never found. */
export const searchMessages = endpoint({
  method: 'GET',
  path: '/api/chat/channels/:channelId/search',
  reads: ['messages'],
  input: z.object({
    channelId: ChannelId,
    q: z.string().check(trim, z.minLength(limits.searchMin), z.maxLength(limits.searchMax)),
    ...pageInput,
  }),
  output: z.object({ messages: z.array(ChatMessage), ...pageOutput }),
});

/** Lists the messages in all channels of a case that the caller may read, newest first. */
export const listCaseMessages = endpoint({
  method: 'GET',
  path: '/api/chat/cases/:caseId/messages',
  reads: ['messages'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ messages: z.array(ChatMessage), ...pageOutput }),
});

/**
 * Posts a message to a channel. Repeating it with its `client_nonce` returns the existing message; another message with
 * that nonce is a conflict. A document can be sent with it if its audience is the one of the channel: `everyone` in a
 * case's channel, `my_side` in a private one.
 */
export const postMessage = endpoint({
  method: 'POST',
  path: '/api/chat/channels/:channelId/messages',
  changes: ['conversations', 'cases'],
  input: z.object({
    channelId: ChannelId,
    content: Text(limits.messageMax),
    client_nonce: z.optional(z.uuid()),
    upload_id: z.optional(z.uuid()),
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

/**
 * Lists who has read a message of the caller, as far as these people show it; between the two sides only readers who
 * chose to share it.
 */
export const listMessageReaders = endpoint({
  method: 'GET',
  path: '/api/chat/messages/:messageId/readers',
  reads: ['messages', 'account'],
  input: z.object({ messageId: z.uuid() }),
  output: z.object({ readers: z.array(z.object({ user_id: z.uuid(), name: z.string() })) }),
});

/**
 * Marks messages up to and including this one, and the notifications about them, as read by the caller. `unread_from` is
 * the first message that they had not read until then.
 */
export const markRead = endpoint({
  method: 'POST',
  path: '/api/chat/channels/:channelId/read',
  changes: ['conversations', 'cases', 'notifications'],
  activity: false,
  input: z.object({ channelId: ChannelId, messageId: z.uuid() }),
  output: z.object({ ok: z.literal(true), unread_from: z.nullable(z.uuid()) }),
});
