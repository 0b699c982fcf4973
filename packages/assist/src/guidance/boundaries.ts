import { type Boundary, boundaries } from '../data/boundaries.ts';
import { folded } from '../text/words.ts';

/** What keeps a question from being answered here, or null. */
export function boundaryOf(question: string): Boundary | null {
  const text = folded(question).trim();
  return boundaries.find(({ words }) => words.some((it) => it.test(text)))?.boundary ?? null;
}
