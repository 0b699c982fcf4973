import type { Case } from '@mediation/api-client';
import { stepNumber } from '../../../../words/names/step-names.ts';
import { releaseStep } from '../use-early-words.ts';

/** Why a draft cannot be released yet: it has no clause, or its case is not that far. Null where it can. */
export type Hindrance = 'empty' | 'early';

/** Says what the server would refuse, before somebody presses Release. */
export function hindranceOf(
  { step }: Pick<Case, 'step'>,
  { draft }: { draft: { clauses: readonly unknown[] } | null },
): Hindrance | null {
  if (stepNumber(step) < stepNumber(releaseStep)) return 'early';
  return draft?.clauses.length ? null : 'empty';
}
