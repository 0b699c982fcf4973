import type { Conversation } from '@mediation/assist';
import type { KeyPoints } from '@mediation/api-client';
import type * as z from 'zod/mini';
import { linesOf, newIn, pickInstructions, pickedKinds, picksOf, pointsIn } from './picked-points.ts';
import type { Refinement } from './refinement.ts';

const schema = picksOf(pickedKinds);
const task = 'List the requests, refusals, deadlines, sums, open questions and what concerns safety.';

/** The model may add key points to those of the built-in rules, of which none is left out. */
export const refineKeyPoints = (
  conversation: Conversation,
  embedded: KeyPoints,
): Refinement<KeyPoints, z.infer<typeof schema>> => ({
  embedded,
  question: {
    task: 'key_points',
    instructions: pickInstructions(task, pickedKinds),
    data: { lines: linesOf(conversation.text) },
    schema,
  },
  merge: (output) => {
    const chosen = pointsIn(conversation, output.points);
    if ('reason' in chosen) return chosen;
    const added = newIn(chosen, embedded.key_points);
    const key_points = [...embedded.key_points, ...added].toSorted((one, other) => one.start - other.start);
    return { ...embedded, key_points };
  },
});
