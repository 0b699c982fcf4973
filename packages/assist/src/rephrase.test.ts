import { array, assert, constantFrom, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { keepsFacts } from './fact-guard.ts';
import { suggestPhrasing } from './phrasing.ts';
import { rephrase } from './rephrase.ts';

const contacts = { emergency: '112', violence_line: 'the helpline', crisis_line: 'the crisis line' };
const suggestionFor = (message: string) => rephrase(message, contacts).suggested;

test('the rephraser removes insults and shouting and keeps the other words', () => {
  expect(suggestionFor('Stupid cow, the books for Ben are due on 3 May!!')).toBe('The books for Ben are due on 3 May.');
  expect(suggestionFor('I am sick and tired of the traffic.')).toBe('I am tired of the traffic.');
});

test.for([
  'You are a liar and forgot the books',
  'See you Monday at 5pm.',
  'Fuck you',
  '🙂',
  'You never hit the children!!',
  'You never signed the agreement.',
  'You never paid a single month of support!!',
  'You always paid the mortgage.',
  "You never pay on time and you're a useless father!!",
  'You always forget the pickup on Friday!! You are a liar.',
  'You idiot, nobody signed it!!',
  'Stupid cow, the 250 € for Ben are due on 3 May!!',
  '¡¡Nunca pagas!!',
  'Siempre llegas tarde, inútil!!',
])('the rephraser returns “%s” unchanged with three tips', (message) => {
  expect(rephrase(message, contacts)).toMatchObject({ suggested: message, status: 'unchanged', tips: { length: 3 } });
});

test.for(['You never call back!!', 'Daniel is useless, again.', 'You idiot, call me', 'Siempre mientes'])(
  'the phrasing helper offers no suggestion for “%s”, only a note',
  (message) => {
    expect(suggestPhrasing(message, 'request', contacts)).toMatchObject({
      suggestions: [],
      note: expect.stringContaining('Say what happened and when') as string,
    });
  },
);

test('the rephraser refuses a threat and names the emergency number, and the phrasing helper offers no suggestion for it', () => {
  expect(rephrase('I will kill you, you liar', contacts)).toMatchObject({ suggested: '', status: 'refused' });
  expect(rephrase('I will kill you, you liar', contacts).note).toContain('call 112');
  expect(suggestPhrasing('I will kill you', 'calm', contacts)).toMatchObject({
    suggestions: [],
    note: expect.any(String) as string,
  });
});

test('the phrasing helper puts an opening before the person’s own words', () => {
  const { suggestions } = suggestPhrasing('Please call back!!', 'request', contacts);
  expect(suggestions[0]).toBe('Please call back.');
  expect(suggestions.every((it) => it.endsWith('Please call back.'))).toBe(true);
});

test('the short phrasing keeps a second sentence that holds a fact', () => {
  const { suggestions } = suggestPhrasing('Ben is at my place. Do not come on Friday.', 'short', contacts);
  expect(suggestions[0]).toBe('Ben is at my place. Do not come on Friday.');
});

const quantities =
  'never always nobody none no every all both only not without nunca siempre nadie ninguno ningún todos cada nada no sin jamás'.split(
    ' ',
  );
const quantitiesIn = (text: string) =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? []
  ).filter((it) => quantities.includes(it) || it.endsWith("n't"));
const insultsIn = (text: string) => /useless|liar|idiot|stupid|inútil|mentiroso/i.test(text);

const sentence = record({
  start: constantFrom('', 'Stupid idiot, ', 'Honestly, ', 'You liar. ', 'Mentiroso, '),
  who: constantFrom('You', 'We', 'I', 'Nobody', 'Daniel', 'The children', 'Ustedes', 'Tú'),
  how: constantFrom(...quantities, 'don’t', "didn't", 'often'),
  what: constantFrom(
    'hit the children',
    'signed it',
    'paid 300 €',
    'come on Friday',
    'answer',
    'llegas tarde',
    'read it',
  ),
  end: constantFrom('', '.', '!!', '???', ' and you are a useless father!!', '!! You are a liar.', ', inútil!!'),
}).map(({ start, who, how, what, end }) => `${start}${who} ${how} ${what}${end}`);

test('every suggestion keeps all quantities and negations and contains no insult', () => {
  assert(
    property(array(sentence, { minLength: 1, maxLength: 3 }), (sentences) => {
      const message = sentences.join(' ');
      const { status, suggested } = rephrase(message, contacts);
      const phrasings = (['calm', 'short', 'request', 'boundary'] as const).flatMap(
        (goal) => suggestPhrasing(message, goal, contacts).suggestions,
      );
      const rewordings = status === 'rephrased' ? [suggested] : [];
      for (const offered of rewordings) {
        expect(quantitiesIn(offered)).toEqual(quantitiesIn(message));
        expect(offered).not.toMatch(/hit|sign|pa(?:y|id)|you never|you always/i);
      }
      for (const offered of [...rewordings, ...phrasings])
        expect([offered, insultsIn(offered)]).toEqual([offered, false]);
      const own = quantitiesIn(message).join(' ');
      for (const offered of phrasings) expect(quantitiesIn(offered).join(' ').endsWith(own)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.for([
  ['You never hit them.', 'You rarely hit them.'],
  ['You always paid.', 'You often paid.'],
  ['Nobody came.', 'Somebody came.'],
  ['Nunca pagas.', 'Pagas.'],
  ['Todos vinieron.', 'Vinieron.'],
  ['No es así.', 'Es así.'],
  ['Pay 300 €.', 'Pay 200 €.'],
  ['Come at 5pm.', 'Come at 6pm.'],
  ['Come on Monday.', 'Come on Tuesday.'],
  ['Bring five boxes.', 'Bring six boxes.'],
  ['You must not come.', 'You must come.'],
  ['I can’t come.', 'I can come.'],
  ['Half of it is yours.', 'All of it is yours.'],
  ['I will pay.', 'I may pay.'],
  ['Daniel has the keys.', 'David has the keys.'],
  ['Write to a@b.example.', 'Write to c@b.example.'],
])('keepsFacts rejects the change from “%s” to “%s”', ([before, after]) => {
  expect(keepsFacts(before!, after!)).toBe(false);
});
