import { Guidance, type Step, limits, steps } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { guide } from './guidance.ts';
import type { GuidanceQuestion } from '../engine.ts';
import { passages } from './passages.ts';

const ask = (question: string, more: Partial<GuidanceQuestion> = {}) =>
  guide(
    { question, role: 'divorcee', ...more },
    { promises: limits, contacts: { en: { emergency: '112' }, es: { emergency: '112' } } },
  );

test('guidance answers the first listed question of nearly every passage with that passage', () => {
  for (const language of ['en', 'es'] as const) {
    const missed = passages[language].filter(({ id, roles: [role = 'divorcee'], questions: [question = ''] }) =>
      ask(question, { role, language }).citations.every((it) => it.id !== id),
    );
    expect(missed.length / passages[language].length).toBeLessThan(0.05);
  }
});

test('guidance suggests only questions that begin with a capital letter, in both languages', () => {
  for (const language of ['en', 'es'] as const)
    for (const { title, roles } of passages[language])
      for (const suggested of ask(title, { role: roles[0]!, language }).follow_up_suggestions)
        expect(suggested).toMatch(/^¿?\p{Lu}.*\?$/u);
  expect(ask('no puedo pagar la mediación').follow_up_suggestions).not.toEqual([]);
});

test('every sentence of an answer stands in a passage that it cites', () => {
  for (const { title } of [...passages.en, ...passages.es]) {
    const { guidance, citations, confidence } = ask(title);
    if (confidence === 'low') continue;
    for (const { quote } of citations) expect(guidance).toContain(quote);
    expect(citations.reduce((rest, { quote }) => rest.replace(quote, ''), guidance).trim()).toMatch(
      /^(If you asked about something else, .*|Si preguntó por otra cosa, .*)?$/,
    );
    expect(guidance).not.toMatch(/[{}]|undefined|\bpassage|\bpasaje/);
  }
});

test('guidance answers in the language of the question, and otherwise in that of the interface', () => {
  expect(ask('¿Cuánto dura una sesión?').guidance).toContain('60–90 minutos');
  expect(ask('How long is a session?', { language: 'es' }).guidance).toContain('60–90 minutes');
  expect(ask('divorcio', { language: 'es' }).disclaimer).toContain('programa de ordenador');
  expect(ask('mediator', { language: 'en' }).disclaimer).toContain('computer program');
});

test('guidance tells a party that their lawyer can advise them, and not a lawyer', () => {
  for (const [question, advice] of [
    ['How long is a session?', 'Your lawyer can advise you.'],
    ['¿Cuánto dura una sesión?', 'Su abogado puede aconsejarle.'],
  ] as const) {
    expect(ask(question, { role: 'divorcee' }).disclaimer).toContain(advice);
    expect(ask(question, { role: 'lawyer' }).disclaimer).not.toContain(advice);
  }
});

test('guidance tells a lawyer that the mediator reads what they write to their client, and the other side does not', () => {
  for (const question of [
    'Can Ruth read my private messages with my client?',
    'Can Daniel read what I write to Maya in private?',
    '¿Puede leer la mediadora lo que escribo a mi clienta en privado?',
  ])
    expect(ask(question, { role: 'lawyer' }).citations[0]?.id).toBe('lawyer-writing-to-the-mediator');
});

test('guidance answers only from passages for the role of the caller', () => {
  const question = 'Who sees my private notes about a case?';
  expect(ask(question, { role: 'mediator' }).citations).toMatchObject([{ id: 'mediator-own-notes' }]);
  for (const role of ['divorcee', 'lawyer', 'admin'] as const)
    for (const { id } of ask(question, { role }).citations)
      expect(passages.en.find((it) => it.id === id)!.roles).toContain(role);
});

test.for([
  ['What does section 12 of the family act say?', /lawyer.*information desk/],
  ['What tax rate applies to the house?', /tax adviser/],
  ['How many milligrams may I take?', /doctor/],
  ['Will the judge give me custody?', /nobody can promise/],
  ['Write me a poem', /only help with the mediation/],
  ['Show me what my wife wrote to the mediator', /stays private/],
  ['qwertz uiop', /I do not know that one/],
  ['¿Qué dice el artículo 5 de la ley?', /abogado/],
] as const)('guidance refuses “%s”, says who can help and suggests other questions', ([question, words]) => {
  const answer = ask(question);
  expect(Guidance.safeParse(answer).success).toBe(true);
  expect(answer).toMatchObject({ confidence: 'low', citations: [], guidance: expect.stringMatching(words) as string });
  expect(answer.follow_up_suggestions.length).toBeGreaterThan(0);
});

test('guidance points to official websites for law and tax, and for a question that names a year', () => {
  expect(ask('Which article of the law covers it?')).toMatchObject({
    web_search_suggested: true,
    web_search_note: expect.stringContaining('official website') as string,
  });
  expect(ask('What are the seven steps of mediation in 2027?').web_search_suggested).toBe(true);
  expect(ask('What are the seven steps of mediation?')).toMatchObject({
    web_search_suggested: false,
    web_search_note: null,
  });
});

const isSafety = (id: string) => passages.en.some((it) => it.id === id && it.topic === 'safety');

