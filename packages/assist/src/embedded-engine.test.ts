import * as contract from '@mediation/api-client';
import { expect, test } from 'vitest';
import { passages } from './data/passages.ts';
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
      contract.Guidance.safeParse(await engine.guidance({ question: text })),
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

test.for([
  ['What are the seven steps?', 'steps'],
  ['Can I move my session to another day?', 'reschedule'],
  ['Who reads what I write to the mediator in private?', 'channels'],
  ['Which documents do I have to upload?', 'documents'],
  ['How many sessions will we have?', 'sessions'],
  ['Is the final agreement binding?', 'agreement'],
])('guidance answers “%s” with the passage %s, word for word', async ([question, id]) => {
  const { guidance, citations, confidence } = await engine.guidance({ question: question! });
  expect(citations.map((it) => it.id)).toEqual([id]);
  expect([guidance, confidence]).toEqual([citations[0]!.quote, expect.not.stringMatching('low')]);
  expect(guidance).not.toMatch(/[{}]|undefined/);
});

test.for(['Who gets the house?', 'What is the weather in Paris?', 'How much child support do I owe?', 'hi', '???'])(
  'guidance answers “%s” without a citation and suggests a web search',
  async (question) => {
    expect(await engine.guidance({ question })).toMatchObject({
      confidence: 'low',
      citations: [],
      web_search_suggested: true,
      web_search_note: expect.any(String) as string,
      disclaimer: expect.stringContaining('not legal advice') as string,
    });
  },
);

test('guidance suggests a web search when a question names a year', async () => {
  const { web_search_suggested } = await engine.guidance({
    question: 'What are the seven steps of mediation in 2027?',
  });
  expect(web_search_suggested).toBe(true);
});

test('guidance answers a question that reports harm with the emergency number first', async () => {
  const { guidance, citations } = await engine.guidance({
    question: 'He put his hands around my neck. How do I move the session?',
  });
  expect(citations[0]!.id).toBe('safety');
  expect(guidance).toMatch(/^If danger seems immediate, call 112\./);
});

test('guidance cites each passage for the questions listed with it', async () => {
  for (const { id, questions } of passages)
    for (const question of questions) {
      const { citations } = await engine.guidance({ question });
      expect([question, citations.map((it) => it.id)]).toEqual([question, [id]]);
    }
});
