import { expect, test } from 'vitest';
import { halfWordsIn } from './said-share.ts';

test.each([
  ['A session of 75 minutes: 216.00, half each;', 'half each'],
  ['Pagan a medias.', 'a medias'],
  ['The parties share the fees 50/50.', '50/50'],
])('“%s” gives each one half', (text, words) => {
  expect(halfWordsIn(text)).toBe(words);
});

test.each(['Ada pays 70% and Ben 30%.', 'The first half of a session is free.', ''])('“%s” gives no halves', (text) => {
  expect(halfWordsIn(text)).toBeNull();
});
