import * as contract from '@mediation/api-client';
import { expect, test } from 'vitest';
import { embeddedEngine } from './embedded-engine.ts';

const engine = embeddedEngine({ promises: contract.limits, contacts: { emergency: '112' } });

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

test('a summary quotes the text and gives the kind, line and offsets of each quote', async () => {
  const { summary, points } = await engine.summary({ text: talk });
  expect(points.map((it) => [it.kind, it.line])).toEqual([
    ['lead', 0],
    ['lead', 0],
    ['request', 0],
    ['question', 1],
    ['agreement', 2],
  ]);
  for (const { start, end, quote } of points)
    expect([talk.slice(start, end), summary]).toEqual([quote, expect.stringContaining(quote)]);
});

test('the key points and the summary include a sentence about harm, marked as safety', async () => {
  const text = `${talk}\nMaya: He kicked me last night.`;
  const { key_points } = await engine.keyPoints({ text });
  expect(key_points.at(-1)).toMatchObject({ kind: 'safety', quote: 'Maya: He kicked me last night.', line: 3 });
  expect((await engine.summary({ text })).summary).toContain('He kicked me last night.');
});

test('the top emotion has the highest score, and the scores add up to one', async () => {
  for (const text of ['I am worried.', 'I hate you, liar.', 'See you.', 'I cried.']) {
    const { top, scores } = await engine.emotion({ text });
    expect(scores[top]).toBe(Math.max(...Object.values(scores)));
    expect(Object.values(scores).reduce((sum, it) => sum + it, 0)).toBeCloseTo(1);
  }
});
