import type { Rephrasing } from '@mediation/api-client';
import { grave, onRecord } from '../data/on-record.ts';
import { serious } from '../data/serious.ts';
import { rephraseWords } from '../data/softeners.ts';
import { threats, ultimatum } from '../data/threats.ts';
import type { SafetyContacts } from '../engine.ts';
import { fill } from '../text/fill.ts';
import { rankIn, rankOf } from '../risk/severity.ts';
import { engineMark, limitsOf } from '../mark.ts';
import { matterIn, tellsOfSelfHarm } from '../risk/matter.ts';
import { read } from '../text/reading.ts';
import { languageOfDraft } from './language-of-draft.ts';
import { plainOf } from './plain-of.ts';
import { soften } from './soften.ts';
import type { Reader } from './tokens.ts';
import { isRude, triggersIn } from './triggers.ts';
import { analyzeTone } from '../tone/tone.ts';

const riskOf = (text: string) => rankIn(read(text));

/** Whether a text may be a threat, a report of grave harm or a cry for help: its writer is told whom to call instead. */
const isRefused = (text: string) =>
  riskOf(text) >= rankOf('high') || tellsOfSelfHarm(text) || threats.some((it) => it.test(plainOf(text)));

/** Whether a text is about harm, or says what follows if it is not obeyed: softer words would make that easier to miss. */
export const isGrave = (text: string): boolean =>
  matterIn(text) !== null || grave.test(plainOf(text)) || ultimatum.test(plainOf(text));

/** Whether a text is about harm, a payment or a signature, and has to stay word for word. */
export const isOnRecord = (text: string): boolean => isGrave(text) || onRecord.test(plainOf(text));

/** How a draft is read: its language, and the names known in it. */
export const readerOf = (text: string, names: readonly string[]): Reader => ({
  language: languageOfDraft(text),
  names: new Set(names.flatMap((it) => plainOf(it).split(/\s+/).filter(Boolean))),
});

/**
 * Suggests a calmer wording with the same facts, if the tone falls by it; otherwise returns the message unchanged, with
 * tips and the words that make it harsh. A threat, grave harm and words of not wanting to live are refused: softer words
 * would hide them. Statements about violence, payments, signatures and the safety of children stay word for word. `names` are the names known in the case.
 */
export function rephrase(message: string, contacts: SafetyContacts, names: readonly string[] = []): Rephrasing {
  const reading = read(message);
  const reader = readerOf(message, names);
  const words = rephraseWords[reader.language];
  const marks = { confidence: 'low', limits: limitsOf(reading), engine: engineMark } as const;
  if (isRefused(message))
    return { suggested: '', status: 'refused', note: fill(words.refusal, contacts), tips: [], ...marks };

  const calmer = reading.isTruncated || isGrave(message) ? null : calmerWording(message, reader, names);
  if (calmer !== null) {
    const triggers = triggersIn(calmer, reader);
    return {
      suggested: calmer,
      status: 'rephrased',
      note: null,
      tips: [...new Set(triggers.map((it) => it.suggestion))],
      ...marks,
    };
  }
  const triggers = triggersIn(message, reader);
  const tips = matterIn(message) !== null ? [serious[reader.language]] : [...words.tips];
  return { suggested: message, status: 'unchanged', note: null, tips, triggers, ...marks };
}

/** The softened message, with "please" if the tone does not rise by it; null if neither is calmer. */
function calmerWording(message: string, reader: Reader, names: readonly string[]): string | null {
  for (const isAsking of [true, false]) {
    const calmer = soften(message, { reader, names, isAsking });
    if (calmer === null) return null;
    if (isCalmer(calmer, message, reader)) return calmer;
  }
  return null;
}

/** Whether a wording has nothing rude left, and neither its tone nor its risk rose. */
function isCalmer(calmer: string, message: string, reader: Reader): boolean {
  return (
    !isRude(calmer, reader) &&
    !isRefused(calmer) &&
    riskOf(calmer) <= riskOf(message) &&
    analyzeTone(calmer).intensity <= analyzeTone(message).intensity
  );
}
