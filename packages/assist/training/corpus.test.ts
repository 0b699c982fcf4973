import { riskIndicatorIds, riskLevels } from '@mediation/api-client';
import { isGrave, readCorpus, readSecondLabels, readUnseen } from '@mediation/assist-corpus';
import { expect, test } from 'vitest';
import { weightedKappa } from './measures.ts';

const corpus = readCorpus();
const unseen = readUnseen();
const all = [...corpus, ...unseen];
const ofKind = (kind: string) => corpus.filter(({ tags }) => tags[0] === kind);

test('the corpus has 53,000 messages of 286 voices in two languages, each once', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(53_000);
  expect(new Set(corpus.map(({ voice }) => voice)).size).toBe(286);
  expect(corpus.filter(({ language }) => language === 'es').length).toBeGreaterThanOrEqual(21_100);
  expect(new Set(corpus.map(({ id }) => id)).size).toBe(corpus.length);
  expect(new Set(corpus.map(({ text }) => text)).size).toBe(corpus.length);
});

test('the 3,900 unseen messages are of 18 other voices, and none of them is in the corpus', () => {
  expect(unseen.length).toBeGreaterThanOrEqual(3_900);
  expect(new Set(unseen.map(({ voice }) => voice)).size).toBe(18);
  expect(new Set(all.map(({ voice }) => voice)).size).toBe(304);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
});

test('the best label of a message is the first acceptable one, and a template belongs to one voice', () => {
  for (const { tone, tone_ok, risk_level, risk_ok } of all)
    expect([tone, risk_level]).toEqual([tone_ok[0], risk_ok[0]]);
  for (const { voice, template } of all) expect(template.startsWith(`${voice}-`)).toBe(true);
});

test.for(riskIndicatorIds)('the corpus says “%s” plainly and obliquely, and has people tell of it', (id) => {
  const count = (kind: string) => ofKind(kind).filter(({ indicators }) => indicators.includes(id)).length;
  expect(count('plain')).toBeGreaterThanOrEqual(12);
  expect(count('oblique')).toBeGreaterThanOrEqual(12);
  expect(count('disclosure')).toBeGreaterThanOrEqual(6);
  expect(count('quoted')).toBeGreaterThanOrEqual(5);
});

test('the corpus has 700 harmless messages with alarming words, and denials without an indicator', () => {
  expect(ofKind('hard_negative').filter(({ risk_level }) => risk_level === 'low').length).toBeGreaterThanOrEqual(700);
  expect(ofKind('negated').length).toBeGreaterThanOrEqual(150);
  for (const { indicators } of ofKind('negated')) expect(indicators).toEqual([]);
});

test('a second reader who sees only the texts agrees on what is grave and on the level', () => {
  const first = new Map(all.map((message) => [message.id, message]));
  const pairs = readSecondLabels().map((second) => [first.get(second.id)!, second] as const);
  expect(pairs.length).toBeGreaterThanOrEqual(10_500);
  const kappa = (labelOf: (it: { risk_level: (typeof riskLevels)[number] }) => number, levels: number) =>
    weightedKappa(
      pairs.map(([one, other]) => [labelOf(one), labelOf(other)]),
      levels,
    );
  expect(kappa((it) => Number(isGrave(it)), 2)).toBeGreaterThan(0.9);
  expect(kappa(({ risk_level }) => riskLevels.indexOf(risk_level), 4)).toBeGreaterThan(0.9);
});
