import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput } from '../../page.ts';
import { Citation, Confidence } from './ai-results.ts';
import { Text } from '../text.ts';
import { Timestamp } from '../values.ts';

/** A line of a person's own conversation with the assistant. */
export const AiChatEntry = z.object({
  id: z.uuid(),
  case_id: z.nullable(z.uuid()),
  user_id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  confidence: z.nullable(Confidence),
  disclaimer: z.nullable(z.string()),
  web_search_suggested: z.boolean(),
  /** The passages that an answer quotes. */
  citations: z.array(Citation),
  created_at: Timestamp,
});
export type AiChatEntry = z.infer<typeof AiChatEntry>;

/**
 * Saves a line of the caller's conversation with the assistant and ignores `user_id`. An assistant's line needs the
 * `reply_id` of an answer that the server gave this person; the stored answer replaces the text that was sent.
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

/** Lists the caller's own conversation with the assistant, newest first. */
export const listAiChatHistory = endpoint({
  method: 'GET',
  path: '/api/ai-chat-history',
  reads: ['assistant'],
  input: z.object({ case_id: z.optional(z.uuid()), ...pageInput }),
  output: z.object({ history: z.array(AiChatEntry), ...pageOutput }),
});

/** Deletes the caller's own conversation with the assistant: all of it, or the lines about one case. */
export const clearAiChatHistory = endpoint({
  method: 'DELETE',
  path: '/api/ai-chat-history',
  changes: ['assistant'],
  input: z.object({ case_id: z.optional(z.uuid()) }),
  output: z.object({ ok: z.literal(true), deleted: z.int() }),
});
