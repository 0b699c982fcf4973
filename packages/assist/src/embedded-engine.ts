import { guessEmotion } from './emotion.ts';
import type { AiEngine, EngineSettings, SafetyContacts } from './engine.ts';
import { guide } from './guidance.ts';
import { extractKeyPoints } from './key-points.ts';
import { engineMark } from './mark.ts';
import { suggestPhrasing } from './phrasing.ts';
import { rephrase } from './rephrase.ts';
import { assessRisk } from './risk.ts';
import { summarize } from './summary.ts';
import { analyzeTone } from './tone.ts';

/** The contacts for organizations that have set none: valid everywhere, but less specific. */
const anywhere: SafetyContacts = {
  emergency: 'the local emergency number',
  violence_line: 'a local helpline for domestic violence',
  crisis_line: 'a local crisis line',
};

/** The engine that needs no network: word lists, patterns and passages. It is deterministic. */
export function embeddedEngine(settings: EngineSettings): AiEngine {
  const contacts = { ...anywhere, ...settings.contacts };
  return {
    tone: async ({ text }) => analyzeTone(text),
    risk: async ({ text }) => assessRisk(text, contacts),
    rephrase: async ({ message }) => rephrase(message, contacts),
    summary: async ({ text }) => summarize(text),
    keyPoints: async ({ text }) => extractKeyPoints(text),
    emotion: async ({ text }) => guessEmotion(text),
    phrasing: async ({ message, goal = 'calm' }) => suggestPhrasing(message, goal, contacts),
    guidance: async ({ question }) => guide(question, { ...settings, contacts }),
    health: async () => ({
      status: 'ok',
      message: 'Built-in analysis is on. No text leaves this server.',
      engine: engineMark,
    }),
  };
}
