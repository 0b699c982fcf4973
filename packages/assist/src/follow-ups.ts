import type { Role } from '@mediation/api-client';
import { beginnings } from './data/guidance-words.ts';
import type { Passage } from './passages.ts';
import type { Match } from './retrieval.ts';
import type { Shelf } from './shelf.ts';

interface Answered {
  role: Role;
  shelf: Shelf;
  cited: readonly Passage[];
}

/** How alike a neighbour must be to be suggested. */
const near = 0.3;
const count = 3;

/** Words that would say something about the asker's family. */
const personal = /\b(?:he|she|him|his|her|husband|wife|marido|mujer|espos[oa]|ella)\b|él/i;

/** A whole question of a passage that anybody could send; others are typed in a hurry. */
const wholeQuestion = ({ questions }: Passage) =>
  questions.find((it) => /^¿?\p{Lu}.*\?$/u.test(it) && !personal.test(it));

/** Suggests what else to ask: neighbours of the answer, then what the role may begin with. */
export function followUps(matches: readonly Match[], { role, shelf: { list }, cited }: Answered): string[] {
  const isSafety = cited.some((it) => it.topic === 'safety');
  const neighbours = matches.filter((it) => it.likeness >= near).map((it) => it.passage);
  const safety = list.filter((it) => isSafety && it.topic === 'safety' && it.roles.includes(role));
  const starts = beginnings[role].flatMap((id) => list.filter((it) => it.id === id));
  const suggested = [...safety, ...neighbours.slice(0, 2 * count), ...starts]
    .filter((it) => !cited.includes(it) && (isSafety || it.topic !== 'safety'))
    .flatMap((it) => wholeQuestion(it) ?? []);
  return [...new Set(suggested)].slice(0, count);
}
