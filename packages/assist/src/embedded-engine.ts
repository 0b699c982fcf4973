import { guidanceWords } from './data/guidance-words.ts';
import { estimateEmotion } from './emotion.ts';
import type { AiEngine, EngineSettings, SafetyContacts } from './engine.ts';
import { guide } from './guidance.ts';
import { extractKeyPoints } from './key-points.ts';
import { engineMark } from './mark.ts';
import { suggestPhrasing } from './phrasing.ts';
import { rephrase } from './rephrase.ts';
import { assessRisk } from './risk.ts';
import { summarize } from './summary.ts';
import { analyzeTone } from './tone.ts';

/** The contacts that advice names: the organization's, else words that are valid everywhere. */
export const contactsOf = (settings: EngineSettings): SafetyContacts => ({
  ...guidanceWords.en.contacts,
  ...settings.contacts,
});

/** The engine that needs no network: word lists, patterns and passages. It is deterministic. */
export function embeddedEngine(settings: EngineSettings): AiEngine {
  const contacts = contactsOf(settings);
  return {
    tone: async ({ text }) => analyzeTone(text),
    risk: async ({ text }) => assessRisk(text, contacts),
    rephrase: async ({ message, names }) => rephrase(message, contacts, names),
    summary: async (input) => summarize(input),
    keyPoints: async (input) => extractKeyPoints(input),
    emotion: async ({ text }) => estimateEmotion(text),
    phrasing: async ({ message, goal = 'calm', names }) => suggestPhrasing(message, goal, contacts, names),
    guidance: async (input) => guide(input, settings),
    health: async () => ({
      status: 'ok',
      message: 'Built-in analysis is on. No text leaves this server.',
      engine: engineMark,
    }),
  };
}
