import type { RiskSign } from '@mediation/api-client';
import { readUnseen } from '@mediation/assist-corpus';
import { expect, test } from 'vitest';
import { isGraveLevel } from '../src/risk/severity.ts';
import { adviceFor } from '../src/risk/recommend.ts';
import { assessRisk } from '../src/risk/risk.ts';
import everyday from './data/everyday-messages.tsv?raw';
import namedRisks from './data/named-risks.tsv?raw';
import reading from './data/reading.tsv?raw';

const assess = (text: string) => assessRisk(text, adviceFor(text, {}));
const rowsOf = (tsv: string) =>
  tsv
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
const isGrave = (text: string) => isGraveLevel(assess(text).risk_level);
const idsOf = (text: string): RiskSign[] => assess(text).indicators.map(({ id }) => id);
const share = <Item>(all: readonly Item[], holds: (item: Item) => boolean) => all.filter(holds).length / all.length;

// By the author of the messages that were added to the corpus for it, none of them in it: the first 104 before them, 72 in
// sight of a first training, 45 after that. Before it .05 and .11 were called grave, and 6 critical.
test.for(['en', 'es'])('everyday messages in %s are never critical, and hardly grave', (language) => {
  const texts = rowsOf(everyday).flatMap(([of, text = '']) => (of === language ? [text] : []));
  expect(share(texts, isGrave)).toBeLessThanOrEqual(0.03);
  expect(texts.filter((it) => assess(it).risk_level === 'critical')).toEqual([]);
  for (const id of ['sexual_violence', 'suicide_self_harm'] as const)
    expect(texts.filter((it) => idsOf(it).includes(id))).toEqual([]);
});

// Before it .15 of the harmless ones were called grave.
test('having read what somebody sent is hardly grave, and reading what they did not send is', () => {
  const textsOf = (kind: string) => rowsOf(reading).flatMap(([, of, text = '']) => (of === kind ? [text] : []));
  expect(share(textsOf('harmless'), isGrave)).toBeLessThanOrEqual(0.06);
  expect(share(textsOf('grave'), isGrave)).toBeGreaterThanOrEqual(0.7);
});

// Before it .53 were right: one was always named. Now a third of the grave messages that are recognized have no name.
test('nearly nine of ten indicators that are named in unseen messages are right', () => {
  const named = readUnseen().flatMap(({ text, indicators }) =>
    idsOf(text).flatMap((id) => (id === 'unnamed' ? [] : [indicators.includes(id)])),
  );
  expect(share(named, (it) => it)).toBeGreaterThanOrEqual(0.85);
});

test('three of four plain statements of danger, in both languages, are called by their name', () => {
  const rows = rowsOf(namedRisks);
  expect(share(rows, ([, id, text = '']) => idsOf(text).some((it) => it === id))).toBeGreaterThanOrEqual(0.75);
  expect(share(rows, ([, , text = '']) => isGrave(text))).toBeGreaterThanOrEqual(0.95);
});
