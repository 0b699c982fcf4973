import { safetyWords } from '../data/safety-words.ts';
import { severityOf } from '../risk/severity.ts';
import type { Passage } from './passages.ts';
import type { Reading } from '../text/reading.ts';
import type { Match } from './retrieval.ts';
import { folded } from '../text/words.ts';

/** How much less sure than for a message the classifier may be of a question: on doubt, safety comes first. */
const doubt = 0.1;

/** How many of the best matches are looked at, and how alike one must be. */
const best = 2;
const near = 0.4;

/** A passage about safety, and whether plain words of danger ask for it or only a doubt. */
interface SafetyAnswer {
  id: Passage['id'];
  isPlain: boolean;
}

/**
 * The passage about safety that a question needs before any other answer, or null. `matches` is null for a question that
 * is not answered anyway: then only plain words of danger count.
 */
export function safetyAnswer(reading: Reading, matches: readonly Match[] | null = null): SafetyAnswer | null {
  const text = folded(reading.text);
  const family = safetyWords.find(({ words }) => words.some((it) => it.test(text)));
  if (family) return { id: family.answer, isPlain: true };
  if (matches === null) return null;
  if (isPerhapsGrave(reading)) return { id: 'who-to-call-now', isPlain: false };
  const alike = matches.slice(0, best).find((it) => isAboutDanger(it.passage) && it.likeness >= near);
  return alike ? { id: alike.passage.id, isPlain: false } : null;
}

function isPerhapsGrave({ text }: Reading): boolean {
  const { judgement, patterns, thresholds } = severityOf(text);
  return patterns.length > 0 || judgement.tone.grave > thresholds.grave - doubt;
}

/** Whether a passage is the answer to danger, and not only names whom to call. */
const isAboutDanger = ({ topic, text }: Passage) => topic === 'safety' && text.includes('{emergency}');

const somebody =
  /\b(?:he|she|him|her|his|hers|they|them|husband|wife|ex|partner|dad|mum|mom|father|mother|brothers?|client|party|guy|man|woman|kids?|children|son|daughter|el|ella|ellos|esposo|esposa|marido|mujer|pareja|papa|mama|senora?|hij[oa]s?|nin[oa]s?|clienta?|usuari[oa])\b/;

/** Whether a question speaks of somebody. If it is not understood, it may be about harm. */
export const mentionsSomebody = (reading: Reading): boolean => somebody.test(folded(reading.text));
