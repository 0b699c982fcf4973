import { expect, test } from 'vitest';
import type { ClauseLanguage } from './language.ts';
import { firstPersonIn, withName } from './first-person.ts';
import { lint } from './lint.ts';

/** A text in which each mark was replaced by a name, one after the other. */
function named(text: string, language: ClauseLanguage): string {
  const [mark] = firstPersonIn(text, language);
  return mark === undefined ? text : named(withName(text, mark, 'Diego', language), language);
}

test.each([
  ['en', 'Nora sleeps at my home on Fridays.', 'Nora sleeps at Diego’s home on Fridays.'],
  ['en', 'My car and the van are mine.', 'Diego’s car and the van are Diego’s.'],
  ['en', 'Maren tells me by 1 May 2027 if I am away.', 'Maren tells Diego by 1 May 2027 if Diego am away.'],
  ['es', 'Nora duerme en mi casa los viernes.', 'Nora duerme en la casa de Diego los viernes.'],
  [
    'es',
    'Maren lleva a Nora a mi piso y vuelve de mi piso.',
    'Maren lleva a Nora al piso de Diego y vuelve del piso de Diego.',
  ],
  ['es', 'Mis muebles y mis cosas son míos.', 'Los muebles de Diego y las cosas de Diego son de Diego.'],
  ['es', 'Nora está conmigo o con mi madre.', 'Nora está con Diego o con la madre de Diego.'],
] as const)('the first person in %s, “%s”, is replaced by the name on request', (language, text, expected) => {
  expect(named(text, language)).toBe(expected);
});

test.each([
  ['en', 'Nora sleeps at my home on Fridays.', 'my'],
  ['es', 'Nora duerme en mi casa los viernes.', 'mi casa'],
] as const)('in %s, the linter marks whose “%s” it is', (language, text, words) => {
  expect(lint(text, language)).toMatchObject([{ reason: 'first_person', fill: 'person' }]);
  expect(lint(text, language).map(({ start, end }) => text.slice(start, end))).toEqual([words]);
});

test.each([
  ['en', 'We share our savings. Part I is about Mexico; Elizabeth I. Reyes and Amy read it in May.'],
  ['en', 'They own a share of a gold mine.'],
  ['es', 'Nosotros compartimos nuestra casa con Miguel y Mía los miércoles.'],
] as const)('in %s, “%s” speaks of nobody alone', (language, text) => {
  expect(firstPersonIn(text, language)).toEqual([]);
});
