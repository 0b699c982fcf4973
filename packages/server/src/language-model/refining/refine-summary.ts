import { type Conversation, quotesOf } from '@mediation/assist';
import type { KeyPoint, KeyPointKind, Summary } from '@mediation/api-client';
import type * as z from 'zod/mini';
import { linesOf, newIn, pickInstructions, pickedKinds, picksOf, pointsIn } from './picked-points.ts';
import type { Refinement } from './refinement.ts';

const kinds = [...pickedKinds, 'central'] as const satisfies KeyPointKind[];
const schema = picksOf(kinds);
const task = 'Choose the up to six sentences that a mediator must know of this conversation.';

/** What a model never leaves out of a summary, besides what it has not read. */
const kept = new Set<KeyPointKind>(['safety', 'agreement', 'withdrawal', 'offer', 'counter_offer']);

const isCentral = ({ kind }: KeyPoint) => kind === 'central';

/**
 * The model may choose further sentences of a summary. What concerns safety and deals stays, and every sentence
 * is a quote, in the order of the talk. A sentence is only central where nothing else was found.
 */
export const refineSummary = (
  conversation: Conversation & { context?: string | undefined },
  embedded: Summary,
): Refinement<Summary, z.infer<typeof schema>> => ({
  embedded,
  question: {
    task: 'summary',
    instructions: pickInstructions(task, kinds),
    data: { context: conversation.context, lines: linesOf(conversation.text) },
    schema,
  },
  merge: (output) => {
    const chosen = pointsIn(conversation, output.points.slice(0, 6));
    if ('reason' in chosen) return chosen;
    const isOnlyCentral = [...embedded.points, ...chosen].every(isCentral);
    const stays = embedded.points.filter((it) => kept.has(it.kind) || it.start >= conversation.text.length);
    const added = chosen.filter((it) => isOnlyCentral || !isCentral(it));
    const all = [...stays, ...newIn(added, stays)];
    if (all.length === 0) return embedded;
    const points = all.toSorted((one, other) => one.line - other.line || one.start - other.start);
    return { ...embedded, points, summary: [...new Set(points.flatMap(quotesOf))].join('\n') };
  },
});
