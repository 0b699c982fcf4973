import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOutput } from '../page.ts';
import { Confidence } from './ai-results.ts';
import { Text } from './text.ts';
import { Timestamp } from './values.ts';

/** A line of somebody's own talk with the assistant. */
export const AiChatEntry = z.object({
  id: z.uuid(),
  case_id: z.nullable(z.uuid()),
  user_id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  confidence: z.nullable(Confidence),
  disclaimer: z.nullable(z.string()),
  web_search_suggested: z.boolean(),
  created_at: Timestamp,
});
export type AiChatEntry = z.infer<typeof AiChatEntry>;

/**
 * Keeps a line of the caller's talk with the assistant, whatever `user_id` says. An assistant's line is kept only as
 * the server gave it to this person: `reply_id` names it, and what the server knows of it replaces what was sent.
 */
export const addAiChatEntry = endpoint({
  method: 'POST',
  path: '/api/ai-chat-history',
  changes: ['assistant'],
  input: z.object({
    case_id: z.optional(z.nullable(z.uuid())),
    user_id: z.optional(z.nullable(z.string())),
    role: AiChatEntry.shape.role,
    content: Text(limits.aiTextMax),
    confidence: z.optional(z.nullable(z.string())),
    disclaimer: z.optional(z.nullable(z.string())),
    web_search_suggested: z.optional(z.nullable(z.boolean())),
    reply_id: z.optional(z.nullable(z.uuid())),
  }),
  output: z.object({ entry: AiChatEntry }),
});

/** The caller's own talk with the assistant, the newest line first. */
export const listAiChatHistory = endpoint({
  method: 'GET',
  path: '/api/ai-chat-history',
  reads: ['assistant'],
  input: z.object({ case_id: z.optional(z.uuid()), ...pageInput }),
  output: z.object({ history: z.array(AiChatEntry), ...pageOutput }),
});

/** Deletes the caller's own talk with the assistant: all of it, or that about one case. */
export const clearAiChatHistory = endpoint({
  method: 'DELETE',
  path: '/api/ai-chat-history',
  changes: ['assistant'],
  input: z.object({ case_id: z.optional(z.uuid()) }),
  output: z.object({ ok: z.literal(true), deleted: z.int() }),
});
