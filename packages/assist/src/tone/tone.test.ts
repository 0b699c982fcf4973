import { expect, test } from 'vitest';
import { assessRisk } from '../risk/risk.ts';
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

test.for([
  ['You sent naked photos of me to your friends.', null],
  ['He told me: I will kill you if you sign.', null],
  ['“I will break your legs” is what you wrote, and I have kept it.', null],
  ['Me dijo que te voy a matar, te voy a matar, y colgó.', null],
  ['Tú siempre golpeabas la pared junto a mi cabeza antes de golpearme a mí.', null],
  ["Whatever. Pick them up at 5 or don't, I really couldn't care less.", null],
  ["I am so done with you. Will you or won't you have them on the 24th?", null],
  ['I will break your legs.', 'threatening'],
  ['You said it is over. I will kill you.', 'threatening'],
  ['Una más y hago que te deporten.', 'threatening'],
] as const)('a threat is said only where its writer expresses it: “%s”', ([text, tone]) => {
  const { tone: found, suggestions } = analyzeTone(text);
  expect(found === 'threatening' ? found : null).toBe(tone);
  expect(suggestions.some((it) => /as a threat|como una amenaza/.test(it))).toBe(tone !== null);
});

test('an account of harm in a conversation brings no hint on its words, and an insult in another message does', () => {
  const { suggestions } = analyzeTone(
    'Ana: You never hit me, you liar, you locked me in.\nBen: You are a pathetic liar.',
  );
  expect(suggestions).toEqual([expect.stringMatching(/something serious/), expect.stringMatching(/about the person/)]);
});

test('the tone of a conversation is that of its most intense message, whoever speaks first', () => {
  const lines = ['Sam: See you on Monday.', 'Alex: You are a pathetic liar.'];
  const [one, other] = [lines, lines.toReversed()].map((it) => analyzeTone(it.join('\n')));
  expect(one).toMatchObject({ tone: 'hostile', intensity: other!.intensity });
  expect(one!.triggers.map(({ quote }) => quote)).toEqual(other!.triggers.map(({ quote }) => quote));
});
