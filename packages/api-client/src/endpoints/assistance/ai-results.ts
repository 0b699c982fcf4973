import * as z from 'zod/mini';

export const tones = [
  'neutral',
  'cooperative',
  'assertive',
  'anxious',
  'sad',
  'frustrated',
  'sarcastic',
  'hostile',
  'manipulative',
  'threatening',
] as const;
export const Tone = z.enum(tones);
export type Tone = z.infer<typeof Tone>;

export const riskLevels = ['low', 'medium', 'high', 'critical'] as const;
export const RiskLevel = z.enum(riskLevels);
export type RiskLevel = z.infer<typeof RiskLevel>;

/** Every risk that a text may indicate, the most serious first. */
export const riskIndicatorIds = [
  'threat_to_kill',
  'threat_to_child',
  'strangulation',
  'sexual_violence',
  'suicide_self_harm',
  'weapon',
  'child_abduction',
  'threat_of_harm',
  'physical_violence',
  'immigration_threat',
  'stalking_monitoring',
  'blackmail',
  'pet_harm',
  'order_violation',
  'property_destruction',
  'child_safety',
  'child_withholding',
  'financial_control',
  'isolation',
  'substance_abuse',
  'harassment',
  'fear_expressed',
  'document_control',
  'coercive_pressure',
  'legal_intimidation',
  'degradation',
  'child_involvement',
] as const;
export const RiskIndicatorId = z.enum(riskIndicatorIds);
export type RiskIndicatorId = z.infer<typeof RiskIndicatorId>;

/** What a finding is called: a risk, or `unnamed` where something may be grave and none of them is sure. */
export const RiskSign = z.enum([...riskIndicatorIds, 'unnamed']);
export type RiskSign = z.infer<typeof RiskSign>;

export const Confidence = z.enum(['low', 'medium', 'high']);
export type Confidence = z.infer<typeof Confidence>;

/**
 * The limits of a result, always shown with it. A text without an indicator is not proven safe. `without_consent`: words
 * of people who did not say yes to AI were left out.
 */
export const AnalysisLimit = z.enum([
  'no_indicator_is_not_safe',
  'language_not_supported',
  'truncated',
  'without_consent',
]);
export type AnalysisLimit = z.infer<typeof AnalysisLimit>;

/** The engine that produced a result. `fallback_reason` says why no language model did. */
export const EngineMark = z.object({
  kind: z.enum(['embedded', 'llm']),
  name: z.string(),
  version: z.string(),
  ruleset: z.string(),
  fallback_reason: z.optional(z.string()),
});
export type EngineMark = z.infer<typeof EngineMark>;

/** A span of the analysed text, by its offsets. */
export const TextSpan = z.object({ start: z.int(), end: z.int(), quote: z.string() });
export type TextSpan = z.infer<typeof TextSpan>;

/** The words that show a finding, with their message where the messages are known. */
export const Evidence = z.extend(TextSpan, { message_id: z.optional(z.uuid()) });
export type Evidence = z.infer<typeof Evidence>;

const Score = z.number().check(z.minimum(0), z.maximum(10));
const marks = { confidence: Confidence, limits: z.array(AnalysisLimit), engine: EngineMark };

/** The tone of a text. `suggestions` are for the words that `triggers` mark. */
export const ToneAnalysis = z.object({
  tone: Tone,
  intensity: Score,
  suggestions: z.array(z.string()),
  triggers: z.array(z.extend(Evidence, { suggestion: z.string() })),
  ...marks,
});
export type ToneAnalysis = z.infer<typeof ToneAnalysis>;

/**
 * A risk indicator in a text. `expressed`: the writer says it; `reported`: the writer tells what another person said or
 * did.
 */
export const RiskIndicator = z.object({
  id: RiskSign,
  severity: Score,
  perspective: z.enum(['expressed', 'reported']),
  evidence: z.array(Evidence),
  recommendation_key: z.string(),
});
export type RiskIndicator = z.infer<typeof RiskIndicator>;

/** Passages that may need attention and what a mediator can do. It never states that a person is safe. */
export const RiskAssessment = z.object({
  risk_level: RiskLevel,
  risk_score: Score,
  indicators: z.array(RiskIndicator),
  recommendations: z.array(z.string()),
  ...marks,
});
export type RiskAssessment = z.infer<typeof RiskAssessment>;

