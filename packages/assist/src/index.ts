export type { AiEngine, Conversation, EngineSettings, GuidanceQuestion, SafetyContacts } from './engine.ts';
export { embeddedEngine } from './embedded-engine.ts';
export { textCap } from './reading.ts';
export { type Language, type Passage, passages } from './passages.ts';
