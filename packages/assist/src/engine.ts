import type {
  Emotion,
  EngineHealth,
  Guidance,
  KeyPoints,
  Phrasing,
  PhrasingGoal,
  Rephrasing,
  RiskAssessment,
  Role,
  Step,
  Summary,
  ToneAnalysis,
  limits,
} from '@mediation/api-client';
import type { Language, Passage } from './guidance/passages.ts';

/**
 * An engine that analyses texts. The embedded one needs no network; one with a language model has the same interface.
 */
export interface AiEngine {
  tone: (input: { text: string }) => Promise<ToneAnalysis>;
  /** Assesses one message, or a conversation with one message per line. */
  risk: (input: { text: string }) => Promise<RiskAssessment>;
  /** The safety screening: assesses only the messages that are grave by themselves. It never uses a language model. */
  screen: (input: { text: string }) => Promise<RiskAssessment>;
  /** `names` are the names known in the case, which a rephrasing keeps. */
  rephrase: (input: {
    message: string;
    concern?: string | undefined;
    names?: string[] | undefined;
  }) => Promise<Rephrasing>;
  summary: (input: Conversation & { context?: string | undefined }) => Promise<Summary>;
  keyPoints: (input: Conversation) => Promise<KeyPoints>;
  emotion: (input: { text: string }) => Promise<Emotion>;
  phrasing: (input: {
    message: string;
    goal?: PhrasingGoal | undefined;
    names?: string[] | undefined;
  }) => Promise<Phrasing>;
  guidance: (input: GuidanceQuestion) => Promise<Guidance>;
  health: () => Promise<EngineHealth>;
}

/** A conversation with one message per line, as "Name: text". Quotes name their message when each line has an id. */
export interface Conversation {
  text: string;
  message_ids?: readonly string[] | undefined;
}

/** A question about the process. The role decides which passages may answer it. */
export interface GuidanceQuestion {
  question: string;
  role: Role;
  /** The step of the person's case, where they ask about one. */
  step?: Step | undefined;
  /** The language of the person's interface, for a question whose words do not tell. */
  language?: Language | undefined;
  /** Receives the built-in answer while a better one is sought. */
  onDraft?: ((draft: Guidance) => Promise<void>) | undefined;
  /** Ends the search for a better answer, when the person has left. */
  signal?: AbortSignal | undefined;
}

/** The facts that an engine gets from its caller: safety contacts, and the numbers promised to people. */
export interface EngineSettings {
  contacts?: Partial<Record<Language, Partial<SafetyContacts>>>;
  promises: typeof limits;
  /** Passages of the organization. One with the id of a built-in passage replaces it. */
  passages?: Partial<Record<Language, readonly Passage[]>> | undefined;
}

/** The safety contacts in the organization's region. */
export interface SafetyContacts {
  emergency: string;
  violence_line: string;
  crisis_line: string;
}
