import type { MoneyStatement, StatementFigure } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { compareStatements } from './compare-statements.ts';

const figure = (id: string, change: Partial<StatementFigure> = {}): StatementFigure => ({
  id,
  participant_id: 'maya',
  is_joint: false,
  own_share: 50,
  rhythm: 'monthly',
  category: 'owns',
  label: id,
  amount_minor: 100_00,
  as_of: '2027-05-03',
  evidence: null,
  former: [],
  ...change,
});
const statement = (...figures: StatementFigure[]): MoneyStatement => ({
  currency: 'GBP',
  opened_at: '2027-05-03T10:00:00Z',
  parties: [{ participant_id: 'maya', name: 'Maya' }],
  figures,
});
const ids = (before: MoneyStatement | null, now: MoneyStatement | null) =>
  compareStatements(before, now).map(({ id }) => id);

test('figures with another amount, day, source or name are listed, and those that were added or taken out', () => {
  const before = statement(figure('home'), figure('car'), figure('loan'), figure('pay'), figure('gone'));
  const now = statement(
    figure('home', { amount_minor: 200_00 }),
    figure('car', { evidence: { upload_id: null, doc_type: 'bank_statements', page: 2 } }),
    figure('loan', { as_of: '2027-06-01' }),
    figure('pay'),
    figure('new'),
  );
  expect(ids(before, now)).toEqual(['home', 'car', 'loan', 'new', 'gone']);
  expect(ids(null, statement(figure('home')))).toEqual(['home']);
});

test('the same figures have no change, whoever may open their document', () => {
  const source = { doc_type: 'bank_statements' as const, page: 2 };
  const before = statement(figure('home', { evidence: { ...source, upload_id: 'a' } }));
  const now = statement(figure('home', { evidence: { ...source, upload_id: null }, former: [] }));
  expect(ids(before, now)).toEqual([]);
});
