import { Guidance, type Step, limits, steps } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { guide } from './guidance.ts';
import type { GuidanceQuestion } from './engine.ts';
import { passages } from './passages.ts';

const ask = (question: string, more: Partial<GuidanceQuestion> = {}) =>
  guide(
    { question, role: 'divorcee', ...more },
    { promises: limits, contacts: { en: { emergency: '112' }, es: { emergency: '112' } } },
  );

test(
  'guidance answers the first listed question of nearly every passage with that passage',
  { timeout: 30_000 },
  () => {
    for (const language of ['en', 'es'] as const) {
      const missed = passages[language].filter(({ id, roles: [role = 'divorcee'], questions: [question = ''] }) =>
        ask(question, { role, language }).citations.every((it) => it.id !== id),
      );
      expect(missed.length / passages[language].length).toBeLessThan(0.05);
    }
  },
);

test(
  'guidance suggests only questions that begin with a capital letter, in both languages',
  { timeout: 30_000 },
  () => {
    for (const language of ['en', 'es'] as const)
      for (const { title, roles } of passages[language])
        for (const suggested of ask(title, { role: roles[0]!, language }).follow_up_suggestions)
          expect(suggested).toMatch(/^¿?\p{Lu}.*\?$/u);
    expect(ask('no puedo pagar la mediación').follow_up_suggestions).not.toEqual([]);
  },
);

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
  expect(ask('¿Cuánto dura una sesión?').guidance).toContain('60 a 90 minutos');
  expect(ask('How long is a session?', { language: 'es' }).guidance).toContain('60 to 90 minutes');
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

test('a question that reports harm gets the safety answer first, then the rest, in both languages', () => {
  const english = ask('He put his hands around my neck. How do I move the session?');
  expect(english.citations.map((it) => it.id)).toEqual(['who-to-call-now', 'session-move']);
  expect(english.guidance).toMatch(/^If danger seems immediate, call 112\./);
  const spanish = ask('Tengo miedo de mi marido');
  expect(spanish.citations[0]).toMatchObject({ id: 'afraid-of-the-other' });
  expect(spanish.guidance).toContain('112');
});

test('the safety answer comes before a refusal, and also when nothing else is understood of somebody', () => {
  expect(ask('She says she will kill herself, what is the tax rate?')).toMatchObject({
    confidence: 'low',
    citations: [{ id: 'thoughts-of-self-harm' }],
    guidance: expect.stringContaining('tax adviser') as string,
  });
  expect(ask('he brzzt the wumpus').citations).toMatchObject([{ id: 'who-to-call-now' }]);
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
