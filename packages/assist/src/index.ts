export type { AiEngine, EngineSettings, SafetyContacts } from './engine.ts';
export { embeddedEngine } from './embedded-engine.ts';
export { textCap } from './reading.ts';
