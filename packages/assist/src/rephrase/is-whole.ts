import type { Cut, Range } from './cuts.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { type Reader, tokensOf } from './tokens.ts';

/** The fewest words of a sentence that lost a part. */
const fewest = 3;

/** Whether what is left of every sentence can stand: no list without its head, no remnant of two words. */
export function isWhole(plain: string, cuts: readonly Cut[], reader: Reader): boolean {
  const segments = segmentsOf(plain);
  const isCut = ({ start, end }: Segment) =>
    cuts.some((it) => it.kind !== 'swearing' && it.start <= start && end <= it.end);
  const touched = new Set(
    segments.flatMap(({ sentence }) =>
      cuts.some((it) => it.kind !== 'swearing' && it.start < sentence.end && sentence.start < it.end) ? [sentence] : [],
    ),
  );
  const wordsLeft = (range: Range) =>
    tokensOf(plain, { ...range, ...reader }).filter(
      (token) => !cuts.some((it) => it.start <= token.start && token.end <= it.end),
    );
  const isList = segments.some((it, at) => {
    const next = segments[at + 1];
    if (next === undefined || next.sentence !== it.sentence || !isCut(it) || isCut(next)) return false;
    const [first] = wordsLeft(next);
    return first !== undefined && (listed.test(first.word) || insulting.some((part) => first.parts.has(part)));
  });
  return (
    !isList &&
    [...touched].every((sentence) => {
      const left = wordsLeft(sentence);
      return (
        left.length === 0 || (!left.at(-1)!.parts.has('and') && (left.length >= fewest || isGreeting(left[0]!.word)))
      );
    })
  );
}

const insulting = ['nouns', 'adjectives', 'scolding'] as const;

const listed = /^(?:a|an|un|una|unos|unas|who|que|quien|which|lo|always|siempre)$/;

const isGreeting = (word: string) => /^(?:hi|hello|dear|hola|thanks|gracias|please)$/.test(word);
