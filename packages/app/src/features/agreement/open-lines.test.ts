import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { isOurs, lineFor, openLines } from './open-lines.ts';
import { messages as english } from './locales/en.po';
import { messages as spanish } from './locales/es.po';

const en = setupI18n({ locale: 'en', messages: { en: english } });
const es = setupI18n({ locale: 'es', messages: { es: spanish } });

test.each([
  ['3 places to settle, in clauses 1, 2 and 5', '3 puntos por concretar, en las cláusulas 1, 2 y 5'],
  ['Not agreed yet: clause 4', 'Aún sin acordar: la cláusula 4'],
  ['Parked: clauses 2 and 3', 'Para más adelante: las cláusulas 2 y 3'],
  ['Nothing said about joint debts', 'No se dice nada sobre las deudas comunes'],
  ['Parenting schedule: not written yet', 'Calendario de crianza: aún sin redactar'],
  ['Parenting schedule: 5 gaps; 1 clash', /^Calendario de crianza: 5 huecos; 1 /],
  ['Money: the statements are not opened yet', 'Dinero: las declaraciones aún no están abiertas'],
  ['Money: 1 open question', 'Dinero: 1 pregunta abierta'],
  [
    'Money: 1 open question; 2 figures for which both wrote different amounts or shares',
    /^Dinero: 1 pregunta abierta; 2 /,
  ],
])('a line of ours is read in the language of its reader: %s', (line, other) => {
  const there = lineFor(line, en, es);
  expect(there).toMatch(other);
  expect(lineFor(there, es, en)).toBe(line);
});

test('the reader’s language leaves the words that a person typed', () => {
  for (const line of ['Who walks the dog?', 'Parked: the car', '3 places to settle, in May']) {
    expect(lineFor(line, en, es)).toBe(line);
    expect(isOurs(line, en)).toBe(false);
  }
  expect(isOurs(openLines.parked(['2'])(es), es)).toBe(true);
});
