import { expect, test } from 'vitest';
import { measureAnswers, measureRetrieval } from './measure.ts';
import offTopic from './off-topic.tsv?raw';
import questions from './questions.tsv?raw';
import safetyQuestions from './safety-questions.tsv?raw';

test('R@1 and R@3 hold over 150 questions by somebody who had not read the passages', () => {
  const { first, amongThree, answeredRight, safetyFirst } = measureRetrieval(questions);
  expect(first.all).toBeGreaterThanOrEqual(0.74);
  expect(amongThree.all).toBeGreaterThanOrEqual(0.85);
  expect(answeredRight.all).toBeGreaterThanOrEqual(0.64);
  expect(safetyFirst.all).toBeLessThanOrEqual(0.2);
});

test('at least 90 % of the questions about other things are refused', () => {
  expect(measureAnswers(offTopic).refused.all).toBeGreaterThanOrEqual(0.9);
});

test('the safety answer comes first for a question about danger', () => {
  expect(measureAnswers(safetyQuestions).safetyFirst.all).toBeGreaterThanOrEqual(0.9);
});
