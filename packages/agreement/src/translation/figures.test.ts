import { expect, test } from 'vitest';
import { keepsFigures } from './figures.ts';

const names = ['Diego Ortega', 'Maren Holt', 'Lara of the South'];
const english = (original: string, copy: string) => keepsFigures({ original, copy, language: 'en', names });
const spanish = (original: string, copy: string) => keepsFigures({ original, copy, language: 'es', names });

test.each([
  [
    'Diego paga a Maren 350 euros el primer día de cada mes.',
    'Diego pays Maren 350 euros on the first day of each month.',
  ],
  ['Diego paga a Maren 1.900,50 €.', 'Diego pays Maren €1,900.50.'],
  ['Paga trescientas cincuenta libras.', 'He pays three hundred and fifty pounds.'],
  ['Desde el 15 de enero de 2027.', 'From January 15, 2027.'],
  ['Los viernes a las 17:00.', 'On Fridays at 17:00.'],
  ['Cada dos fines de semana.', 'Every other weekend.'],
  ['Nora duerme dos noches con Maren.', 'Nora sleeps with Maren for 2 nights.'],
  ['La mitad para cada uno, el 50 por ciento.', 'Half for each, 50 percent.'],
  ['Ambos padres pagan el tercer sábado de mayo.', 'Both parents pay on the third Saturday of May.'],
  ['Veintiún días, mil quinientos euros.', 'Twenty-one days, one thousand five hundred euros.'],
  ['Diego no vende la casa.', 'Diego does not sell the house.'],
  ['A más tardar el 5 de mayo.', 'No later than 5 May.'],
])('a translation keeps the figures: %s', (original, copy) => {
  expect(english(original, copy)).toBe(true);
  expect(spanish(copy, original)).toBe(true);
});

test('each sentence of a text in two languages is read in its own', () => {
  const one = 'The home is sold by the two of them on the third of May.';
  expect(english(`${one} Diego paga 350 euros.`, `${one} Diego pays 350 euros.`)).toBe(true);
  expect(english(`${one} Diego paga 350 euros.`, `${one} Diego pays 530 euros.`)).toBe(false);
});

test.each([
  ['Diego paga 350 euros.', 'Diego pays 530 euros.'],
  ['Diego paga 350 euros.', 'Diego pays 350 pounds.'],
  ['Diego paga 350 euros.', 'Diego pays 350 euros, and 20 euros more.'],
  ['Diego paga 1.900,50 €.', 'Diego pays €190,050.'],
  ['Diego paga trescientos euros.', 'Diego pays three thousand euros.'],
  ['Desde el 15 de enero de 2027.', 'From February 15, 2027.'],
  ['Los viernes a las 17:00.', 'On Thursdays at 17:00.'],
  ['Los viernes a las 17:00.', 'On Fridays at 18:00.'],
  ['Nora duerme dos noches con Maren.', 'Nora sleeps three nights with Maren.'],
  ['La mitad es de Maren.', 'The house is for Maren.'],
  ['Diego paga a Maren.', 'Maren pays Diego.'],
  ['Diego no vende la casa.', 'Diego sells the house.'],
  ['Diego vende la casa.', 'Diego does not sell the house.'],
])('a translation with another figure, name or denial is told apart: %s -> %s', (original, copy) => {
  expect(english(original, copy)).toBe(false);
  expect(spanish(copy, original)).toBe(false);
});
