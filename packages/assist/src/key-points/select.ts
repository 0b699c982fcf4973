import type { KeyPoint, Quote } from '@mediation/api-client';
import type { Language } from '../guidance/passages.ts';
import { termsOf } from '../text/words.ts';
import type { Found } from './found.ts';

/** The number of quotes in a summary, besides conditions: these are never left out. */
const most = 6;

/** What a reader needs first; within a rank the newest. Conditions come with what they bind. */
const rankOf = ({ kind, isOpen }: Found): number | null => {
  if (kind === 'safety') return 0;
  if (kind === 'agreement') return 1;
  if (isOpen) return 2;
  if (kind === 'refusal') return 3;
  return kind === 'deadline' || kind === 'money' ? 4 : null;
};

/** The key points of a summary: safety, then agreements, then what stands open, each sentence once. */
export function selectKeyPoints(found: readonly Found[], context: string, language: Language): Found[] {
  const topic = new Set(termsOf(context, language));
  const isOnTopic = ({ said }: Found) => termsOf(said, language).some((it) => topic.has(it));
  const ranked = found
    .map((it) => ({ it, rank: rankOf(it), beside: topic.size > 0 && isOnTopic(it) ? 0 : 1 }))
    .filter((one): one is typeof one & { rank: number } => one.rank !== null)
    .toSorted((one, other) => one.rank - other.rank || one.beside - other.beside || other.it.start - one.it.start);
  const selected: Found[] = [];
  const shown = new Set<number>();
  for (const { it } of ranked) {
    const quotes = [it, ...it.answers].map((quote) => quote.start);
    const isNew = !shown.has(it.start);
    if (!isNew || shown.size + quotes.filter((start) => !shown.has(start)).length > most) continue;
    for (const start of quotes) shown.add(start);
    selected.push(it);
  }
  return selected;
}

/** The lines of a summary for a key point, as they were said: what it answers, itself and its conditions, with their speakers. */
export const quotesOf = ({ answers, conditions, ...point }: KeyPoint): string[] =>
  [...answers, point, ...conditions].toSorted((one, other) => one.start - other.start).map(lineOf);

const lineOf = ({ speaker, quote }: Quote) => (speaker === null ? quote : `${speaker}: ${quote}`);
