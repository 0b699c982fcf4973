import type { Confidence, Role } from '@mediation/api-client';
import type { Passage } from './passages.ts';
import type { Reading } from '../text/reading.ts';
import { type Match, findPassages } from './retrieval.ts';
import { sentencesOf } from '../text/segment.ts';
import type { PassageIndex } from './passage-index.ts';
import { plainWords } from '../text/words.ts';

/** A sentence of fewer words, like "Is that normal?", says nothing alone. */
const fewest = 4;

/** How sure a match must be, set on the odd half of the gates. */
export function confidenceOf([best]: readonly Match[]): Confidence {
  if (!best || best.likeness < 0.22 || best.coverage + best.likeness < 0.55) return 'low';
  return best.likeness >= 0.6 && best.coverage >= 0.7 ? 'high' : 'medium';
}

/** The sure answer to a sentence of a question that says more: "He hits me. How do I move the session?" */
export function sureOfSentence(reading: Reading, role: Role, index: PassageIndex): Passage | undefined {
  const sentences = sentencesOf(reading)
    .filter(({ text }) => plainWords(text).length >= fewest)
    .map(({ text }) => findPassages({ question: text, role, index }));
  return sentences.find((it) => confidenceOf(it) === 'high')?.[0]?.passage;
}
