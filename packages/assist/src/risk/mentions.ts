import { conceptNamed, mentionsIn } from '../classifier/concepts.ts';
import type { Word } from '../classifier/words.ts';

const touch = conceptNamed('sex');
const turn = /^toc(?:a|aba|o|ara|aria)$/;
const whose = new Set(['te', 'le', 'les', 'nos', 'os']);
/** What was touched comes next, and no turn: "le tocaba las piernas". */
const what = new Set(['la', 'las', 'los', 'su', 'sus', 'ahi', 'por']);

/** The concepts that words name. "El sábado te tocaba" says whose turn it was and names no touch. */
export function mentionsOfRisk(words: readonly Word[]) {
  const textAt = (at: number) => words[at]?.text ?? '';
  const isTurn = (at: number) => turn.test(textAt(at)) && whose.has(textAt(at - 1)) && !what.has(textAt(at + 1));
  return mentionsIn(words).filter(({ concept, word }) => concept !== touch || !isTurn(word));
}
