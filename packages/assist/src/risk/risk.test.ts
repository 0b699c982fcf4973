import { RiskLevel, limits, riskLevels } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { indicators } from '../data/indicators.ts';
import { recommendations } from '../data/recommendations.ts';
import { adviceFor } from './recommend.ts';
import { assessRisk } from './risk.ts';
import { analyzeTone } from '../tone/tone.ts';

const contacts = { emergency: '112', violence_line: 'the helpline', crisis_line: 'the crisis line' };
const assess = (text: string) => assessRisk(text, { language: 'en', contacts });

test.for([
  ['I want to kill you', 'critical'],
  ['One day I will really kill you.', 'high'],
  ['He has a gun and he knows where I live', 'critical'],
  ['He had his arm around my throat.', 'critical'],
  ['Te voy a matar', 'critical'],
  ['Tiene una pistola y sabe dónde vivo', 'critical'],
  ['He hit me', 'high'],
  ['Marco hit me', 'high'],
  ['Me pegó', 'high'],
  ['I am scared of him.', 'high'],
  ['I do not feel safe', 'high'],
  ['No me siento segura', 'high'],
  ['Sign by Friday or you will not see the kids', 'high'],
])('the assessment rates “%s” as %s at least, with evidence', ([text, level]) => {
  const { risk_level, indicators: found } = assess(text!);
  expect(riskLevels.indexOf(risk_level)).toBeGreaterThanOrEqual(riskLevels.indexOf(RiskLevel.parse(level)));
  for (const { evidence } of found) expect(text).toContain(evidence[0]!.quote);
});

test.for([
  'He never hit me.',
  'He hit the brakes.',
  'This traffic is killing me',
  'She killed it at the exam, and my phone is dying.',
  'Thank you, Thursday works for me.',
  'Gracias, nos vemos el jueves',
  'Me muero de risa con ese video',
  'I read your note.',
  'I have read your email.',
  'Leí tu nota.',
  'He leído tu correo.',
  'Esta noche te hago la transferencia.',
  'Esta noche te paso el recibo del dentista.',
])('the assessment finds nothing in “%s”', (text) => {
  expect(assess(text)).toMatchObject({ risk_level: 'low', indicators: [] });
});

test.for([
  ['He raped me twice after we separated.', 'sexual_violence'],
  ['Me violó dos veces después de separarnos.', 'sexual_violence'],
  ['I want to die.', 'suicide_self_harm'],
  ['Me quiero morir.', 'suicide_self_harm'],
])('words tell that “%s” is about %s', ([text, id]) => {
  expect(assess(text!).indicators.map((it) => it.id)).toContain(id);
});

test.for([
  'I stood on the bridge for an hour yesterday.',
  'I wrote the letters to the children, you find them in the drawer.',
  'Pronto se van a librar de mí, todos.',
])('a grave message without a sure indicator has an unnamed one, and is at most high: “%s”', (text) => {
  const { risk_level, indicators: found, recommendations: advice } = assess(text);
  expect([risk_level, found.map(({ id }) => id)]).toEqual(['high', ['unnamed']]);
  expect(advice[0]).toMatch(/^(?:Something in this message may be grave|Algo en este mensaje puede ser grave)\. .*112/);
});

test('the assessment of a text without indicators states that this does not mean safe', () => {
  expect(assess('See you on Monday.')).toMatchObject({
    risk_level: 'low',
    risk_score: 0,
    recommendations: [],
    confidence: 'low',
    limits: ['no_indicator_is_not_safe'],
  });
});

test('each indicator quotes its evidence with offsets into the original text', () => {
  const text = 'Maya: he is fine.\nDaniel: “I’ll k\u200Bill you”';
  const [sign] = assess(text).indicators;
  const [evidence] = sign!.evidence;
  expect(sign!.id).toBe('threat_to_kill');
  expect(evidence!.quote).toContain('k\u200Bill');
  expect(text.slice(evidence!.start, evidence!.end)).toBe(evidence!.quote);
});

