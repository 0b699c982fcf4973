import type { DocumentKind } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { lint } from '../linter/lint.ts';
import { cycleOf } from '../parenting/patterns.ts';
import { scheduleWith, spanRule } from '../parenting/test-rules.ts';
import { entryOf } from './catalog.ts';
import { completenessOf } from './completeness.ts';
import { clausesOf } from './library.ts';

const documents: DocumentKind[] = ['memorandum', 'finances', 'parenting'];
const languages = ['en', 'es'] as const;
const every = documents.flatMap((document) =>
  languages.flatMap((language) => clausesOf(document, language).map((it) => ({ ...it, document, language }))),
);

test.each(every)('the linter marks the blanks of $language $document $id, and nothing else', ({ text, language }) => {
  const reasons = new Set(lint(text, language).map(({ reason }) => reason));
  expect([...reasons]).toEqual(['blank']);
});

test.each(every)(
  'the completeness of a document counts $language $document $id as said',
  ({ id, document, ...words }) => {
    expect(entryOf(id).said.test(words.text + words.heading)).toBe(true);
    expect(completenessOf(document, ['home', 'pensions', 'debts', 'support'], [words]).missing).not.toContain(id);
  },
);

test('the library has two or more clauses on every shelf, in both languages', () => {
  const shelves = Map.groupBy(every, ({ topic, language }) => `${language} ${topic}`);
  expect(shelves.size).toBe(16);
  for (const [, clauses] of shelves) expect(new Set(clauses.map(({ id }) => id)).size).toBeGreaterThanOrEqual(2);
});

test('an empty parenting plan misses the school holidays, and one with holidays does not', () => {
  expect(completenessOf('parenting', ['parenting'], []).missing).toContain('holidays');
  const words = { heading: 'Verano', text: 'Las vacaciones se reparten por mitades.' };
  expect(completenessOf('parenting', ['parenting'], [words]).said).toContain('holidays');
});

test('a memorandum is expected to say something about a pension only if the case has pensions', () => {
  expect(completenessOf('memorandum', ['home'], []).missing).not.toContain('pension_share');
  expect(completenessOf('memorandum', ['pensions'], []).missing).toContain('pension_share');
});

test('a clause with a review on a day counts as saying when the agreement is looked at again', () => {
  const words = { heading: 'Support', text: 'Ben pays.' };
  expect(completenessOf('memorandum', [], [words]).missing).toContain('review_date');
  const reviewed = { ...words, duties: [{ kind: 'review' as const }] };
  expect(completenessOf('memorandum', [], [reviewed]).said).toContain('review_date');
});

const patterns = [{ id: 'p', from: '2027-05-03', cycle: cycleOf('two_two_five_five', 'B', '2027-05-03') }];

test('a plan whose schedule has a pattern and a place for each handover misses neither nights nor handovers', () => {
  const { said, missing } = completenessOf('parenting', [], [], scheduleWith({ patterns }));
  expect(said).toEqual(['school_days', 'handover']);
  expect(missing).toContain('holidays');
});

test('a plan misses the handovers while its schedule has no pattern or no place for them', () => {
  const nowhere = { school_days: { place: '', time: '15:15' }, other_days: { place: 'Library', time: '10:00' } };
  for (const rules of [{}, { patterns, handover: nowhere }])
    expect(completenessOf('parenting', [], [], scheduleWith(rules)).missing).toContain('handover');
});

test('a plan whose schedule has rules for the summer holidays and a birthday misses neither', () => {
  const holidays = [spanRule({ name: 'Vacaciones de verano', from: '2027-07-24', until: '2027-08-07' })];
  const exceptions = [spanRule({ name: 'Ada’s birthday', from: '2027-06-04', until: '2027-06-05' })];
  const { said } = completenessOf('parenting', [], [], scheduleWith({ holidays, exceptions }));
  expect(said).toEqual(['holidays', 'special_days']);
});
