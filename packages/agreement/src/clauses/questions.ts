import { possibleBlanksOf } from '../linter/blanks.ts';

/** The questions of a clause: what its words have in brackets, each once, in their order. */
export function questionsOf(text: string): string[] {
  const bracketed = possibleBlanksOf(text).filter(([found]) => found.startsWith('['));
  const inOrder = bracketed.toSorted((a, b) => a.index - b.index);
  return [...new Set(inOrder.map(([found]) => found.slice(1, -1).trim()))].filter(Boolean);
}

/** The words of a clause with its answers. A question without one stays in its brackets. */
export const withAnswers = (text: string, answers: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\[([^[\]]+)\]/gu, (found, question: string) => answers[question.trim()]?.trim() || found);
