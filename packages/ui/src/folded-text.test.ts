import { expect, test } from 'vitest';
import { foldedText, placeOf } from './folded-text.ts';

test.each([
  ['don’t', "DON'T"],
  ['Mother´s Day', 'mother’s day'],
  ['nómina', 'NOMINA'],
  ['Núñez'.normalize('NFD'), 'nunez'],
  ['“fair” – «justo»', '"fair" - "justo"'],
  ['Straße, Łódź, Bjørn', 'strasse, lodz, bjorn'],
  ['1\u202f234\u00a0€', '1 234 €'],
])('%s is found as %s', (text, typed) => {
  expect(foldedText(text)).toBe(foldedText(typed));
});

test.each([
  ['Maya Núñez', 'nune', 'Núñe'],
  ['Maya Núñez'.normalize('NFD'), 'nune', 'Núñe'.normalize('NFD')],
  ['We can’t', "N'T", 'n’t'],
  ['Straße 4', 'asse', 'aße'],
  ['Zoë', 'zoe', 'Zoë'],
  ['\u{1F600} Ada', 'ada', 'Ada'],
])('in %s the place of %s is %s', (text, searched, marked) => {
  const [start, end] = placeOf(text, searched) ?? [];
  expect(text.slice(start, end)).toBe(marked);
});

test('a text that does not hold what is searched has no place of it', () => {
  expect([placeOf('Maya', 'zoe'), placeOf('Maya', ''), placeOf('Maya', '\u0301')]).toEqual([undefined, undefined, undefined]);
});
