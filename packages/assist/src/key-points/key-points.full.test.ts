// Guards packages/assist/src/key-points/**
import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import conversations from '../../gates/data/conversations.tsv?raw';
import { extractKeyPoints } from './extract-key-points.ts';

const messages = conversations
  .trimEnd()
  .split('\n')
  .map((it) => it.split('\t')[1]!);

/** The points of a conversation as kind, quote and what it answers. */
const pointsOf = (...lines: string[]) =>
  extractKeyPoints({ text: lines.join('\n') }).key_points.map((it) => [
    it.kind,
    it.quote,
    ...it.answers.map((answer) => `< ${answer.quote}`),
    ...it.conditions.map((condition) => `if ${condition.quote}`),
  ]);

const agreementsIn = (...lines: string[]) => pointsOf(...lines).filter(([kind]) => kind === 'agreement');

test('an acceptance names the last open offer of the other speaker', () => {
  expect(
    agreementsIn('A: I can pay 100 €.', 'B: No. How about 200 €?', 'A: I could do 150 €.', 'B: OK, deal.'),
  ).toEqual([['agreement', 'OK, deal.', '< I could do 150 €.']]);
});

test('an agreement is quoted with its condition in the same sentence, the next one or the one before', () => {
  for (const said of [
    'I agree if you keep the car.',
    'I agree. But only if you keep the car.',
    'Only if you keep the car. Then I agree.',
    'Acepto siempre que usted se quede con el coche.',
    'Estoy de acuerdo. Pero solo si usted se queda con el coche.',
  ])
    expect(agreementsIn(`A: ${said}`)).toEqual([['agreement', said]]);
});

test('an agreement names conditions in later messages, and an acceptance of those names the whole deal', () => {
  const condition = 'But only if you pay the insurance.';
  expect(agreementsIn('A: I offer you the car.', 'B: OK, deal.', `B: ${condition}`, 'A: Fine.')).toEqual([
    ['agreement', 'OK, deal.', '< I offer you the car.', `if ${condition}`],
    ['agreement', 'Fine.', '< I offer you the car.', '< OK, deal.', `if ${condition}`],
  ]);
});

test('an agreement that is dictated without a full stop keeps its condition', () => {
  const chat = 'and then we went to the shop and bought bread and milk and the dog came along too ';
  const said = `ok yes I agree to the plan with the house ${chat.repeat(8)}and all of this only counts if you keep the car`;
  const [agreement] = extractKeyPoints({ text: said }).key_points;
  expect(agreement).toMatchObject({ kind: 'agreement' });
  expect(agreement!.quote.length).toBeLessThan(said.length);
  expect([agreement!.quote, ...agreement!.conditions.map((it) => it.quote)].join(' ')).toContain('if you keep the car');
});

test('a yes to the question whether somebody agrees is an agreement that names the question', () => {
  for (const [question, yes] of [
    ['Do you agree to the holiday plan?', 'Yes, I do.'],
    ['Are you happy with Friday at 5?', 'Yes.'],
    ['¿Está usted de acuerdo con el plan?', 'Sí.'],
  ] as const)
    expect(agreementsIn(`A: ${question}`, `B: ${yes}`)).toEqual([['agreement', yes, `< ${question}`]]);
  expect(agreementsIn('A: Did the letter arrive?', 'B: Yes.')).toEqual([]);
});

test('a yes about what happened, or with thanks for nothing open, is no agreement', () => {
  expect(agreementsIn('A: Could you send the form?', 'B: Yes, I sent it in May.', 'A: Great, thank you.')).toEqual([]);
  expect(agreementsIn('A: Te ofrezco el coche.', 'B: Si te vas, me quedo sin nada.')).toEqual([]);
});

test('negation, questions, hypotheses and the words of others are no agreement', () => {
  for (const said of [
    "I can't agree to that.",
    'I never agreed to that.',
    'Do you agree?',
    'OK, deal?',
    'She said she agrees.',
    'My lawyer says I agree too fast.',
    'He wrote "I agree" and nothing else.',
    'I wish I could accept.',
    "I'm not sure I agree.",
    'I would agree once we have sold it.',
    'It is a great deal at the supermarket.',
    'No estoy de acuerdo.',
    'No puedo aceptar eso.',
    '¿Está usted de acuerdo?',
    'Ella dijo que está de acuerdo.',
    'Escribió «de acuerdo» y nada más.',
    'Aceptaría si fuera menos.',
  ])
    expect([said, agreementsIn('A: I offer you the car.', `B: ${said}`)]).toEqual([said, []]);
});

