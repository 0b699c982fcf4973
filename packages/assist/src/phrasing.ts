import type { Phrasing, PhrasingGoal } from '@mediation/api-client';
import { goalWords } from './data/openings.ts';
import { asking, limiting } from './data/pleasantries.ts';
import { rephraseWords } from './data/softeners.ts';
import type { SafetyContacts } from './engine.ts';
import { askPolitely } from './rephrase/ask.ts';
import { withCapitals } from './rephrase/leave-out.ts';
import { plainOf } from './rephrase/plain-of.ts';
import { shorten } from './rephrase/shorten.ts';
import type { Reader } from './rephrase/tokens.ts';
import { isHarsh } from './rephrase/triggers.ts';
import { readerOf, rephrase } from './rephrase.ts';

/**
 * Suggests wordings for a goal from the person's own words, in the language of the draft. For words that insult, threaten
 * or say "you never", and for a goal that the draft cannot meet, there is only a note.
 */
export function suggestPhrasing(
  message: string,
  goal: PhrasingGoal,
  contacts: SafetyContacts,
  names: readonly string[] = [],
): Phrasing {
  const { status, suggested, note, confidence, limits, engine } = rephrase(message, contacts, names);
  const marks = { confidence, limits, engine };
  if (status === 'refused') return { suggestions: [], note, ...marks };
  const core = suggested.trim();
  const reader = readerOf(message, names);
  if (isHarsh(core, reader)) return { suggestions: [], note: rephraseWords[reader.language].tips.join(' '), ...marks };
  const suggestions = wordingsFor(goal, { core, isCalmer: status === 'rephrased', reader, names });
  return { suggestions, note: suggestions.length > 0 ? null : goalWords[reader.language][goal].unmet, ...marks };
}

interface Draft {
  core: string;
  /** Whether the core is already another wording than the draft. */
  isCalmer: boolean;
  reader: Reader;
  names: readonly string[];
}

function wordingsFor(goal: PhrasingGoal, { core, isCalmer, reader, names }: Draft): string[] {
  const { language } = reader;
  if (goal === 'short') {
    const short = shorten(core, language, names);
    return short === null ? (isCalmer ? [core] : []) : [short];
  }
  const text = goal === 'request' ? withCapitals(askPolitely(core, reader)) : core;
  const meets = { calm: /\p{L}{2}/u, request: asking[language], boundary: limiting[language] }[goal];
  if (!meets.test(plainOf(text))) return [];
  const openings = goalWords[language][goal].openings.filter((it) => !core.startsWith(it));
  return [...(isCalmer || text !== core ? [text] : []), ...openings.map((it) => `${it} ${text}`)];
}
