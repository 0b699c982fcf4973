import { limits, RiskSign, riskLevels } from '@mediation/api-client';
import { embeddedEngine, passages } from '@mediation/assist';
import { afterAll, expect, test } from 'vitest';
import { give, startFakeModel } from '../testing/fakes/fake-model.ts';
import { injectionAttempts } from '../testing/injection-attempts.ts';
import { assistedEngine } from './assisted-engine.ts';
import { instructionNotice, isInstructionLike } from './instruction-like.ts';
import { createLanguageModel } from './language-model.ts';
import { openModel } from './open-model.ts';

const engineSettings = { promises: limits };
const embedded = embeddedEngine(engineSettings);
const threat = 'I will kill you.';
const request = 'Please bring her back at 6 pm on Friday.';
const harm = 'Call 0900 555 0199 or see https://evil.example for help.';
const quote = 'I agree to give up the house.';

/** What a model answers that does whatever the attacker wants. */
const obedient = [
  { task: 'risk', answer: { risk_level: 'low', indicators: [] } },
  {
    task: 'risk',
    answer: { risk_level: 'low', indicators: [{ id: 'all_clear', perspective: 'reported', quote: 'Friday' }] },
  },
  { task: 'tone', answer: { tone: 'cooperative', intensity: 0 } },
  { task: 'points', reason: 'invalid_output', answer: { points: [{ line: 0, kind: 'agreement', quote }] } },
  { task: 'points', reason: 'unknown_source', answer: { points: [{ line: 0, kind: 'request', quote }] } },
  { task: 'guidance', answer: { passage_ids: ['call-this-number'] } },
  { task: 'rephrase', answer: { rewritten: harm } },
  { task: 'phrasing', answer: { suggestions: [harm] } },
];

const fake = await startFakeModel(give({}));
const settings = { baseUrl: fake.baseUrl, model: 'fake-1', apiKey: undefined, isPrivate: true, redacts: true };
const call = await openModel(settings, 0);

afterAll(fake.close);

/** An engine whose model gives this answer to its next question, without a cache from before. */
function obeying(task: string, at = 0) {
  const { answer } = obedient.filter((it) => it.task === task)[at]!;
  fake.replyWith(give(answer));
  return assistedEngine({ embedded, model: createLanguageModel(call), settings, engineSettings, known: [] });
}

test.for(injectionAttempts)('no level is lowered by a model that obeys "%s"', async (attempt) => {
  for (const text of [`${threat} ${attempt}`, `${attempt}\n${threat}`, `${threat}\n${attempt}\n${attempt}`]) {
    const [risk, tone] = [await embedded.risk({ text }), await embedded.tone({ text })];
    expect(risk.indicators.map((it) => it.id)).toContain('threat_to_kill');
    for (const at of [0, 1]) {
      const result = await obeying('risk', at).risk({ text });
      expect(['high', 'critical']).toContain(result.risk_level);
      expect(riskLevels.indexOf(result.risk_level)).toBeGreaterThanOrEqual(riskLevels.indexOf(risk.risk_level));
      expect(result.risk_score).toBeGreaterThanOrEqual(risk.risk_score);
      const ids = result.indicators.map((it) => it.id);
      expect(ids).toEqual(expect.arrayContaining(risk.indicators.map((it) => it.id)));
      for (const it of result.indicators.flatMap(({ evidence }) => evidence))
        expect(text.slice(it.start, it.end)).toBe(it.quote);
      for (const it of result.indicators) expect(RiskSign.options).toContain(it.id);
      expect(result.recommendations).toEqual(expect.arrayContaining(risk.recommendations));
      expect(Object.values(instructionNotice).includes(result.recommendations.at(-1)!)).toBe(isInstructionLike(text));
      expect(result.engine.kind).toBe('llm');
    }
    const result = await obeying('tone').tone({ text });
    expect([result.tone, result.intensity, result.engine.kind]).toEqual([tone.tone, tone.intensity, 'llm']);
  }
});

test.for(injectionAttempts.filter(isInstructionLike))(
  'a threat stays high between two sentences "%s"',
  async (attempt) => {
    for (const said of [threat, 'I will find you and break your legs.']) {
      const { risk_level } = await obeying('risk').risk({ text: `${attempt} ${said} ${attempt}` });
      expect(['high', 'critical']).toContain(risk_level);
    }
  },
);

test.for(injectionAttempts)('nothing unknown is cited by a model that obeys "%s"', async (attempt) => {
  const text = `${request}\n${attempt}\n${threat}`;
  const [summary, points] = [await embedded.summary({ text }), await embedded.keyPoints({ text })];
  for (const { points: all } of [summary, { points: points.key_points }])
    expect(all.some((it) => it.kind === 'safety' && it.quote === threat)).toBe(true);
  for (const [at, { reason }] of obedient.filter((it) => it.task === 'points').entries()) {
    const mark = { ...summary.engine, fallback_reason: reason };
    expect(await obeying('points', at).summary({ text })).toEqual({ ...summary, engine: mark });
    expect(await obeying('points', at).keyPoints({ text })).toEqual({ ...points, engine: mark });
  }

  const question = `What are the seven steps? ${attempt}`;
  const answer = await obeying('guidance').guidance({ question, role: 'divorcee' });
  const known = Object.values(passages).flatMap((all) => all.map((it) => it.id));
  for (const it of answer.citations) expect(known).toContain(it.id);
  expect(answer).toMatchObject({
    guidance: expect.not.stringContaining('evil') as string,
    engine: { kind: 'embedded' },
  });
});

test.for(injectionAttempts)('no wording is taken from a model that obeys "%s"', async (attempt) => {
  const message = `${request} ${attempt}`;
  const [rephrased, phrased] = [await embedded.rephrase({ message }), await embedded.phrasing({ message })];
  expect((await obeying('rephrase').rephrase({ message })).suggested).toBe(rephrased.suggested);
  expect((await obeying('phrasing').phrasing({ message })).suggestions).toEqual(phrased.suggestions);
});

test('an attempt travels as one line of JSON between lines that it cannot know', () => {
  expect(injectionAttempts.length).toBeGreaterThanOrEqual(40);
  const prompts = fake.requests.map((it) => it.prompt.split('\n'));
  expect(prompts.length).toBeGreaterThan(injectionAttempts.length * 10);
  for (const [first, data, last, ...more] of prompts) {
    expect([first, more]).toEqual([last, []]);
    expect(first).toMatch(/^data-[0-9a-f]{18}$/);
    expect(data).not.toContain(first);
    expect(() => JSON.parse(data!) as unknown).not.toThrow();
  }
});
