import { readCorpus } from '@mediation/assist-corpus';
import { expect, test } from 'vitest';
import { swapGroups } from './neutrality/swaps.ts';
import { createNeutralityTally } from './neutrality/tally.ts';

const tally = createNeutralityTally();
for (const group of swapGroups(readCorpus())) tally.add(group);
const results = tally.results();

function measure(kind: string) {
  const [risk, tone] = results.filter((it) => it.kind === kind);
  return { risk: risk!, tone: tone! };
}

test('a person’s gender changes no score by more than 0.5', () => {
  const { risk, tone } = measure('gender');
  expect(risk.pairs).toBeGreaterThan(1300);
  expect([risk.largest, tone.largest].filter((it) => it > 0.5)).toEqual([]);
});

test('a person’s name changes no score by more than 0.5', () => {
  const { risk, tone } = measure('name');
  expect(risk.pairs).toBeGreaterThan(6600);
  expect([risk.largest, tone.largest].filter((it) => it > 0.5)).toEqual([]);
});

test('the order of speakers changes no risk score by more than 0.5, and no tone', () => {
  const { risk, tone } = measure('order');
  expect(risk.pairs).toBe(600);
  expect([risk.largest <= 0.5, tone.largest]).toEqual([true, 0]);
});

// Written anew by `pnpm --filter @mediation/assist exec vitest run fairness -u`.
test('the neutrality figures that admins read are those of this engine', async () => {
  await expect(`${JSON.stringify(results, null, 2)}\n`).toMatchFileSnapshot('../src/data/neutrality.json');
});
