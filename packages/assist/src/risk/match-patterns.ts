import type { RiskIndicatorId } from '@mediation/api-client';
import { conceptNamed, type Mention } from '../classifier/concepts.ts';
import type { Word } from '../classifier/words.ts';
import { type RiskPattern, riskPatterns } from '../data/risk-patterns.ts';
import { mentionsOfRisk } from './mentions.ts';

/** A risk pattern that a text fits, with the range of its words. */
export interface PatternMatch {
  id: RiskIndicatorId;
  start: number;
  end: number;
}

const compile = ({ id, slots, gap, unless }: RiskPattern) => ({
  id,
  gap,
  slots: slots.split(' ').map((slot) => slot.split('|').map((it) => conceptNamed(it))),
  unless: unless.split(' ').map((it) => conceptNamed(it)),
});
type Compiled = ReturnType<typeof compile>;

const compiled = riskPatterns.map((pattern) => compile(pattern));

/** The risk patterns that the words of a sentence fit. */
export function patternsIn(words: readonly Word[]): PatternMatch[] {
  const mentions = mentionsOfRisk(words);
  const named = new Set(mentions.map(({ concept }) => concept));
  const hasAny = (concepts: readonly number[]) => concepts.some((it) => named.has(it));
  return compiled
    .filter(({ slots, unless }) => slots.every((slot) => hasAny(slot)) && !hasAny(unless))
    .flatMap((pattern) => rangeOf(pattern, mentions, words));
}

/** The words from the first to the last slot of a pattern, where it fits first. */
function rangeOf({ id, slots, gap }: Compiled, mentions: readonly Mention[], words: readonly Word[]): PatternMatch[] {
  const lastOf = (slot: number, from: number): number | null => {
    if (slot === slots.length) return from;
    for (const { concept, word } of mentions) {
      if (word <= from || word > from + gap + 1 || !slots[slot]!.includes(concept)) continue;
      const last = lastOf(slot + 1, word);
      if (last !== null) return last;
    }
    return null;
  };
  for (const { concept, word } of mentions) {
    if (!slots[0]!.includes(concept)) continue;
    const last = lastOf(1, word);
    if (last !== null) return [{ id, start: words[word]!.start, end: words[last]!.end }];
  }
  return [];
}
