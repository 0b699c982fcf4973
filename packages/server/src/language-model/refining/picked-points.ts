import { type Conversation, speakerOf } from '@mediation/assist';
import type { KeyPoint, KeyPointKind } from '@mediation/api-client';
import * as z from 'zod/mini';
import type { Rejection } from './refinement.ts';

/** A deal is quoted with what it answers and its conditions, which the built-in rules follow; a model adds the rest. */
export const pickedKinds = [
  'safety',
  'refusal',
  'request',
  'question',
  'deadline',
  'money',
] as const satisfies KeyPointKind[];

/** What a model answers: sentences by line, quote and kind, of the kinds that are allowed. */
export const picksOf = <const Kinds extends readonly KeyPointKind[]>(kinds: Kinds) => {
  const quote = z.string().check(z.minLength(1), z.maxLength(300));
  const pick = z.object({ line: z.int().check(z.minimum(0)), kind: z.enum(kinds), quote });
  return z.object({ points: z.array(pick).check(z.minLength(1), z.maxLength(50)) });
};

/** How the model is told to pick sentences. */
export const pickInstructions = (task: string, kinds: readonly KeyPointKind[]) =>
  `${task} Each line is one message. Give the number of its line, a quote copied letter by letter from what is said in ` +
  `that line, and its kind: ${kinds.join(', ')}.`;

/** The lines of a conversation, without the names before them. A line without a name continues the message before it. */
export function linesOf(text: string) {
  const lines: { line: number; speaker: string | null; said: string }[] = [];
  for (const [line, written] of text.trimEnd().split('\n').entries()) {
    const { speaker, length } = speakerOf(written);
    lines.push({ line, speaker: speaker ?? lines.at(-1)?.speaker ?? null, said: written.slice(length) });
  }
  return lines;
}

/** Turns picks into spans of the text; rejects all when one is not in its line. */
export function pointsIn(
  { text, message_ids }: Conversation,
  picks: readonly { line: number; kind: KeyPointKind; quote: string }[],
): KeyPoint[] | Rejection {
  const lines = linesOf(text);
  const written = text.trimEnd().split('\n');
  const ids = message_ids?.length === lines.length ? message_ids : [];
  const points: KeyPoint[] = [];
  for (const { line, kind, quote } of picks) {
    const { said, speaker } = lines[line] ?? { said: '', speaker: null };
    const at = said.indexOf(quote);
    if (at < 0) return { reason: 'unknown_source' };
    const start = written.slice(0, line + 1).join('\n').length - said.length + at;
    const end = start + quote.length;
    points.push({ kind, line, start, end, quote, speaker, message_id: ids[line] ?? null, answers: [], conditions: [] });
  }
  return points;
}

const overlap = (one: KeyPoint, other: KeyPoint) => one.start < other.end && other.start < one.end;

/** The points about words that no point is about yet; safety also about words of other points. */
export const newIn = (points: readonly KeyPoint[], known: readonly KeyPoint[]): KeyPoint[] =>
  points.filter((it, at) =>
    [...known, ...points.slice(0, at)].every(
      (other) => !overlap(it, other) || (it.kind === 'safety' && other.kind !== 'safety'),
    ),
  );
