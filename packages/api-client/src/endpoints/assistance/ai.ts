import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import {
  Emotion,
  EngineHealth,
  Guidance,
  KeyPoints,
  Phrasing,
  Rephrasing,
  RiskAssessment,
  Summary,
  ToneAnalysis,
} from './ai-results.ts';
import { ChannelId } from '../chat/channel-id.ts';
import { Text } from '../text.ts';
import { Locale } from '../values.ts';
import { readerLanguage } from '../reader-language.ts';

const LongText = Text(limits.aiTextMax);
const Draft = Text(limits.messageMax);
const note = z.string().check(z.maxLength(500));

/** The case of an analysis. `save` stores the result for the case's mediator and is ignored for other callers. */
const place = {
  case_id: z.optional(z.nullable(z.uuid())),
  save: z._default(z.boolean(), false),
};

/**
 * For analyses of a conversation: its channel and the analysed messages. With `message_ids` the server reads the messages
 * itself, oldest first, and takes no text; of other people only those who said yes to AI.
 */
const source = {
  channel_id: z.optional(z.nullable(ChannelId)),
  message_ids: z.optional(z.array(z.uuid()).check(z.maxLength(limits.pageMax))),
};

/** The id of the stored analysis; null when it was not stored. */
const kept = { insight_id: z.nullable(z.uuid()) };

/**
 * Summarizes a conversation in sentences quoted from it. For the case's mediator. A text is one message per line, as
 * "Name: text". With `channel_id` alone it is the whole channel, of which the newest 5,000 messages are read.
 * Quotes that share a word with `context` come before others of their kind.
 */
export const summarize = endpoint({
  method: 'POST',
  path: '/api/ai/summarize',
  changes: ['insights'],
  runs: 'open',
  input: z.object({ text: z.optional(LongText), context: z.optional(note), ...place, ...source, case_id: z.uuid() }),
  output: z.extend(Summary, kept),
});

/** Analyses the tone of a text. Anyone may analyse their own draft; only the mediator's analyses are stored. */
export const analyzeTone = endpoint({
  method: 'POST',
  path: '/api/ai/analyze-tone',
  changes: ['insights'],
  runs: 'open',
  input: z.object({ text: z.optional(LongText), speaker: z.optional(note), ...place, ...source }),
  output: z.object({ analysis: ToneAnalysis, ...kept }),
});

/** Suggests another wording for a message. The draft is never stored. */
export const suggestRephrase = endpoint({
  method: 'POST',
  path: '/api/ai/suggest-rephrase',
  changes: [],
  runs: 'open',
  input: z.object({ message: Draft, concern: z.optional(note), ...place }),
  output: z.object({ suggestion: Rephrasing }),
});

/** Finds passages in a conversation that may need attention. For the case's mediator. */
export const assessRisk = endpoint({
  method: 'POST',
  path: '/api/ai/assess-risk',
  changes: ['insights'],
  runs: 'open',
  input: z.object({
    conversation_text: z.optional(LongText),
    ...place,
    ...source,
    case_id: z.uuid(),
    ...readerLanguage,
  }),
  output: z.object({ assessment: RiskAssessment, ...kept }),
});

/** Estimates the emotions that the writer of a text names about themselves. */
export const analyzeEmotion = endpoint({
  method: 'POST',
  path: '/api/ai/analyze-emotion',
  changes: [],
  runs: 'open',
  input: z.object({ text: z.optional(LongText), case_id: place.case_id, ...source }),
  output: z.object({ emotion: Emotion }),
});

/**
 * Extracts the sentences of a conversation that ask, offer, agree, refuse, set a date or a sum, or concern safety. A text
 * and a channel are as for a summary.
 */
export const extractKeyPoints = endpoint({
  method: 'POST',
  path: '/api/ai/extract-key-points',
  changes: [],
  runs: 'open',
  input: z.object({ text: z.optional(LongText), case_id: place.case_id, ...source }),
  output: KeyPoints,
});

export const PhrasingGoal = z.enum(['calm', 'short', 'request', 'boundary']);
export type PhrasingGoal = z.infer<typeof PhrasingGoal>;

/** Suggests wordings that use the person's own words. */
export const suggestPhrasing = endpoint({
  method: 'POST',
  path: '/api/ai/suggest-phrasing',
  changes: [],
  runs: 'open',
  input: z.object({ message: Draft, goal: z.optional(PhrasingGoal), case_id: place.case_id }),
  output: Phrasing,
});

export const getAiHealth = endpoint({
  method: 'GET',
  path: '/api/ai/health',
  reads: ['health'],
  runs: 'open',
  input: z.object({}),
  output: z.object({ health: EngineHealth }),
});

/**
 * Answers a question about the process, from the passages for the caller's role. The caller is identified by the access
 * token: `userId` and `userRole` are accepted and ignored. `reply_id` allows the answer to be saved in the caller's chat history.
 * Streamed, the built-in answer comes first where a language model may choose a better one.
 */
export const askLegalGuidance = endpoint({
  method: 'POST',
  path: '/api/ai/legal-guidance',
  changes: [],
  runs: 'open',
  streams: true,
  input: z.object({
    question: Text(limits.questionMax),
    context: z.optional(
      z.object({
        caseId: z.optional(z.nullable(z.uuid())),
        userId: z.optional(z.nullable(z.string())),
        userRole: z.optional(z.nullable(z.string())),
        /** The language of the interface, for a question whose words do not tell. */
        language: z.optional(z.nullable(Locale)),
        extras: z.optional(z.json()),
      }),
    ),
  }),
  output: z.extend(Guidance, { ok: z.literal(true), reply_id: z.uuid() }),
});
