import { assert, constantFrom, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { suggestPhrasing } from './phrasing.ts';

const contacts = { emergency: '112', violence_line: 'the helpline', crisis_line: 'the crisis line' };

test.for([
  'You always forget the pickup on Friday!!',
  'Daniel is useless, again.',
  'Siempre mientes',
  'You are the liar I married.',
])('the phrasing helper offers no suggestion for “%s”, only a note', (message) => {
  const { suggestions, note } = suggestPhrasing(message, 'request', contacts);
  expect([suggestions, note]).toEqual([[], expect.stringMatching(/Say what happened|Diga qué pasó/) as string]);
});

test('the phrasing helper offers no suggestion for a threat', () => {
  expect(suggestPhrasing('I will kill you', 'calm', contacts)).toMatchObject({
    suggestions: [],
    note: expect.stringContaining('112') as string,
  });
});

test('a request asks once and is put behind an opening', () => {
  expect(suggestPhrasing('You idiot, call me back on Friday', 'request', contacts).suggestions).toEqual([
    'Please call me back on Friday',
    'I have a request. Please call me back on Friday',
    'I would like to ask for something. Please call me back on Friday',
  ]);
  expect(suggestPhrasing('Trae los libros el lunes.', 'request', contacts).suggestions[0]).toBe(
    'Por favor, trae los libros el lunes.',
  );
});

test.for([
  ['Ben was at home on Monday.', 'request', 'asks for nothing yet'],
  ['Ben was at home on Monday.', 'boundary', 'where your limit is'],
  ['Ben was at home on Monday.', 'short', 'nothing to leave out'],
  ['Los niños llegaron bien el lunes.', 'boundary', 'dónde está su límite'],
] as const)('“%s” cannot be a %s message, and the note says why', ([message, goal, reason]) => {
  expect(suggestPhrasing(message, goal, contacts)).toMatchObject({
    suggestions: [],
    note: expect.stringContaining(reason) as string,
  });
});

test('the short phrasing leaves out greetings and pleasantries and keeps every sentence with content', () => {
  expect(
    suggestPhrasing('Hello. I hope you are well. Ben is at my place. Use the side door on Friday.', 'short', contacts)
      .suggestions,
  ).toEqual(['Ben is at my place. Use the side door on Friday.']);
  expect(
    suggestPhrasing('Hola. Queria decirte que Ana tiene fiebre. Un saludo.', 'short', contacts).suggestions,
  ).toEqual(['Ana tiene fiebre.']);
});

test('a suggested opening follows the greeting, and a message without a request gets no suggestion for one', () => {
  expect(suggestPhrasing('Hi Tom, hope you are well. Can you swap Friday?', 'calm', contacts).suggestions[1]).toBe(
    'Hi Tom, hope you are well. Here is how I see it. Can you swap Friday?',
  );
  expect(suggestPhrasing('Hola, ¿qué tal? Ana tiene fiebre.', 'request', contacts).suggestions).toEqual([]);
});

test.for([
  ['You hit the children.', 'harm or danger'],
  ['Ich brauche die Papiere bis Freitag.', 'English and Spanish only'],
])('the phrasing helper puts no opening before “%s”', ([message, reason]) => {
  expect(suggestPhrasing(message!, 'calm', contacts)).toMatchObject({
    suggestions: [],
    note: expect.stringContaining(reason!) as string,
  });
});

test('a boundary in Spanish gets Spanish openings', () => {
  const { suggestions } = suggestPhrasing('No puedo contestar llamadas en el trabajo.', 'boundary', contacts);
  expect(suggestions[0]).toBe(
    'Quiero que nuestros mensajes traten de un solo tema. No puedo contestar llamadas en el trabajo.',
  );
});

test('no phrasing asks twice, begins with an opening twice or has an insult', { timeout: 60_000 }, () => {
  const sentence = constantFrom(
    'Please bring the bike.',
    'please please call me',
    'Bring the bike back, you idiot!!',
    'I have a request.',
    'You liar.',
    'Here is how I see it.',
    'I cannot come on Friday.',
    'Por favor trae los libros.',
    'Eres un inútil.',
    'Tengo una petición.',
    'No voy el martes.',
  );
  let offered = 0;
  assert(
    property(
      uniqueArray(sentence, { minLength: 1, maxLength: 4 }),
      constantFrom('calm', 'short', 'request', 'boundary'),
      (sentences, goal) => {
        const message = sentences.join(' ');
        const own = message.match(/please/gi)?.length ?? 0;
        for (const suggestion of suggestPhrasing(message, goal, contacts).suggestions) {
          offered += 1;
          expect(suggestion).not.toMatch(/idiot|liar|inútil/i);
          expect(suggestion.match(/please/gi)?.length ?? 0).toBeLessThanOrEqual(Math.max(own, 1));
          expect(suggestion).not.toMatch(/^(.{10,}?[.]) \1/);
        }
      },
    ),
    { numRuns: 2000 },
  );
  expect(offered).toBeGreaterThan(500);
});
