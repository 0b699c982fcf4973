import type {
  Emotion,
  EngineHealth,
  Guidance,
  KeyPoints,
  Phrasing,
  PhrasingGoal,
  Rephrasing,
  RiskAssessment,
  Summary,
  ToneAnalysis,
  limits,
} from '@mediation/api-client';

/** What reads texts for people. The embedded one needs no network; one with a language model has the same face. */
export interface AiEngine {
  tone: (input: { text: string }) => Promise<ToneAnalysis>;
  /** Of one message, or of a conversation with a message on each line. */
  risk: (input: { text: string }) => Promise<RiskAssessment>;
  rephrase: (input: { message: string; concern?: string | undefined }) => Promise<Rephrasing>;
  summary: (input: { text: string; context?: string | undefined }) => Promise<Summary>;
  keyPoints: (input: { text: string }) => Promise<KeyPoints>;
  emotion: (input: { text: string }) => Promise<Emotion>;
  phrasing: (input: { message: string; goal?: PhrasingGoal | undefined }) => Promise<Phrasing>;
  guidance: (input: { question: string }) => Promise<Guidance>;
  health: () => Promise<EngineHealth>;
}

/** What an engine says but must not know by itself: whom to call, and the numbers promised to people. */
export interface EngineSettings {
  contacts?: Partial<SafetyContacts>;
  promises: typeof limits;
}

/** Whom to turn to, where the organization is. */
export interface SafetyContacts {
  emergency: string;
  violence_line: string;
  crisis_line: string;
}
