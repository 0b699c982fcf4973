import { expect, test } from 'vitest';
import { clauseOf, unfinishedLanguage, valuesOf } from './office-clause-values.ts';

const dog = { heading: 'The dog', text: '[Who?] keeps it.', plain_text: '' };

test('a clause needs a heading and a text in each language that is begun, and in one at least', () => {
  const values = valuesOf();
  const inBoth = (en: Partial<typeof dog>, es: Partial<typeof dog>) => ({
    ...values,
    words: { en: { ...values.words.en, ...en }, es: { ...values.words.es, ...es } },
  });
  expect(unfinishedLanguage(values)).toBe('en');
  expect(unfinishedLanguage(inBoth(dog, {}))).toBeUndefined();
  expect(unfinishedLanguage(inBoth({}, dog))).toBeUndefined();
  expect(unfinishedLanguage(inBoth(dog, { heading: 'El perro' }))).toBe('es');
  expect(unfinishedLanguage(inBoth({ plain_text: 'Plain.' }, dog))).toBe('en');
  expect(unfinishedLanguage(inBoth({ ...dog, text: '[Who? keeps it.' }, {}))).toBe('en');
  expect(clauseOf(inBoth(dog, { text: ' ' }))).toMatchObject({ words_en: dog, words_es: null });
});
