import { type Conversation, quotesOf, speakerOf } from '@mediation/assist';
import type { KeyPoint, KeyPointKind, KeyPoints, Summary } from '@mediation/api-client';
import * as z from 'zod/mini';
import type { Refinement, Rejection } from './refinement.ts';

/** A deal is quoted with what it answers and its conditions, which the built-in rules follow; a model adds the rest. */
const kinds = [
  'safety',
  'refusal',
  'request',
  'question',
  'deadline',
  'money',
  'central',
] as const satisfies KeyPointKind[];
const Pick = z.object({
  line: z.int().check(z.minimum(0)),
  kind: z.enum(kinds),
  quote: z.string().check(z.minLength(1), z.maxLength(300)),
});
const schema = z.object({ points: z.array(Pick).check(z.minLength(1), z.maxLength(50)) });
type Picks = z.infer<typeof schema>;

const instructions = (task: string) =>
  `${task} Each line is one message. Give the number of its line, a quote copied letter by letter from that line, and ` +
  `its kind: ${kinds.join(', ')}.`;

const linesOf = (text: string) => text.split('\n').map((said, line) => ({ line, said }));

/** Turns picks into spans of the text; rejects all when one is not in its line. */
function pointsIn({ text, message_ids }: Conversation, { points }: Picks): KeyPoint[] | Rejection {
  const lines = text.split('\n');
  const spans = points.map(({ line, kind, quote }) => {
    const at = lines[line]?.indexOf(quote) ?? -1;
    const start = lines.slice(0, line).reduce((sum, it) => sum + it.length + 1, 0) + at;
    if (at < 0) return undefined;
    const { speaker } = speakerOf(lines[line] ?? '');
    const message_id = message_ids?.length === lines.length ? (message_ids[line] ?? null) : null;
    return { kind, line, start, end: start + quote.length, quote, speaker, message_id, answers: [], conditions: [] };
  });
  const found = spans.filter((it) => it !== undefined);
  return found.length === spans.length ? found : { reason: 'unknown_source' };
}

/** All points in the order of the text; of two about the same words the first given stays. */
const unite = (points: readonly KeyPoint[]) =>
  points
    .filter((it, at) => !points.slice(0, at).some((other) => it.start < other.end && other.start < it.end))
    .toSorted((one, other) => one.start - other.start);

/** What a model never leaves out of a summary. */
const kept = new Set<KeyPointKind>(['safety', 'agreement', 'offer', 'counter_offer']);

/** The model may choose further sentences of a summary. What concerns safety and deals stays, and every sentence is a quote. */
export const refineSummary = (
  conversation: Conversation & { context?: string | undefined },
  embedded: Summary,
): Refinement<Summary, Picks> => ({
  embedded,
  question: {
    task: 'summary',
    instructions: instructions('Choose the up to six sentences that a mediator must know of this conversation.'),
    data: { context: conversation.context, lines: linesOf(conversation.text) },
    schema,
  },
  merge: (output) => {
    const chosen = pointsIn(conversation, { points: output.points.slice(0, 6) });
    if ('reason' in chosen) return chosen;
    const points = unite([...embedded.points.filter((it) => kept.has(it.kind)), ...chosen]);
    return { ...embedded, points, summary: points.flatMap((it) => quotesOf(it)).join('\n') };
  },
});

/** The model may add key points to those of the built-in rules. */
export const refineKeyPoints = (conversation: Conversation, embedded: KeyPoints): Refinement<KeyPoints, Picks> => ({
  embedded,
  question: {
    task: 'key_points',
    instructions: instructions('List the requests, refusals, deadlines, sums and open questions.'),
    data: { lines: linesOf(conversation.text) },
    schema,
  },
  merge: (output) => {
    const chosen = pointsIn(conversation, output);
    if ('reason' in chosen) return chosen;
    return { ...embedded, key_points: unite([...embedded.key_points, ...chosen]).slice(0, 100) };
  },
});
