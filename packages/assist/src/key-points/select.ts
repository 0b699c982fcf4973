import type { KeyPoint, KeyPointKind, Quote } from '@mediation/api-client';
import type { Language } from '../guidance/passages.ts';
import { folded, termsOf } from '../text/words.ts';
import type { Found } from './found.ts';

/** What a summary always has. */
const kept = new Set<KeyPointKind>(['agreement', 'withdrawal']);

/** The groups of what else it has, and how many of each: the newest, after those about the context. */
const groups: readonly { kinds: ReadonlySet<KeyPointKind>; most: number }[] = [
  { kinds: new Set(['safety']), most: 6 },
  { kinds: new Set(['offer', 'counter_offer']), most: 4 },
  { kinds: new Set(['request']), most: 4 },
  { kinds: new Set(['question']), most: 4 },
  { kinds: new Set(['refusal']), most: 3 },
  { kinds: new Set(['deadline', 'money']), most: 3 },
];

/** The key points of a summary in the order of the talk, and how many others were found. */
export function selectKeyPoints(found: readonly Found[], context: string, language: Language) {
  const topic = new Set(termsOf(context, language));
  const isBeside = ({ said }: Found) => topic.size > 0 && termsOf(said, language).some((it) => topic.has(it));
  const deals = withoutRepeats(found.filter(({ kind }) => kept.has(kind)));
  const shown = new Set(deals.flatMap((it) => [it, ...it.answers, ...it.conditions]).map(({ start }) => start));
  const isFirstOfSentence = (it: Found) => !shown.has(it.start) && shown.add(it.start);
  const others = groups.map(({ kinds, most }) => {
    const all = withoutRepeats(found.filter((it) => kinds.has(it.kind) && stands(it)).filter(isFirstOfSentence));
    const ranked = all.toSorted(
      (one, other) => Number(isBeside(other)) - Number(isBeside(one)) || other.start - one.start,
    );
    return { chosen: ranked.slice(0, most), left: Math.max(0, ranked.length - most) };
  });
  return {
    selected: [...deals, ...others.flatMap((it) => it.chosen)].toSorted(inOrder),
    left: others.reduce((sum, it) => sum + it.left, 0),
  };
}

const inOrder = (one: Found, other: Found) => one.line - other.line || one.start - other.start;

const waiting = new Set<KeyPointKind>(['offer', 'counter_offer', 'request', 'question']);
const stands = ({ kind, isOpen }: Found) => !waiting.has(kind) || isOpen;

/** Equal points once, and an agreement only where no later one answers it and so quotes it. */
function withoutRepeats(found: readonly Found[]): Found[] {
  const known = new Set<string>();
  const quoted = new Set(found.flatMap((it) => (it.kind === 'agreement' ? it.answers.map(({ start }) => start) : [])));
  return found.filter((it) => {
    const words = [it, ...it.answers, ...it.conditions]
      .map(({ speaker, said }) => `${speaker} ${plain(said)}`)
      .join('\n');
    const isNew = !known.has(words) && !(it.kind === 'agreement' && quoted.has(it.start));
    known.add(words);
    return isNew;
  });
}

const plain = (said: string) =>
  folded(said)
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();

/**
 * The lines of a summary for a key point, as they were said: what it answers, itself and its conditions, with their
 * speakers. What was taken back stands for itself: without a word beside them its quotes would read as agreed.
 */
export const quotesOf = ({ answers, conditions, ...point }: KeyPoint): string[] =>
  (point.kind === 'withdrawal' ? [point] : [...answers, point, ...conditions])
    .toSorted((one, other) => one.start - other.start)
    .map(lineOf);

const lineOf = ({ speaker, quote }: Quote) => (speaker === null ? quote : `${speaker}: ${quote}`);
