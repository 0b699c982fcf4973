// Guards packages/assist/src/guidance/** packages/assist/src/risk/** packages/assist/src/data/** packages/assist/src/text/**
import { expect, test } from 'vitest';
import { adviceFor } from '../src/risk/recommend.ts';
import { assessRisk } from '../src/risk/risk.ts';
import { isGraveLevel } from '../src/risk/severity.ts';
import { measureAnswers, measureRetrieval } from './measure.ts';
import ordinary from './data/ordinary-messages.tsv?raw';
import judge from './data/questions-by-others-judge.tsv?raw';
import learn from './data/questions-by-others-learn.tsv?raw';

// All of this was written by people who had seen nothing of the engine; the passages that answer the questions were named by
// another reader. The questions were split at random: one half is to learn from, and only the other one judges. What is
// reached today is held; docs/assistance.md says what is aimed at.
const rowsOf = (tsv: string) =>
  tsv
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

/** The questions of a language with a label: role, language, topic, need, question, ids of passages. */
const questionsOf = (tsv: string, language: string, wanted: string) =>
  rowsOf(tsv).filter(([, of, label]) => of === language && label === wanted);
const lines = (rows: string[][]) => rows.map((row) => row.join('\t')).join('\n');
const asked = (rows: string[][]) =>
  lines(rows.map(([role = '', language = '', , , question = '']) => [role, language, question]));

test.for([
  ['en', { first: 0.63, amongThree: 0.74, right: 0.47, refused: 0.77, safety: 0.83, alarms: 0.14 }],
  ['es', { first: 0.32, amongThree: 0.6, right: 0.25, refused: 1, safety: 0.88, alarms: 0.15 }],
] as const)('questions in %s by people who know no passage', ([language, reached]) => {
  const { first, amongThree, answeredRight, safetyFirst } = measureRetrieval(
    lines(questionsOf(judge, language, 'answer')),
  );
  expect(first.all).toBeGreaterThanOrEqual(reached.first);
  expect(amongThree.all).toBeGreaterThanOrEqual(reached.amongThree);
  expect(answeredRight.all).toBeGreaterThanOrEqual(reached.right);
  expect(safetyFirst.all).toBeLessThanOrEqual(reached.alarms);
  expect(measureAnswers(asked(questionsOf(judge, language, 'off-topic'))).refused.all).toBeGreaterThanOrEqual(
    reached.refused,
  );
  expect(measureAnswers(asked(questionsOf(judge, language, 'safety'))).safetyFirst.all).toBeGreaterThanOrEqual(
    reached.safety,
  );
});

test('nearly all questions about danger in the half to learn from get safety first', () => {
  for (const [language, least] of [
    ['en', 0.87],
    ['es', 0.95],
  ] as const)
    expect(measureAnswers(asked(questionsOf(learn, language, 'safety'))).safetyFirst.all).toBeGreaterThanOrEqual(least);
});

test.for([
  ['en', 0.041],
  ['es', 0.074],
] as const)('ordinary messages in %s with words that trip a detector are seldom called grave', ([language, most]) => {
  const texts = rowsOf(ordinary).flatMap(([of, , text = '']) => (of === language ? [text] : []));
  const levels = texts.map((text) => assessRisk(text, adviceFor(text, {})).risk_level);
  expect(levels.filter(isGraveLevel).length / texts.length).toBeLessThanOrEqual(most);
  expect(levels.filter((it) => it === 'critical')).toEqual([]);
});
