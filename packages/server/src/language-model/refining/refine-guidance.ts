import type { Citation, Guidance } from '@mediation/api-client';
import { isAboutSafety } from '@mediation/assist';
import * as z from 'zod/mini';
import type { Refinement } from './refinement.ts';

const schema = z.object({ passage_ids: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(2)) });

const instructions =
  'Choose the passages that answer the question, the best first, at most two, by their ids. Choose none when no passage ' +
  'answers it.';

/** The model may choose among the passages that were found. After safety only more about safety is quoted. */
export const refineGuidance = (
  question: string,
  embedded: Guidance,
  candidates: readonly Citation[],
): Refinement<Guidance, z.infer<typeof schema>> => ({
  embedded,
  question: {
    task: 'guidance',
    instructions,
    data: { question, passages: candidates.map(({ id, title, quote }) => ({ id, title, text: quote })) },
    schema,
  },
  merge: ({ passage_ids }) => {
    const chosen = passage_ids.map((id) => candidates.find((it) => it.id === id));
    if (chosen.includes(undefined)) return { reason: 'unknown_source' };
    if (chosen.length === 0) return embedded;
    const isDanger = embedded.citations.slice(0, 1).some(isSafety);
    const safety = embedded.citations.filter(isSafety);
    const added = chosen.filter((it) => it !== undefined).filter(({ id }) => safety.every((it) => it.id !== id));
    const citations = safetyLast(isDanger ? [...safety, ...added] : [...added, ...safety]);
    return {
      ...embedded,
      guidance: citations.map((it) => it.quote).join('\n\n'),
      citations,
      confidence: embedded.confidence === 'low' ? 'medium' : embedded.confidence,
    };
  },
});

const isSafety = ({ id }: Citation) => isAboutSafety(id);

/** After a passage about safety stands nothing else; what begins with one has no others. */
const safetyLast = (cited: readonly Citation[]): Citation[] => {
  const others = cited.slice(0, 1).some(isSafety) ? [] : cited.filter((it) => !isSafety(it));
  return [...others, ...cited.filter(isSafety)];
};
