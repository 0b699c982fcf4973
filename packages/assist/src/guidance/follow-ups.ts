import type { Role } from '@mediation/api-client';
import { beginnings } from '../data/guidance-words.ts';
import type { Passage } from './passages.ts';
import type { Match } from './retrieval.ts';
import type { PassageIndex } from './passage-index.ts';

interface Answered {
  role: Role;
  index: PassageIndex;
  cited: readonly Passage[];
  /** What answers the question for sure, cited or not. */
  sure: Passage | undefined;
}

/** How alike a neighbour must be to be suggested. */
const near = 0.3;
const count = 3;

/** Words that would say something about the asker's family. */
const personal = /\b(?:he|she|him|his|her|husband|wife|marido|mujer|espos[oa]|ella)\b|él/i;

/** A whole question of a passage that anybody could send; others are typed in a hurry. */
const wholeQuestion = ({ questions }: Passage) =>
  questions.find((it) => /^¿?\p{Lu}.*\?$/u.test(it) && !personal.test(it));

/**
 * Suggests what else to ask: neighbours of the answer, then what the role may begin with. Beside safety only what answers
 * for sure, and more about safety.
 */
export function followUps(matches: readonly Match[], { role, index: { list }, cited, sure }: Answered): string[] {
  const isSafety = cited[0]?.topic === 'safety';
  const safety = matches.map((it) => it.passage).filter((it) => it.topic === 'safety');
  const neighbours = matches.filter((it) => it.likeness >= near).map((it) => it.passage);
  const starts = beginnings[role].flatMap((id) => list.filter((it) => it.id === id));
  const others = [...neighbours.slice(0, 2 * count), ...starts].filter((it) => it.topic !== 'safety');
  const suggested = (isSafety ? [...(sure ? [sure] : []), ...safety] : others)
    .filter((it) => !cited.includes(it))
    .flatMap((it) => wholeQuestion(it) ?? []);
  return [...new Set(suggested)].slice(0, count);
}
