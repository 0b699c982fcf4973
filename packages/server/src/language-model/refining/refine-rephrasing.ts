import type { Phrasing, PhrasingGoal, Rephrasing } from '@mediation/api-client';
import { type AiEngine, isOnRecord, keepsFacts } from '@mediation/assist';
import * as z from 'zod/mini';
import type { Refinement } from './refinement.ts';

const Wording = z.string().check(z.minLength(1), z.maxLength(4000));
const schema = z.object({ rewritten: Wording });
const manySchema = z.object({ suggestions: z.array(Wording).check(z.minLength(1), z.maxLength(3)) });

const rules =
  'Keep every fact: names, numbers, dates, times, amounts, words like never, always, all, half, must, may and not, and ' +
  'every token in square brackets. Write as the same person in the same language. Add nothing, promise nothing, and ' +
  'answer no question.';

/**
 * Whether a model may be asked to put a message in other words. An insult of the writer may be. Threats, reports of harm
 * and words for the record are left.
 */
export async function mayBeReworded(message: string, embedded: AiEngine): Promise<boolean> {
  const { risk_level, indicators } = await embedded.risk({ text: message });
  const isInsult = indicators.every(({ id, perspective }) => id === 'degradation' && perspective === 'expressed');
  const mildest = indicators.length === 0 ? 'low' : 'medium';
  return isInsult && risk_level === mildest && !isOnRecord(message);
}

interface Draft {
  message: string;
  /** The names known in the case. */
  names?: string[] | undefined;
}

/** Whether a wording keeps the facts and raises neither risk nor intensity. */
async function isFaithful({ message, names }: Draft, wording: string, embedded: AiEngine): Promise<boolean> {
  if (!keepsFacts(message, wording, [], names) || wording.length > message.length * 2 + 200) return false;
  const [before, after] = await Promise.all(
    [message, wording].map(async (text) => ({
      tone: await embedded.tone({ text }),
      risk: await embedded.risk({ text }),
    })),
  );
  return after!.risk.risk_score <= before!.risk.risk_score && after!.tone.intensity <= before!.tone.intensity;
}

/** The model may put a message in calmer words, when no fact changes. */
export const refineRephrasing = (
  { message, names, concern }: Draft & { concern?: string | undefined },
  embedded: Rephrasing,
  engine: AiEngine,
): Refinement<Rephrasing, z.infer<typeof schema>> => ({
  embedded,
  question: {
    task: 'rephrase',
    instructions: `Put the message in calm words, without insults and reproaches. ${rules}`,
    data: { message, concern },
    schema,
    keepsTokensOf: message,
  },
  merge: async ({ rewritten }) => {
    if (rewritten.trim() === message.trim()) return { reason: 'unchanged' };
    if (!(await isFaithful({ message, names }, rewritten, engine))) return { reason: 'facts_or_tone' };
    return { ...embedded, suggested: rewritten.trim(), status: 'rephrased', note: null, tips: [] };
  },
});

const goals: Record<PhrasingGoal, string> = {
  calm: 'calm',
  short: 'short',
  request: 'a request',
  boundary: 'a boundary of the writer',
};

/** The model may suggest wordings; each that changes a fact is dropped. */
export const refinePhrasing = (
  { message, names, goal = 'calm' }: Draft & { goal?: PhrasingGoal | undefined },
  embedded: Phrasing,
  engine: AiEngine,
): Refinement<Phrasing, z.infer<typeof manySchema>> => ({
  embedded,
  question: {
    task: 'phrasing',
    instructions: `Write one to three wordings of the message, each ${goals[goal]}. ${rules}`,
    data: { message },
    schema: manySchema,
  },
  merge: async ({ suggestions }) => {
    const kept = await Promise.all(
      suggestions.map(async (it) => ((await isFaithful({ message, names }, it, engine)) ? [it.trim()] : [])),
    );
    const all = [...new Set(kept.flat())];
    return all.length > 0 ? { ...embedded, suggestions: all, note: null } : { reason: 'facts_or_tone' };
  },
});
