import { expect, test } from 'vitest';
import { foldedText, splitByMatches } from './folded-text.ts';

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
  ['Maya Núñez', 'nune', ['Maya ', 'Núñe', 'z']],
  ['Maya Núñez'.normalize('NFD'), 'nune', ['Maya ', 'Núñe'.normalize('NFD'), 'z']],
  ['We can’t', "N'T", ['We ca', 'n’t', '']],
  ['Straße 4', 'asse', ['Str', 'aße', ' 4']],
  ['Straße', 's', ['', 'S', 'tra', 'ß', 'e']],
  ['\u{1F600} Ada', 'ada', ['\u{1F600} ', 'Ada', '']],
  ['Balance and BALANCE.', 'balance', ['', 'Balance', ' and ', 'BALANCE', '.']],
  ['1.5 (net)', '.5 (n', ['1', '.5 (n', 'et)']],
  ['15', '.', ['15']],
  ['Maya', '', ['Maya']],
  ['Maya', '\u0301', ['Maya']],
])('%s is split around %s', (text, searched, parts) => {
  expect(splitByMatches(text, [searched])).toEqual(parts);
});
