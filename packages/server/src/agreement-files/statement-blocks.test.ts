import type { MoneyStatement, StatementFigure } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { formatsOf } from './formats.ts';
import { statementBlocks } from './statement-blocks.ts';

const parties = [
  { participant_id: 'maya', name: 'Maya' },
  { participant_id: 'daniel', name: 'Daniel' },
];

const figure = (changes: Partial<StatementFigure>): StatementFigure => ({
  id: crypto.randomUUID(),
  participant_id: 'maya',
  is_joint: false,
  own_share: 50,
  category: 'comes_in',
  label: 'Wages',
  amount_minor: 10_000,
  rhythm: 'monthly',
  as_of: '2026-11-01',
  evidence: null,
  former: [],
  ...changes,
});

const textOf = (language: 'en' | 'es', ...figures: StatementFigure[]) => {
  const statement: MoneyStatement = { currency: 'GBP', opened_at: '2026-11-01T10:00:00Z', parties, figures };
  return JSON.stringify(statementBlocks(statement, language, formatsOf(language, 'Europe/London', 'en-GB'))).replaceAll(
    '\u00a0',
    ' ',
  );
};

test.each([
  ['en', 'weekly', 'GBP 433.33\\nEvery week: GBP 100.00 × 52 ÷ 12'],
  ['en', 'yearly', 'GBP 8.33\\nEvery year: GBP 100.00 ÷ 12'],
  ['es', 'fortnightly', '216,67 GBP\\nCada dos semanas: 100,00 GBP × 26 ÷ 12'],
] as const)('a file in %s shows what comes in %s by month, with its sum', (language, rhythm, words) => {
  expect(textOf(language, figure({ rhythm }))).toContain(words);
});

test('a file shows what comes in each month without a sum', () => {
  expect(textOf('en', figure({}))).not.toContain('÷');
});

test.each([
  ['en', 'Maya 66.67% and Daniel 33.33%'],
  ['es', 'Maya 66,67 % y Daniel 33,33 %'],
] as const)('a file in %s shows the share of each party in a joint figure that is not halved', (language, words) => {
  const home = { category: 'owns', label: 'Home', is_joint: true } as const;
  const text = textOf(
    language,
    figure({ ...home, participant_id: 'daniel', own_share: 33.33 }),
    figure({ ...home, label: 'Car' }),
  );
  expect(text.split(words)).toHaveLength(2);
  expect(text).not.toContain('50');
});
