import { expect, test } from 'vitest';
import { sentencesOf } from './segment.ts';

const split = (text: string) => sentencesOf({ text }).map((it) => it.text);

test('a full stop after a title or a time of day ends no sentence', () => {
  expect(split('Dr. Lee comes at 5 p.m. on Friday. Bring the form.')).toEqual([
    'Dr. Lee comes at 5 p.m. on Friday.',
    'Bring the form.',
  ]);
  expect(split('Come at 5 p.m. Bring the form.')).toEqual(['Come at 5 p.m.', 'Bring the form.']);
  expect(split('La Sra. Ruiz viene a las 5 p. m. del lunes. ¿Puede usted?')).toEqual([
    'La Sra. Ruiz viene a las 5 p. m. del lunes.',
    '¿Puede usted?',
  ]);
});

test('each sentence is the text at its place', () => {
  const text = 'Yes. It costs 1.200 €!\nWhy?? Ask Mr. Hill.';
  for (const it of sentencesOf({ text })) expect(text.slice(it.start, it.end)).toBe(it.text);
  expect(sentencesOf({ text }).map((it) => it.line)).toEqual([0, 0, 1, 1]);
});
