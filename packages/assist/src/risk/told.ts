import type { RiskIndicatorId } from '@mediation/api-client';
import { conceptNamed } from '../classifier/concepts.ts';
import { type Word, wordsOf } from '../classifier/words.ts';
import { toldByWords } from '../data/told-by-words.ts';
import { read } from '../text/reading.ts';
import { plainOf } from '../rephrase/plain-of.ts';
import { mentionsOfRisk } from './mentions.ts';

/** Whether the words of a message tell of what is never named without them. */
export function isTold(id: RiskIndicatorId, text: string, words: readonly Word[]): boolean {
  const telling = toldByWords[id];
  if (telling === undefined || telling.words.some((it) => it.test(plainOf(text)))) return true;
  const concepts = new Set(telling.concepts.map((it) => conceptNamed(it)));
  return mentionsOfRisk(words).some(({ concept }) => concepts.has(concept));
}

/** The same for a message as it was sent. */
export function isToldIn(id: RiskIndicatorId, sent: string): boolean {
  const { text } = read(sent);
  return isTold(id, text, wordsOf(text));
}
