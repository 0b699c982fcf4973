import { expect, test } from 'vitest';
import { keepsFacts } from './fact-guard.ts';
import { suggestPhrasing } from './phrasing.ts';
import { rephrase } from './rephrase.ts';

const contacts = { emergency: '112', violence_line: 'the helpline', crisis_line: 'the crisis line' };
const suggestionFor = (message: string) => rephrase(message, contacts).suggested;

test('insults and absolutes go, and the rest stays as it was written', () => {
  expect(suggestionFor('You always forget the pickup on Friday!! You are a liar.')).toBe(
    'You often forget the pickup on Friday.',
  );
  expect(suggestionFor('Stupid cow, the 250 € for Ben are due on 3 May.')).toBe('The 250 € for Ben are due on 3 May.');
});

test('a message that holds more than an insult’s worth of facts comes back as it was, with tips', () => {
  for (const message of ['You are a liar and owe me 300 €', 'See you Monday at 5pm.', 'Fuck you', '🙂'])
    expect(rephrase(message, contacts)).toMatchObject({ suggested: message, status: 'unchanged', tips: { length: 3 } });
});

test('a threat is not made polite: there is no suggestion, and whom to call is said', () => {
  expect(rephrase('I will kill you, you liar', contacts)).toMatchObject({ suggested: '', status: 'refused' });
  expect(rephrase('I will kill you, you liar', contacts).note).toContain('call 112');
  expect(suggestPhrasing('I will kill you', 'calm', contacts)).toMatchObject({
    suggestions: [],
    note: expect.any(String) as string,
  });
});

test('an opening goes before the person’s own words', () => {
  const { suggestions } = suggestPhrasing('You never call back!!', 'request', contacts);
  expect(suggestions[0]).toBe('You rarely call back.');
  expect(suggestions.every((it) => it.endsWith('You rarely call back.'))).toBe(true);
});

test.for([
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
])('“%s” and “%s” are not the same facts', ([before, after]) => {
  expect(keepsFacts(before!, after!)).toBe(false);
});