test.for([
  'I read your note. We work in separate video rooms today; I call you at 14:55.',
  'I know where you park. It gets dark early now. Be careful on the way home.',
  'Págame lo que debes. Tus fotos llegan a tu jefe. Piénsalo bien esta noche.',
  'He put a tracker on my car! I am scared? I told nobody. He keeps my passport.',
])('no evidence crosses the end of a sentence: “%s”', (text) => {
  const quotes = [...assess(text).indicators.flatMap(({ evidence }) => evidence), ...analyzeTone(text).triggers];
  expect(quotes.length).toBeGreaterThan(0);
  for (const { quote } of quotes) expect(quote).not.toMatch(/[.!?]\s/);
});

test.for(['I read your note.', 'I got your note, thank you.', 'Leí tu nota.'])(
  'a reply to a note is no sign: “%s”',
  (text) => {
    expect(assess(text)).toMatchObject({ risk_level: 'low', indicators: [] });
  },
);

test.for([
  ['El sábado te tocaba y lo hice yo sin rechistar.', false],
  ['Le tocaba las piernas él, y yo lo vi.', true],
  ['Él la tocaba a la fuerza y yo lloraba.', true],
] as const)('“%s” names a touch only where it is no turn', ([text, isTouch]) => {
  expect(assess(text).indicators.some(({ id }) => id === 'sexual_violence')).toBe(isTouch);
});

test('a calm conversation does not lower the score of one threat, and a second indicator raises it', () => {
  const calm = 'See you on Monday.\n'.repeat(200);
  const threat = 'He put a tracker on my car.';
  expect(assess(`${threat}\n${calm}`).risk_score).toBe(assess(threat).risk_score);
  // At its end the threat also makes the conversation more intense.
  expect(assess(`${calm}${threat}`).risk_score).toBe(assess(threat).risk_score + 0.5);
  expect(assess(`${threat}\nHe keeps my passport.`).risk_score).toBeGreaterThan(assess(threat).risk_score);
});

test('the recommendations contain no repetition and start with the most serious one and the emergency number', () => {
  const { recommendations: advice } = assess('I will kill you.\nHe put a belt around my neck.\nHe kicked me.');
  expect(advice[0]).toContain('call 112');
  expect(new Set(advice).size).toBe(advice.length);
});

test('recommendations are in the language of the text and name the contacts of that language', () => {
  const settings = { promises: limits, contacts: { en: { emergency: '999' }, es: { emergency: '112' } } };
  const [english, spanish] = ['I will kill you.', 'Te voy a matar.'].map(
    (text) => assessRisk(text, adviceFor(text, settings)).recommendations[0],
  );
  expect(english).toContain('call 999');
  expect(spanish).toContain('pida ayuda ahora: 112');
});

test('every recommendation key has a text', () => {
  const keys = Object.values(indicators).flatMap((it) => it.recommendation_key.split('+'));
  for (const key of keys) expect(recommendations).toHaveProperty([key.startsWith('R-') ? key : `R-${key}`]);
});

test('messages that become more intense raise the score', () => {
  const lines = [
    'See you on Monday.',
    'Why do you not answer?',
    'You are a pathetic liar.',
    'I put a tracker on your car and I will find you.',
  ];
  const rising = lines.join('\n');
  const falling = lines.toReversed().join('\n');
  expect(assess(rising).risk_score).toBeGreaterThan(assess(falling).risk_score);
});

test('a text in an unsupported language carries the limit language_not_supported', () => {
  const german = 'Ich habe dir gestern schon gesagt, dass die Kinder am Montag bei mir sind und nicht bei dir.';
  expect(assess(german).limits).toContain('language_not_supported');
  expect(assess('Я тебя найду, и ты пожалеешь об этом.').limits).toContain('language_not_supported');
});

test('the assessment ignores text beyond 20,000 characters and reports it as truncated', () => {
  const long = `${'See you on Monday.\n'.repeat(1100)}I will kill you.`;
  expect(assess(long)).toMatchObject({ risk_level: 'low', limits: expect.arrayContaining(['truncated']) as string[] });
});

test('the assessment accepts any characters', () => {
  for (const text of ['\uD800', 'a\u0000b', '\u202Ekill', '🙂'.repeat(10_001), ' ', '​'])
    expect(() => JSON.parse(JSON.stringify(assess(text)))).not.toThrow();
});