test('a question is listed while nobody has answered it', () => {
  const asked = 'When does the recital start?';
  expect(pointsOf(`A: ${asked}`)).toEqual([['question', asked]]);
  expect(pointsOf(`A: ${asked}`, 'B: Let me check and get back to you.')).toEqual([['question', asked]]);
  expect(pointsOf(`A: ${asked}`, 'B: At 3 pm on Friday.')).toEqual([]);
});

test('greetings are no key points and no part of a quote', () => {
  expect(
    pointsOf('A: Hi Tom, hope you are well.', 'B: Hello!', 'A: Hi Tom, could you call me?', 'B: Thank you!'),
  ).toEqual([['request', 'could you call me?']]);
});

test('a threat is a matter of safety and no offer on a condition', () => {
  expect(pointsOf("A: I will kill you if you don't sign.")).toEqual([['safety', "I will kill you if you don't sign."]]);
});

test('a quote names its line, speaker and message, and no message while the ids do not fit the lines', () => {
  const ids = ['1f0e8a52-6f0b-4a52-9f1e-000000000001', '1f0e8a52-6f0b-4a52-9f1e-000000000002'];
  const text = '[10:22] Ana María: I offer you the car.\nDr. Lee: OK, deal.\n';
  const [, agreement] = extractKeyPoints({ text, message_ids: ids }).key_points;
  expect(agreement).toMatchObject({
    line: 1,
    speaker: 'Dr. Lee',
    message_id: ids[1],
    answers: [{ line: 0, speaker: 'Ana María', message_id: ids[0] }],
  });
  expect(extractKeyPoints({ text, message_ids: [...ids, ...ids] }).key_points[1]).toMatchObject({ message_id: null });
  expect(extractKeyPoints({ text: 'Note: please call me.' }).key_points[0]).toMatchObject({ speaker: null });
});

test('a text in English or Spanish is read, and one in another language is marked', () => {
  const limitsOf = (text: string) => extractKeyPoints({ text }).limits;
  expect(limitsOf('Could you send me the bank statement?')).toEqual([]);
  expect(limitsOf('¿Puede mandarme el extracto del banco?')).toEqual([]);
  expect(limitsOf('Kannst du mir bitte bis Freitag den Kontoauszug schicken?')).toContain('language_not_supported');
});

const line = oneof(
  constantFrom(...messages),
  tuple(constantFrom(...messages), constantFrom(...messages)).map(([one, other]) => `${one} ${other}`),
  string({ unit: 'binary', maxLength: 60 }),
);
const talk = array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));

test('every quote is the text at its offsets, on its own line', () => {
  assert(
    property(talk, (text) => {
      for (const point of extractKeyPoints({ text }).key_points)
        for (const it of [point, ...point.answers, ...point.conditions]) {
          expect(it.quote).toBe(text.slice(it.start, it.end));
          expect(it.quote).not.toContain('\n');
          expect(text.slice(0, it.start).split('\n').length - 1).toBe(it.line);
        }
    }),
    { numRuns: 500 },
  );
});

test('every agreement with an open offer before it names what it answers', () => {
  const offers = messages
    .map((it) => `A: ${it.replace(/^\w+: /, '')}`)
    .filter((it) => pointsOf(it).some(([kind]) => kind === 'offer'));
  assert(
    property(constantFrom(...offers), constantFrom('OK, deal.', 'I agree.', 'Acepto.', 'Sure.'), (offer, yes) => {
      expect(agreementsIn(offer, `B: ${yes}`).at(-1)).toHaveLength(3);
    }),
  );
});

test('the same conversation always gives the same result', () => {
  const text = messages.join('\n');
  const first = JSON.stringify(extractKeyPoints({ text }));
  for (let time = 0; time < 50; time += 1) expect(JSON.stringify(extractKeyPoints({ text }))).toBe(first);
});

test('no text of 20,000 characters makes a pattern search for seconds', () => {
  const units = [
    'a',
    'a ',
    '"',
    "'a ",
    'I can ',
    'if you ',
    'by the ',
    'no ',
    'á',
    'A B C: ',
    'b? ',
    'A: ok\nB: ok\n',
    'o si ',
  ];
  for (const unit of [...units, `A: ${'b? '.repeat(3000)}\nB: ${'c. '.repeat(3000)}\n`]) {
    const text = unit.repeat(20_000 / unit.length + 1);
    // Of this thread alone, because other work beside it makes it wait.
    const before = process.threadCpuUsage();
    extractKeyPoints({ text });
    const { user } = process.threadCpuUsage(before);
    expect([unit.slice(0, 20), user < 3_000_000]).toEqual([unit.slice(0, 20), true]);
  }
});
