import { estimateEmotion } from './tone/emotion.ts';
import type { AiEngine, EngineSettings } from './engine.ts';
import { guide } from './guidance/guidance.ts';
import { extractKeyPoints } from './key-points/extract-key-points.ts';
import { engineMark } from './mark.ts';
import { suggestPhrasing } from './rephrase/phrasing.ts';
import { adviceFor } from './risk/recommend.ts';
import { rephrase } from './rephrase/rephrase.ts';
import { assessRisk, screenForDanger } from './risk/risk.ts';
import { summarize } from './summary/summary.ts';
import { analyzeTone } from './tone/tone.ts';

/** The engine that needs no network: word lists, patterns and passages. It is deterministic. */
export function embeddedEngine(settings: EngineSettings): AiEngine {
  const contactsFor = (text: string) => adviceFor(text, settings).contacts;
  return {
    tone: async ({ text }) => analyzeTone(text),
    risk: async ({ text }) => assessRisk(text, adviceFor(text, settings)),
    screen: async ({ text }) => screenForDanger(text, adviceFor(text, settings)),
    rephrase: async ({ message, names }) => rephrase(message, contactsFor(message), names),
    summary: async (input) => summarize(input),
    keyPoints: async (input) => extractKeyPoints(input),
    emotion: async ({ text }) => estimateEmotion(text),
    phrasing: async ({ message, goal = 'calm', names }) => suggestPhrasing(message, goal, contactsFor(message), names),
    guidance: async (input) => guide(input, settings),
    health: async () => ({
      status: 'ok',
      message: 'Built-in analysis is on. No text leaves this server.',
      engine: engineMark,
    }),
  };
}
