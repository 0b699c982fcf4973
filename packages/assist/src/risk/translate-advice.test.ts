import { expect, test } from 'vitest';
import { recommendations } from '../data/recommendations.ts';
import { harshWords, toneSuggestions } from '../data/tones.ts';
import { fill } from '../text/fill.ts';
import { adviceIn } from './recommend.ts';
import { translateAdvice } from './translate-advice.ts';

const spanish = adviceIn('es', { contacts: { es: { emergency: '112' } } });
const english = adviceIn('en', { contacts: { en: { emergency: '999 (or 112)' } } });

test('every sentence of advice is translated there and back, with the contacts of each language', () => {
  const sentences = [
    ...Object.values(recommendations),
    ...Object.values(toneSuggestions),
    ...harshWords.map((it) => it.suggestion),
  ];
  for (const sentence of sentences.filter((it) => it !== null)) {
    const [one, other] = [fill(sentence.en, english.contacts), fill(sentence.es, spanish.contacts)];
    expect(translateAdvice(one, spanish)).toBe(other);
    expect(translateAdvice(other, english)).toBe(one);
    expect(translateAdvice(other, spanish)).toBe(other);
  }
});

test('an unknown sentence stays as it is, and one that the caller knows is translated', () => {
  const sentence = { en: 'Read it yourself.', es: 'Léalo usted.' };
  expect(translateAdvice('Read it yourself.', spanish)).toBe('Read it yourself.');
  expect(translateAdvice('Read it yourself.', spanish, [sentence])).toBe('Léalo usted.');
});
