import { expect, test } from 'vitest';
import { findQuestions, type HelpCategory } from './find-questions.ts';

const categories: HelpCategory[] = [
  {
    id: 'documents',
    label: 'Documents',
    questions: [
      { id: 'kinds', question: 'What kinds of file can I send?', answer: 'PDF, JPG, JPEG or PNG.' },
      {
        id: 'photo',
        question: 'A photo of a letter: is that good enough?',
        answer: 'Yes.',
        keywords: 'picture résumé bank’s',
      },
    ],
  },
  { id: 'sessions', label: 'Sessions', questions: [{ id: 'move', question: 'Can I move a session?', answer: 'Yes.' }] },
];
const found = (search: string) =>
  findQuestions(categories, search).flatMap(({ questions }) => questions.map(({ id }) => id));

test('the help search finds a question by words of the question, the answer or the keywords', () => {
  expect(found('letter photo')).toEqual(['photo']);
  expect(found('JPEG')).toEqual(['kinds']);
  expect(found('resume')).toEqual(['photo']);
  expect(found("bank's")).toEqual(['photo']);
});

test('the help search requires all words in one question and lists every question when it is empty', () => {
  expect(found('photo session')).toEqual([]);
  expect(found('  ')).toEqual(['kinds', 'photo', 'move']);
});
