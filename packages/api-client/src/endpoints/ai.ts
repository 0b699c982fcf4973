import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
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
import { ChannelId } from './chat.ts';
import { Text } from './text.ts';

const LongText = Text(limits.aiTextMax);
const Draft = Text(limits.messageMax);
const note = z.string().check(z.maxLength(500));

/** Where an analysis belongs. `save` keeps it for the case's mediator, and is ignored for everybody else. */
const place = {
  case_id: z.optional(z.nullable(z.uuid())),
  save: z._default(z.boolean(), false),
};

/** For analyses of a conversation: which one, and which messages of it. */
const source = {
  channel_id: z.optional(z.nullable(ChannelId)),
  message_ids: z.optional(z.array(z.uuid()).check(z.maxLength(limits.pageMax))),
};

/** The row that keeps an analysis, where one does. */
const kept = { insight_id: z.nullable(z.uuid()) };

/** Shortens a conversation to sentences of its own. For the case's mediator. */
export const summarize = endpoint({
  method: 'POST',
  path: '/api/ai/summarize',
  changes: ['insights'],
  runs: 'open',
  input: z.object({ text: LongText, context: z.optional(note), ...place, ...source, case_id: z.uuid() }),
  output: z.extend(Summary, kept),
});

/** How a text sounds. Everybody may ask about a draft of their own; only the mediator's analyses are ever kept. */
export const analyzeTone = endpoint({
  method: 'POST',
  path: '/api/ai/analyze-tone',
  changes: ['insights'],
  runs: 'open',
  input: z.object({ text: LongText, speaker: z.optional(note), ...place, ...source }),
  output: z.object({ analysis: ToneAnalysis, ...kept }),
});

/** Another way to say the same. A draft is never kept. */
export const suggestRephrase = endpoint({
  method: 'POST',
  path: '/api/ai/suggest-rephrase',
  changes: [],
  runs: 'open',
  input: z.object({ message: Draft, concern: z.optional(note), ...place }),
  output: z.object({ suggestion: Rephrasing }),
});

/** What in a conversation may need attention. For the case's mediator. */
export const assessRisk = endpoint({
  method: 'POST',
  path: '/api/ai/assess-risk',
  changes: ['insights'],
  runs: 'open',
  input: z.object({ conversation_text: LongText, ...place, ...source, case_id: z.uuid() }),
  output: z.object({ assessment: RiskAssessment, ...kept }),
});

export const analyzeEmotion = endpoint({
  method: 'POST',
  path: '/api/ai/analyze-emotion',
  changes: [],
  runs: 'open',
  input: z.object({ text: LongText, case_id: place.case_id }),
  output: z.object({ emotion: Emotion }),
});

/** The sentences of a text that ask, offer, agree or set a date. */
export const extractKeyPoints = endpoint({
  method: 'POST',
  path: '/api/ai/extract-key-points',
  changes: [],
  runs: 'open',
  input: z.object({ text: LongText, case_id: place.case_id }),
  output: KeyPoints,
});

export const PhrasingGoal = z.enum(['calm', 'short', 'request', 'boundary']);
export type PhrasingGoal = z.infer<typeof PhrasingGoal>;

/** Ways to say something, made of the person's own words. */
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
 * An answer about the process. Who asks is taken from the session: `userId` and `userRole` are accepted and mean
 * nothing. `reply_id` is the proof that lets the answer be kept in the person's history.
 */
export const askLegalGuidance = endpoint({
  method: 'POST',
  path: '/api/ai/legal-guidance',
  changes: [],
  runs: 'open',
  input: z.object({
    question: Text(limits.questionMax),
    context: z.optional(
      z.object({
        caseId: z.optional(z.nullable(z.uuid())),
        userId: z.optional(z.nullable(z.string())),
        userRole: z.optional(z.nullable(z.string())),
        extras: z.optional(z.json()),
      }),
    ),
  }),
  output: z.extend(Guidance, { ok: z.literal(true), reply_id: z.uuid() }),
});
