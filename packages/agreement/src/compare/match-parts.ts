import { asRead } from './as-read.ts';
import type { FilePart } from './file-parts.ts';

/** Parts with fewer words in common are two. */
const leastLikeness = 0.5;
/** What the same heading is worth: enough alone, so that a clause that was written anew is a changed one. */
const sameHeading = 0.6;

/** Finds for each part of a file the most similar one of another, by their places; a part has one at most. */
export function matchParts(before: readonly FilePart[], now: readonly FilePart[]): Map<number, number> {
  const fresh = now.map((part) => wordsOf(part));
  const pairs = before
    .map((part) => wordsOf(part))
    .flatMap((one, i) => fresh.map((other, j) => ({ i, j, likeness: likenessOf(one, other) })));
  const likely = pairs
    .filter(({ likeness }) => likeness >= leastLikeness)
    .toSorted((one, other) => other.likeness - one.likeness || distance(one) - distance(other));
  const [taken, found] = [new Set<number>(), new Map<number, number>()];
  for (const { i, j } of likely)
    if (!taken.has(i) && !found.has(j)) {
      taken.add(i);
      found.set(j, i);
    }
  return found;
}

const distance = ({ i, j }: { i: number; j: number }) => Math.abs(i - j);

interface Words {
  heading: string;
  words: Map<string, number>;
  count: number;
}

function wordsOf({ heading, text }: FilePart): Words {
  const all = asRead(text).split(' ').filter(Boolean);
  const words = new Map<string, number>();
  for (const word of all) words.set(word, (words.get(word) ?? 0) + 1);
  return { heading: asRead(heading), words, count: all.length };
}

/** The share of words in common, and more for the same heading. */
function likenessOf(one: Words, other: Words): number {
  let common = 0;
  for (const [word, count] of one.words) common += Math.min(count, other.words.get(word) ?? 0);
  const share = (2 * common) / Math.max(1, one.count + other.count);
  return share + (one.heading === other.heading ? sameHeading : 0);
}
