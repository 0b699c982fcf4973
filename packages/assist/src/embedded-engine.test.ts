import * as contract from '@mediation/api-client';
import { expect, test } from 'vitest';
import { embeddedEngine } from './embedded-engine.ts';

const engine = embeddedEngine({ promises: contract.limits, contacts: { en: { emergency: '112' } } });

const talk = [
  'Maya: Hello. Hope you are well. It rains. Could you send the bank statement by Friday?',
  'Daniel: Yes. Can we split the 300 € for the camp?',
  'Maya: That works for me.',
].join('\n');

test('every engine result matches the contract', async () => {
  for (const text of [talk, '', ' ', '🙂', 'I will kill you', 'x'.repeat(30_000)]) {
    const results = [
      contract.ToneAnalysis.safeParse(await engine.tone({ text })),
      contract.RiskAssessment.safeParse(await engine.risk({ text })),
      contract.Summary.safeParse(await engine.summary({ text })),
      contract.KeyPoints.safeParse(await engine.keyPoints({ text })),
      contract.Emotion.safeParse(await engine.emotion({ text })),
      contract.Rephrasing.safeParse(await engine.rephrase({ message: text })),
      contract.Phrasing.safeParse(await engine.phrasing({ message: text, goal: 'short' })),
      contract.Guidance.safeParse(await engine.guidance({ question: text, role: 'divorcee' })),
      contract.EngineHealth.safeParse(await engine.health()),
    ];
    expect(results.map((it) => it.success)).toEqual(results.map(() => true));
  }
});

test('every result is the same over 1,000 repeats', async () => {
  const text = 'I will kill you, Sam. Bring the 300 € on Friday.';
  const result = async () =>
    JSON.stringify([await engine.tone({ text }), await engine.risk({ text }), await engine.keyPoints({ text })]);
  const first = await result();
  for (let repeat = 0; repeat < 1000; repeat += 1) expect(await result()).toBe(first);
});
