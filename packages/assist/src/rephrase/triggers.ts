import type { ToneAnalysis } from '@mediation/api-client';
import { rude } from '../data/rude-words/by-language.ts';
import { rephraseWords } from '../data/softeners.ts';
import { rankIn, rankOf } from '../risk/severity.ts';
import { matterIn } from '../risk/matter.ts';
import { read } from '../text/reading.ts';
import { analyzeTone } from '../tone/tone.ts';
import { type Range, overlaps } from './cuts.ts';
import { findCuts } from './find-cuts.ts';
import { findRemainingInsults } from './insults.ts';
import { plainOf } from './plain-of.ts';
import { segmentsOf } from './segments.ts';
import type { Reader } from './tokens.ts';

type Trigger = ToneAnalysis['triggers'][number];

/**
 * The words that make a draft harsh, each with what to do about it, in the order of the text. Of a draft that tells of harm
 * only what it is about.
 */
export function triggersIn(text: string, reader: Reader): Trigger[] {
  const { triggers } = analyzeTone(text);
  if (matterIn(text) !== null) return triggers;
  const { habit } = rude[reader.language].phrases;
  const words = rephraseWords[reader.language];
  const plain = plainOf(text);
  const mark = (start: number, end: number, suggestion: string): Trigger => ({
    start,
    end,
    quote: text.slice(start, end),
    suggestion,
  });
  const found = [
    ...findCuts(text, reader).map(({ start, end }) => mark(start, end, words.rude)),
    ...rudeRanges(text, reader).map(({ start, end }) => mark(start, end, words.rude)),
    ...[...plain.matchAll(habit)].map((it) => mark(it.index, it.index + it[0].length, words.habit)),
    ...triggers,
  ];
  const distinct = found.filter((it, at) => !found.slice(0, at).some((earlier) => overlaps(earlier, it)));
  return distinct.toSorted((one, other) => one.start - other.start);
}

/** The ranges of what is rude wherever it stands, in either language, and of what the reader is called. */
function rudeRanges(text: string, reader: Reader): Range[] {
  const plain = plainOf(text);
  return [
    ...segmentsOf(plain).flatMap((it) => findRemainingInsults(plain, it, reader)),
    ...Object.values(rude).flatMap(({ phrases }) =>
      [...plain.matchAll(phrases.remaining)].map((it) => ({ start: it.index, end: it.index + it[0].length })),
    ),
  ];
}

/** Whether a text still has rude words. */
export const isRude = (text: string, reader: Reader): boolean => rudeRanges(text, reader).length > 0;

/** Whether a text insults, threatens or says "you never"; for such a text there are only tips. */
export const isHarsh = (text: string, reader: Reader): boolean =>
  isRude(text, reader) ||
  plainOf(text).search(rude[reader.language].phrases.habit) >= 0 ||
  findCuts(text, reader).some(({ kind }) => kind !== 'swearing') ||
  rankIn(read(text)) >= rankOf('medium');