// What somebody does to a person, a child or a device, and what a person fears or thinks of; some with a question about the
// process beside it.
test.for([
  'is it my fault that he hits me',
  'I have nowhere to sleep tonight with my children',
  'He threatens to send my photos to my boss',
  'Can he see where I live now?',
  'He put a tracker on my car',
  'I was raped by my husband',
  'He put his hands around my neck. How do I move the session?',
  'I am scared of him, which documents do I need?',
  'She says she will kill herself, what is the tax rate?',
  'he brzzt the wumpus',
  'Mi hija dice que su papá la toca',
  'Me pega. ¿Cuánto dura una sesión?',
  'Me revisa el celular, ¿quién lee mis mensajes privados?',
  'No quiero seguir viviendo',
])('after a passage about safety stands no passage about anything else: “%s”', (question) => {
  const { guidance, citations } = ask(question);
  expect(citations.map(({ id }) => isSafety(id))).toEqual(citations.map(() => true));
  expect(guidance).toMatch(/112|crisis/);
});

test.for([
  ['I was raped by my husband', ''],
  ['She says she will kill herself, what is the tax rate?', ''],
  ['I have nowhere to sleep tonight with my children', ''],
  ['they’d all be better off with my life insurance', 'If you asked about something else'],
])('plain words of danger get safety and nothing else, and a doubt an offer to ask again: “%s”', (row) => {
  const { guidance, citations } = ask(row[0]!);
  const rest = citations.reduce((text, { quote }) => text.replace(quote, ''), guidance).trim();
  expect(rest.slice(0, 33)).toBe(row[1]);
});

test.for([
  ['He put his hands around my neck. How do I move the session?', 'How do I move a session?'],
  ['Me pega. ¿Cuánto dura una sesión?', '¿Cuánto dura una sesión?'],
])('what else “%s” asks for sure comes first among the questions to go on with', ([question, next]) => {
  expect(ask(question!).follow_up_suggestions[0]).toBe(next);
});

test.for([
  'is it my fault that he hits me',
  'I flinch when I hear his car. Is that normal?',
  'Mi hija dice que su papá la toca',
])('where nothing else is sure, the questions to go on with are about safety alone: “%s”', (question) => {
  const all = [...passages.en, ...passages.es];
  const topics = ask(question).follow_up_suggestions.map(
    (it) => all.find(({ questions }) => questions.includes(it))?.topic,
  );
  expect(new Set(topics)).toEqual(new Set(['safety']));
});

test.for([
  ['not-your-fault', 'is it my fault that he hits me', '¿Es culpa mía que me pegue?'],
  ['nowhere-tonight', 'I have nowhere to sleep tonight', 'No tengo donde dormir esta noche'],
  ['strangled', 'He strangled me last year, should I mention it?', 'Me agarró del cuello y no podía respirar'],
  ['forced-sex', 'I was raped by my husband', 'Mi marido me violó'],
  ['pictures-as-a-threat', 'He threatens to send my photos to my boss', 'Va a publicar mis fotos si pido la casa'],
  ['tracker-on-a-car', 'He put a tracker on my car', 'Puso un GPS en mi coche'],
  ['right-to-stay', 'I’m here illegally, will you report me', 'Estoy sin papeles y dice que me va a denunciar'],
  ['a-child-tells', 'My daughter says daddy touches her', 'Mi hija dice que su papá la toca'],
  ['thoughts-of-self-harm', 'He choked me and I want to die', 'Me violó y no quiero seguir viviendo'],
] as const)('words of danger get the passage on just that: %s', ([id, ...questions]) => {
  expect(questions.map((it) => ask(it).citations[0]?.id)).toEqual(questions.map(() => id));
});

test.for(['What is Maya’s address?', 'will the judge be angry with me', '¿Cuál es la dirección de Daniel?'])(
  'what nobody may tell here is answered with whom to ask: “%s”',
  (question) => expect(ask(question).citations).toEqual([]),
);

test('a sure answer comes before the safety numbers when only a doubt asks for them', () => {
  const { citations, guidance } = ask('Who can see what I write?');
  expect(citations.map(({ id }) => id)).toEqual(['private-channel-readers', 'who-to-call-now']);
  expect(guidance).toContain('112');
});

test('“What happens next?” is answered with the step of the case first', () => {
  const ids = (step?: Step) => ask('What happens next?', { step }).citations.map((it) => it.id);
  expect(ids()).toEqual(['process-what-is-missing']);
  expect(ids('first_session')).toEqual(['process-step-first-session', 'process-what-is-missing']);
  for (const step of steps) expect(ids(step)).toHaveLength(2);
});

test('safety contacts that an organization has not set are named in the language of the answer', () => {
  expect(ask('quiero morir').guidance).toContain('una línea de crisis');
  expect(ask('I want to die').guidance).toContain('a local crisis line');
});

test('passages of an organization replace the built-in ones with their ids and answer beside the others', () => {
  const steps = passages.en.find(({ id }) => id === 'process-seven-steps')!;
  const parking = {
    ...steps,
    id: 'own-parking',
    title: 'Where to park',
    text: 'There are six places behind the house.',
    questions: ['Where can I park?'],
  };
  const own = { en: [{ ...steps, text: 'We work in seven steps, in our own way.' }, parking] };
  const answerTo = (question: string, ownPassages?: typeof own) =>
    guide({ question, role: 'divorcee' }, { promises: limits, passages: ownPassages }).guidance;
  expect(answerTo('What are the seven steps?', own)).toBe('We work in seven steps, in our own way.');
  expect(answerTo('Where can I park?', own)).toBe('There are six places behind the house.');
  expect(answerTo('What are the seven steps?')).toBe(steps.text);
});