/**
 * A rephrased message. `unchanged` returns the original, with the words that make it harsh in `triggers`; `refused`
 * returns no text, and `note` gives the reason.
 */
export const Rephrasing = z.object({
  suggested: z.string(),
  status: z.enum(['rephrased', 'unchanged', 'refused']),
  note: z.nullable(z.string()),
  tips: z.array(z.string()),
  triggers: z.optional(ToneAnalysis.shape.triggers),
  ...marks,
});
export type Rephrasing = z.infer<typeof Rephrasing>;

/**
 * Words of a conversation: the index of their line, counted from 0, who said them where the line begins with a name, and
 * the message where the caller gave the ids of all lines.
 */
export const Quote = z.extend(TextSpan, {
  line: z.int(),
  speaker: z.nullable(z.string()),
  message_id: z.nullable(z.uuid()),
});
export type Quote = z.infer<typeof Quote>;

/** What a sentence does. `central` only in a summary of a text in which nothing else was found. */
export const KeyPointKind = z.enum([
  'safety',
  'agreement',
  'withdrawal',
  'refusal',
  'offer',
  'counter_offer',
  'condition',
  'request',
  'question',
  'deadline',
  'money',
  'central',
]);
export type KeyPointKind = z.infer<typeof KeyPointKind>;

/**
 * A sentence quoted word for word. `answers` is the offer, request or refusal of another speaker that it answers; before
 * it stand the offers that this one accepted on a condition. `conditions` bind it and are in none of these quotes: never
 * show an agreement without both. A question is listed only while nobody has answered it. One sentence can be several
 * points of different kinds.
 */
export const KeyPoint = z.extend(Quote, {
  kind: KeyPointKind,
  answers: z.array(Quote),
  conditions: z.array(Quote),
});
export type KeyPoint = z.infer<typeof KeyPoint>;

/** How many other points were found and not given. Agreements, and what was taken back, are always given. */
const left = { left_out: z.optional(z.int().check(z.minimum(0))) };

export const KeyPoints = z.object({ key_points: z.array(KeyPoint), ...left, ...marks });
export type KeyPoints = z.infer<typeof KeyPoints>;

/**
 * A summary that consists of quotes, in the order of the talk: one line each in `summary`, after the name of the speaker. It
 * has every agreement that was found and not taken back.
 */
export const Summary = z.object({ summary: z.string(), points: z.array(KeyPoint), ...left, ...marks });
export type Summary = z.infer<typeof Summary>;

export const emotions = ['neutral', 'joy', 'sadness', 'anger', 'fear', 'disgust', 'surprise'] as const;

/**
 * The share of each emotion in the words that the writer uses about themselves, between 0 and 1, and the largest. Words
 * are not feelings: neutral means that none were found.
 */
export const Emotion = z.object({
  top: z.enum(emotions),
  scores: z.record(z.enum(emotions), z.number().check(z.minimum(0), z.maximum(1))),
  ...marks,
});
export type Emotion = z.infer<typeof Emotion>;

/** Suggested wordings. The list is empty when the message cannot be helped, and `note` gives the reason. */
export const Phrasing = z.object({ suggestions: z.array(z.string()), note: z.nullable(z.string()), ...marks });
export type Phrasing = z.infer<typeof Phrasing>;

/** A passage quoted in an answer. */
export const Citation = z.object({
  id: z.string(),
  title: z.string(),
  quote: z.string(),
  source: z.nullable(z.string()),
  reviewed_on: z.iso.date(),
});
export type Citation = z.infer<typeof Citation>;

/** An answer about the process, made of sentences from the passages that it cites. */
export const Guidance = z.object({
  guidance: z.string(),
  disclaimer: z.string(),
  follow_up_suggestions: z.array(z.string()),
  web_search_suggested: z.boolean(),
  web_search_note: z.nullable(z.string()),
  citations: z.array(Citation),
  ...marks,
});
export type Guidance = z.infer<typeof Guidance>;

/** Whether AI assistance is available. `off` is the organization's setting, not a fault. */
export const EngineHealth = z.object({
  status: z.enum(['ok', 'degraded', 'down', 'off']),
  message: z.string(),
  engine: EngineMark,
});
export type EngineHealth = z.infer<typeof EngineHealth>;
