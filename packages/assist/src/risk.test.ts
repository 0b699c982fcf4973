import { riskIndicatorIds } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { indicators } from './data/indicators.ts';
import { riskPatterns } from './data/risk-patterns.ts';
import { recommendations } from './data/recommendations.ts';
import { assessRisk } from './risk.ts';

const contacts = { emergency: '112', violence_line: 'the helpline', crisis_line: 'the crisis line' };
const assess = (text: string) => assessRisk(text, contacts);

test.for([
  ['One day I will really kill you.', 'critical', 'threat_to_kill'],
  ['He had his arm around my throat.', 'critical', 'strangulation'],
  ['She wrote a goodbye letter last night.', 'critical', 'suicide_self_harm'],
  ['He chased me with a machete.', 'critical', 'weapon'],
  ['She is watching my house, and he is following my car.', 'high', 'stalking_monitoring'],
  ['I am scared of him.', 'high', 'fear_expressed'],
  ['He emptied our account and there are loans in my name.', 'high', 'financial_control'],
  ['A good mother would sign.', 'medium', 'coercive_pressure'],
])('the assessment rates “%s” as %s and finds %s', ([text, level, id]) => {
  const { risk_level, indicators: found } = assess(text!);
  expect([risk_level, found.map((it) => it.id)]).toEqual([level, expect.arrayContaining([id])]);
});

test.for([
  'He never hit me.',
  'I will never hurt you.',
  'She killed it at the exam, and my phone is dying.',
  'I’ll see you in court on Monday.',
  'He pushed our son on the swing.',
  'The film was about a man who will kill you.',
])('the assessment finds no indicator in “%s”', (text) => {
  expect(assess(text).indicators).toEqual([]);
});

test('the assessment of a text without indicators states that this does not mean safe', () => {
  expect(assess('See you on Monday.')).toMatchObject({
    risk_level: 'low',
    risk_score: 0,
    recommendations: [],
    confidence: 'low',
    limits: ['no_indicator_is_not_safe', 'small_ruleset', 'english_only'],
  });
});

test('each indicator quotes its evidence with offsets into the original text', () => {
  const text = 'Maya: he is fine.\nDaniel: “I’ll k\u200Bill you”';
  const [sign] = assess(text).indicators;
  const [evidence] = sign!.evidence;
  expect([sign!.id, sign!.perspective]).toEqual(['threat_to_kill', 'expressed']);
  expect(text.slice(evidence!.start, evidence!.end)).toBe('I’ll k\u200Bill you');
  expect(evidence!.quote).toBe('I’ll k\u200Bill you');
});

test('a calm conversation does not lower the score of one threat, and a second indicator raises it', () => {
  const calm = 'See you on Monday.\n'.repeat(200);
  expect(assess(`${calm}Watch your back.`).risk_score).toBe(assess('Watch your back.').risk_score);
  expect(assess('Watch your back. I will drag you through every court.').risk_score).toBeGreaterThan(8.5);
});

test('the recommendations contain no repetition and start with the most serious one and the emergency number', () => {
  const { recommendations: advice } = assess('I will kill you. He put a belt around my neck. He kicked me.');
  expect(advice[0]).toContain('call 112');
  expect(new Set(advice).size).toBe(advice.length);
});

test('every indicator has a pattern, and every recommendation key has a text', () => {
  expect(new Set(riskPatterns.map((it) => it.id))).toEqual(new Set(riskIndicatorIds));
  const keys = Object.values(indicators).flatMap((it) => it.recommendation_key.split('+'));
  for (const key of keys) expect(recommendations).toHaveProperty([key.startsWith('R-') ? key : `R-${key}`]);
});

test('a text in an unsupported language carries the limit language_not_supported', () => {
  const german = 'Ich habe dir gestern schon gesagt, dass die Kinder am Montag bei mir sind und nicht bei dir.';
  expect(assess(german).limits).toContain('language_not_supported');
  expect(assess('Я тебя найду, и ты пожалеешь об этом.').limits).toContain('language_not_supported');
});

test('the assessment ignores text beyond 20,000 characters and reports it as truncated', () => {
  const long = `${'See you on Monday. '.repeat(1100)}I will kill you.`;
  expect(assess(long)).toMatchObject({ risk_level: 'low', limits: expect.arrayContaining(['truncated']) as string[] });
});

test('the assessment accepts any characters', () => {
  for (const text of ['\uD800', 'a\u0000b', '\u202Ekill', '🙂'.repeat(10_001), ' ', '​'])
    expect(() => JSON.parse(JSON.stringify(assess(text)))).not.toThrow();
});
