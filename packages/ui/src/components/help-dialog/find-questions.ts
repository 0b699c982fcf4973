import type { ReactNode } from 'react';
import { foldedText } from '../../folded-text.ts';

/** A question and its answer. */
export interface HelpQuestion {
  id: string;
  question: string;
  answer: ReactNode;
  /** The answer as plain text, with more search terms: "photo, picture, scan". */
  keywords?: string | undefined;
}

/** The questions on one topic. */
export interface HelpCategory {
  id: string;
  label: string;
  questions: readonly HelpQuestion[];
}

const wordsOf = ({ question, answer, keywords = '' }: HelpQuestion) =>
  foldedText([question, typeof answer === 'string' ? answer : '', keywords].join(' '));

/** The categories reduced to the questions that contain every search word, in any order, without regard to accents. */
export function findQuestions(categories: readonly HelpCategory[], search: string): HelpCategory[] {
  const words = foldedText(search).split(/\s+/).filter(Boolean);
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter((question) => words.every((word) => wordsOf(question).includes(word))),
    }))
    .filter(({ questions }) => questions.length > 0);
}
