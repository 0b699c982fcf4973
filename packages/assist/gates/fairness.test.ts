import { expect, test } from 'vitest';
import { createNeutralityTally } from '../src/neutrality/neutrality.ts';
import { swapGroups } from '../src/neutrality/swaps.ts';
import { readCorpus } from '../training/corpus.ts';

function measure(kind: string) {
  const tally = createNeutralityTally();
  for (const group of swapGroups(readCorpus())) if (group.kind === kind) tally.add(group);
  const [risk, tone] = tally.results();
  return { risk: risk!, tone: tone! };
}

test('a person’s gender changes no score by more than 0.5', { timeout: 120_000 }, () => {
  const { risk, tone } = measure('gender');
  expect(risk.pairs).toBeGreaterThan(1300);
  expect([risk.largest, tone.largest].filter((it) => it > 0.5)).toEqual([]);
});

test('a person’s name changes no score by more than 0.5', { timeout: 120_000 }, () => {
  const { risk, tone } = measure('name');
  expect(risk.pairs).toBeGreaterThan(6600);
  expect([risk.largest, tone.largest].filter((it) => it > 0.5)).toEqual([]);
});

test('the order of speakers changes no risk score by more than 0.5, and no tone', { timeout: 120_000 }, () => {
  const { risk, tone } = measure('order');
  expect(risk.pairs).toBe(600);
  expect([risk.largest <= 0.5, tone.largest]).toEqual([true, 0]);
});
