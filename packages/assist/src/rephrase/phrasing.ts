import type { Phrasing, PhrasingGoal } from '@mediation/api-client';
import { goalWords, noPhrasing } from '../data/openings.ts';
import { asking, limiting } from '../data/pleasantries.ts';
import { rephraseWords } from '../data/softeners.ts';
import type { SafetyContacts } from '../engine.ts';
import { languageOf } from '../text/language.ts';
import { matterIn } from '../risk/matter.ts';
import { askPolitely } from './ask.ts';
import { withCapitals } from './leave-out.ts';
import { plainOf } from './plain-of.ts';
import { shorten, splitGreeting } from './shorten.ts';
import type { Reader } from './tokens.ts';
import { isHarsh } from './triggers.ts';
import { isGrave, readerOf, rephrase } from './rephrase.ts';

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
  if (isForeign(core)) return { suggestions: [], note: noPhrasing[reader.language].unknown, ...marks };
  const isAboutHarm = matterIn(core) !== null;
  const isHarshCore = isHarsh(core, reader);
  if (isHarshCore && !isAboutHarm)
    return { suggestions: [], note: rephraseWords[reader.language].tips.join(' '), ...marks };
  if (isHarshCore || (goal !== 'short' && isGrave(core)))
    return { suggestions: [], note: noPhrasing[reader.language].grave, ...marks };
  const suggestions = wordingsFor(goal, { core, isCalmer: status === 'rephrased', reader, names });
  return { suggestions, note: suggestions.length > 0 ? null : goalWords[reader.language][goal].unmet, ...marks };
}

/** Whether a text of some words has none of the common ones of English or Spanish. */
const isForeign = (text: string) => languageOf(text) === null && (text.match(/\p{L}+/gu)?.length ?? 0) > 3;

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
  const { lead, body } = splitGreeting(text, language);
  const meets = { calm: /\p{L}{3}/u, request: asking[language], boundary: limiting[language] }[goal];
  if (!meets.test(plainOf(body))) return [];
  const openings = goalWords[language][goal].openings.filter((it) => !core.includes(it));
  return [...(isCalmer || text !== core ? [text] : []), ...openings.map((it) => `${lead}${it} ${withCapitals(body)}`)];
}
