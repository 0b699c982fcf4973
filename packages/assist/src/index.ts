export type { AiEngine, Conversation, EngineSettings, GuidanceQuestion, SafetyContacts } from './engine.ts';
export { contactsOf, embeddedEngine } from './embedded-engine.ts';
export { indicators } from './data/indicators.ts';
export { isOnRecord } from './rephrase.ts';
export { keepsFacts } from './fact-guard.ts';
export { candidatesFor, isAboutSafety } from './guidance.ts';
export { textCap } from './reading.ts';
export { recommend } from './recommend.ts';
export { type Language, type Passage, passages } from './passages.ts';
