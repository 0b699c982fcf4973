import { KeyPoint, type KeyPoints, type Summary } from '@mediation/api-client';
import * as z from 'zod/mini';
import type { Refinement, Rejection } from './refinement.ts';

const Pick = z.object({
  line: z.int().check(z.minimum(0)),
  kind: KeyPoint.shape.kind,
  quote: z.string().check(z.minLength(1), z.maxLength(300)),
});
const schema = z.object({ points: z.array(Pick).check(z.minLength(1), z.maxLength(50)) });
type Picks = z.infer<typeof schema>;

const instructions = (task: string) =>
  `${task} Each line is one message. Give the number of its line, a quote copied letter by letter from that line, and ` +
  'its kind: request, offer, agreement, deadline, money, question, safety or lead (other). Quote an offer with its condition.';

const linesOf = (text: string) => text.split('\n').map((said, line) => ({ line, said }));

/** Turns picks into spans of the text; rejects all when one is not in its line. */
function pointsIn(text: string, { points }: Picks): KeyPoint[] | Rejection {
  const lines = text.split('\n');
  const spans = points.map(({ line, kind, quote }) => {
    const at = lines[line]?.indexOf(quote) ?? -1;
    const start = lines.slice(0, line).reduce((sum, it) => sum + it.length + 1, 0) + at;
    return at < 0 ? undefined : { kind, line, start, end: start + quote.length, quote };
  });
  const found = spans.filter((it) => it !== undefined);
  return found.length === spans.length ? found : { reason: 'unknown_source' };
}

/** All points in the order of the text; of two about the same words the first given stays. */
const unite = (points: readonly KeyPoint[]) =>
  points
    .filter((it, at) => !points.slice(0, at).some((other) => it.start < other.end && other.start < it.end))
    .toSorted((one, other) => one.start - other.start);

/** The model may choose the sentences of a summary. What concerns safety stays, and every sentence is a quote. */
export const refineSummary = (
  { text, context }: { text: string; context?: string | undefined },
  embedded: Summary,
): Refinement<Summary, Picks> => ({
  embedded,
  question: {
    task: 'summary',
    instructions: instructions('Choose the up to eight sentences that a mediator must know of this conversation.'),
    data: { context, lines: linesOf(text) },
    schema,
  },
  merge: (output) => {
    const chosen = pointsIn(text, { points: output.points.slice(0, 8) });
    if ('reason' in chosen) return chosen;
    const points = unite([...embedded.points.filter((it) => it.kind === 'safety'), ...chosen]);
    return { ...embedded, points, summary: points.map((it) => it.quote).join('\n') };
  },
});

/** The model may add key points to those of the built-in rules. */
export const refineKeyPoints = (text: string, embedded: KeyPoints): Refinement<KeyPoints, Picks> => ({
  embedded,
  question: {
    task: 'key_points',
    instructions: instructions('List the requests, offers, agreements, deadlines, sums and open questions.'),
    data: { lines: linesOf(text) },
    schema,
  },
  merge: (output) => {
    const chosen = pointsIn(text, output);
    if ('reason' in chosen) return chosen;
    return { ...embedded, key_points: unite([...embedded.key_points, ...chosen]).slice(0, 50) };
  },
});
