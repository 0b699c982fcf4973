import { defaultContacts } from './data/contacts.ts';
import { estimateEmotion } from './emotion.ts';
import type { AiEngine, EngineSettings, SafetyContacts } from './engine.ts';
import { guide } from './guidance.ts';
import { extractKeyPoints } from './key-points.ts';
import { engineMark } from './mark.ts';
import { suggestPhrasing } from './phrasing.ts';
import type { Language } from './passages.ts';
import { languageOfDraft } from './rephrase/language-of-draft.ts';
import { rephrase } from './rephrase.ts';
import { assessRisk, screenForDanger } from './risk.ts';
import { summarize } from './summary.ts';
import { analyzeTone } from './tone.ts';

/** The contacts that advice names: the organization's, else words that are valid everywhere. */
export const contactsOf = ({ contacts }: EngineSettings, language: Language = 'en'): SafetyContacts => ({
  ...defaultContacts[language],
  ...contacts?.[language],
});

/** The engine that needs no network: word lists, patterns and passages. It is deterministic. */
export function embeddedEngine(settings: EngineSettings): AiEngine {
  const contactsFor = (text: string) => contactsOf(settings, languageOfDraft(text));
  return {
    tone: async ({ text }) => analyzeTone(text),
    risk: async ({ text }) => assessRisk(text, contactsOf(settings)),
    screen: async ({ text }) => screenForDanger(text, contactsOf(settings)),
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
