import { expect, test } from 'vitest';
import { keepsFacts } from './fact-guard.ts';

test.for([
  ['You never hit them.', 'You rarely hit them.'],
  ['You always paid.', 'You often paid.'],
  ['Nobody came.', 'Somebody came.'],
  ['Nunca pagas.', 'Pagas.'],
  ['Todos vinieron.', 'Vinieron.'],
  ['No es así.', 'Es así.'],
  ['Pay 300 €.', 'Pay 200 €.'],
  ['Pay 300 €.', 'Pay 300 $.'],
  ['It costs forty euros.', 'It costs forty dollars.'],
  ['Come at 5pm.', 'Come at 6pm.'],
  ['Come at 5pm.', 'Come at 5am.'],
  ['Come on Monday.', 'Come on Tuesday.'],
  ['Come before Monday.', 'Come after Monday.'],
  ['Come on 3 May.', 'Come on 3 June.'],
  ['Wait two days.', 'Wait two weeks.'],
  ['Bring five boxes.', 'Bring six boxes.'],
  ['Trae cinco cajas.', 'Trae seis cajas.'],
  ['You must not come.', 'You must come.'],
  ['You must come.', 'You can come.'],
  ['Debes venir.', 'Puedes venir.'],
  ['I can’t come.', 'I can come.'],
  ['Half of it is yours.', 'All of it is yours.'],
  ['I will pay.', 'I may pay.'],
  ['Daniel has the keys.', 'David has the keys.'],
  ['Ask Ben about Mia.', 'Ask Mia about Ben.'],
  ['ask ben about it.', 'ask mia about it.'],
  ['Write to a@b.example.', 'Write to c@b.example.'],
  ['See https://a.example/1.', 'See https://a.example/2.'],
])('keepsFacts rejects the change from “%s” to “%s”', ([before, after]) => {
  expect(keepsFacts(before!, after!, [], ['Ben', 'Mia'])).toBe(false);
});

test.for([
  ['bring the bike on Friday', 'Please bring the bike on Friday.'],
  ["You can't come on Friday at 5.", 'On Friday at 5 you cannot come.'],
  ["I won't sign.", 'I will not sign.'],
  ['WHY IS BEN LATE', 'Why is Ben late'],
])('keepsFacts accepts the change from “%s” to “%s”', ([before, after]) => {
  expect(keepsFacts(before!, after!, [], ['Ben'])).toBe(true);
});

test('facts in a passage that was left out on purpose do not count, and the same facts elsewhere do', () => {
  expect(keepsFacts('You never learn. You never call.', 'You never call.', ['You never learn.'])).toBe(true);
  expect(keepsFacts('You never learn. You never call.', 'You call.', ['You never learn.'])).toBe(false);
});
