import { guidanceWords } from './data/guidance-words.ts';
import { estimateEmotion } from './emotion.ts';
import type { AiEngine, EngineSettings } from './engine.ts';
import { guide } from './guidance.ts';
import { extractKeyPoints } from './key-points.ts';
import { engineMark } from './mark.ts';
import { suggestPhrasing } from './phrasing.ts';
import { rephrase } from './rephrase.ts';
import { assessRisk } from './risk.ts';
import { summarize } from './summary.ts';
import { analyzeTone } from './tone.ts';

/** The engine that needs no network: word lists, patterns and passages. It is deterministic. */
export function embeddedEngine(settings: EngineSettings): AiEngine {
  const contacts = { ...guidanceWords.en.contacts, ...settings.contacts };
  return {
    tone: async ({ text }) => analyzeTone(text),
    risk: async ({ text }) => assessRisk(text, contacts),
    rephrase: async ({ message }) => rephrase(message, contacts),
    summary: async (input) => summarize(input),
    keyPoints: async (input) => extractKeyPoints(input),
    emotion: async ({ text }) => estimateEmotion(text),
    phrasing: async ({ message, goal = 'calm' }) => suggestPhrasing(message, goal, contacts),
    guidance: async (input) => guide(input, settings),
    health: async () => ({
      status: 'ok',
      message: 'Built-in analysis is on. No text leaves this server.',
      engine: engineMark,
    }),
  };
}
