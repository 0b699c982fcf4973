import type { Carer } from '@mediation/api-client';
import type { NightLook } from '@mediation/ui';

/** The names of the two parents of a schedule. */
export type CarerNames = Record<Carer, string>;

/** What stands for a parent in a cell: the first letter, or the side where both begin alike. */
export function carerLetters({ A, B }: CarerNames): CarerNames {
  const letterOf = (name: string) => Array.from(name.toLocaleUpperCase())[0] ?? '';
  return letterOf(A) === letterOf(B) ? { A: 'A', B: 'B' } : { A: letterOf(A), B: letterOf(B) };
}

/** The sign of a night: the letter of its carer, both letters, or a question mark. */
export function nightSign(look: NightLook, names: CarerNames): string {
  const letters = carerLetters(names);
  if (look === 'gap') return '?';
  return look === 'clash' ? letters.A + letters.B : letters[look];
}
