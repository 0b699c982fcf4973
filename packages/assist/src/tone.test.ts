import { expect, test } from 'vitest';
import { assessRisk } from './risk.ts';
import { analyzeTone } from './tone.ts';

const contacts = { emergency: '112', violence_line: 'the helpline', crisis_line: 'the crisis line' };

test('a plain message is neutral, without suggestions', () => {
  expect(analyzeTone('The dentist is on Tuesday at 9:15.')).toMatchObject({
    tone: 'neutral',
    intensity: 0,
    suggestions: [],
    limits: [],
    engine: { kind: 'embedded' },
  });
});

test.for([
  ['Thank you, Thursday works for me.', 'cooperative'],
  ['I do not agree. Please send the list.', 'assertive'],
  ['I am worried and nervous about the move.', 'anxious'],
  ['I miss them and I cried all evening.', 'sad'],
  ['I am sick of asking for the same list every week.', 'frustrated'],
  ['Oh great, how convenient.', 'sarcastic'],
  ['You are a pathetic liar.', 'hostile'],
  ['If you really loved them you would sign the papers.', 'manipulative'],
  ['Watch your back.', 'threatening'],
])('the analysis rates the tone of “%s” as %s', ([text, tone]) => {
  expect(analyzeTone(text!).tone).toBe(tone);
});

test.for([
  'I would like the same days every week, so that Ada knows who comes.',
  'Yes. I will start this Thursday.',
  'Quisiera los mismos días cada semana.',
])('a friendly message whose tone is in doubt is not upset, and brings no advice: %s', (text) => {
  expect(analyzeTone(text)).toMatchObject({ suggestions: [], triggers: [] });
  expect(analyzeTone(text).intensity).toBeLessThan(4);
});

test('shouting and further triggers raise the intensity', () => {
  const calm = analyzeTone('I am fed up.').intensity;
  const loud = analyzeTone('I am FED UP and SICK AND TIRED of this, how many times!!!').intensity;
  expect(loud).toBeGreaterThan(calm);
  expect(analyzeTone('I WILL KILL YOU, YOU LIAR, YOU COWARD!!!').intensity).toBeGreaterThanOrEqual(8);
});

test('a trigger quotes its words with offsets into the original text and carries a suggestion', () => {
  const text = 'Hi \u200BSam, you’re late. You always forget.';
  const trigger = analyzeTone(text).triggers.find(({ quote }) => quote === 'You always');
  expect(trigger).toMatchObject({ quote: 'You always', suggestion: expect.stringContaining('one event') as string });
  expect(text.slice(trigger!.start, trigger!.end)).toBe('You always');
});

test('the analysis gives the same result for the same text', () => {
  const text = 'You never call back!! I am worried.';
  expect(JSON.stringify(analyzeTone(text))).toBe(JSON.stringify(analyzeTone(text)));
});

test('a threat is threatening and grave, whatever friendly words stand around it', () => {
  for (const text of [
    'I will kill you. Thank you, Thursday works for me.',
    'Gracias, el jueves me va bien. Te voy a matar.',
  ]) {
    const { tone, intensity } = analyzeTone(text);
    expect([tone, intensity >= 8]).toEqual(['threatening', true]);
    expect(assessRisk(text, { language: 'en', contacts }).risk_level).toMatch(/high|critical/);
  }
});

test('the tone of a conversation is that of its most intense message, whoever speaks first', () => {
  const lines = ['Sam: See you on Monday.', 'Alex: You are a pathetic liar.'];
  const [one, other] = [lines, lines.toReversed()].map((it) => analyzeTone(it.join('\n')));
  expect(one).toMatchObject({ tone: 'hostile', intensity: other!.intensity });
  expect(one!.triggers.map(({ quote }) => quote)).toEqual(other!.triggers.map(({ quote }) => quote));
});
