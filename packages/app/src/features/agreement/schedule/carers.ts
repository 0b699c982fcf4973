import type { Carer } from '@mediation/api-client';

/** The names of the two parents of a schedule. */
export type CarerNames = Record<Carer, string>;

/** What stands for a parent in a cell: the first letter, or the side where both begin alike. */
export function carerLetters({ A, B }: CarerNames): CarerNames {
  const letterOf = (name: string) => Array.from(name.toLocaleUpperCase())[0] ?? '';
  return letterOf(A) === letterOf(B) ? { A: 'A', B: 'B' } : { A: letterOf(A), B: letterOf(B) };
}
