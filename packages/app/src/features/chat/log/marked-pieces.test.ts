import { expect, test } from 'vitest';
import { markedPieces } from './marked-pieces.ts';

const shown = (text: string, words: string) =>
  markedPieces(text, words)
    .map((it) => (it.isMarked ? `[${it.text}]` : it.text))
    .join('');

test('each searched word is marked wherever it is, in any case', () => {
  expect(shown('Wednesday? Yes, wednesday at 5.', 'wednesday yes')).toBe('[Wednesday]? [Yes], [wednesday] at 5.');
});

test('a word is marked however its accents and apostrophes are typed', () => {
  expect(shown('I don’t have the nómina.', "don't nomina")).toBe('I [don’t] have the [nómina].');
});

test('a long text is cut around the first searched word', () => {
  const text = `${'a '.repeat(100)}school ${'b '.repeat(200)}`;
  const cut = shown(text, 'school');
  expect(cut).toMatch(/^…(a ){20}\[school\] (b ){3}/);
  expect(cut.endsWith('…')).toBe(true);
  expect(cut.length).toBeLessThan(210);
});

test('the search takes brackets, question marks and percent signs literally', () => {
  expect(shown('Is it 50% (each)?', '(each)? %')).toBe('Is it 50[%] [(each)?]');
});
