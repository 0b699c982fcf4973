import type { Phrasing, PhrasingGoal } from '@mediation/api-client';
import { openings } from './data/openings.ts';
import { tips } from './data/softeners.ts';
import type { SafetyContacts } from './engine.ts';
import { keepsFacts } from './fact-guard.ts';
import { isHarsh, rephrase } from './rephrase.ts';
import { read } from './reading.ts';
import { sentencesOf } from './segment.ts';

/**
 * Suggests calm openings around the person's own words. Returns only tips if those insult or say "you never", and
 * nothing for a message that should not be sent.
 */
export function suggestPhrasing(message: string, goal: PhrasingGoal, contacts: SafetyContacts): Phrasing {
  const { status, suggested, note, confidence, limits, engine } = rephrase(message, contacts);
  const marks = { confidence, limits, engine };
  if (status === 'refused') return { suggestions: [], note, ...marks };
  if (isHarsh(suggested)) return { suggestions: [], note: tips.join(' '), ...marks };
  const [first] = sentencesOf(read(suggested));
  const isEnough = goal === 'short' && first !== undefined && keepsFacts(suggested, first.text);
  const core = isEnough ? first.text : suggested.trim();
  const suggestions = [
    ...(status === 'rephrased' || goal === 'short' ? [core] : []),
    ...openings[goal].map((opening) => `${opening} ${core}`),
  ];
  return { suggestions, note: null, ...marks };
}
