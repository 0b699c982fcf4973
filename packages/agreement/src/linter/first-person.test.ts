import { expect, test } from 'vitest';
import type { ClauseLanguage } from './language.ts';
import { firstPersonIn, withName } from './first-person.ts';
import { firstPersonLines } from '../parenting/first-person-lines.ts';
import { scheduleWith, spanRule } from '../parenting/test-rules.ts';
import { lint, placesIn } from './lint.ts';

/** A text in which each mark was replaced by a name, one after the other. */
function named(text: string, language: ClauseLanguage): string {
  const [mark] = firstPersonIn(text, language);
  return mark === undefined ? text : named(withName(text, mark, 'Diego', language).text, language);
}

test.each([
  ['en', 'Nora sleeps at my home on Fridays.', 'Nora sleeps at Diego’s home on Fridays.'],
  ['en', 'My car and the van are mine.', 'Diego’s car and the van are Diego’s.'],
  ['en', 'Maren tells me by 1 May 2027 if I am away.', 'Maren tells Diego by 1 May 2027 if Diego am away.'],
  ['en', 'MY HOME AND MY CAR ARE MINE', 'DIEGO’S HOME AND DIEGO’S CAR ARE DIEGO’S'],
  ['en', 'I, Diego, pay Maren the rent.', 'Diego pay Maren the rent.'],
  ['en', 'If I, Diego Ruiz, move out, Maren stays.', 'If Diego move out, Maren stays.'],
  ['en', 'Maren and I, DIEGO, sell it.', 'Maren and Diego sell it.'],
  ['en', 'Maren pays me, Diego.', 'Maren pays Diego.'],
  ['en', 'I, Diego and Maren pay for me.', 'Diego and Maren pay for Diego.'],
  ['en', 'I, the undersigned, move out.', 'Diego, the undersigned, move out.'],
  ['en', 'Nora goes with me, Maren and Ana.', 'Nora goes with Diego, Maren and Ana.'],
  ['en', 'Maren tells me, Diegos decide.', 'Maren tells Diego, Diegos decide.'],
  ['es', 'Yo, Diego, pago el alquiler de MI CASA.', 'Diego pago el alquiler de LA CASA DE DIEGO.'],
  ['es', 'LLEVA A NORA A MI PISO', 'LLEVA A NORA AL PISO DE DIEGO'],
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
  ['en', 'Elizabeth I, Charles I and James I of England are in part I, clauses I, II and III.'],
  ['en', 'Calle Jaime I, 8, in Part I, or the bank in Portland, ME 04101, and in Kuala Lumpur, MY.'],
  ['en', 'ELIZABETH I HAVE PART I PAY. World War I was long. The jewels are Elizabeth I’s.'],
  ['es', 'La calle Felipe I, 3, con MÍA y Mía, en Portland, ME 04101.'],
  ['es', 'Nosotros compartimos nuestra casa con Miguel y Mía los miércoles.'],
] as const)('in %s, “%s” speaks of nobody alone', (language, text) => {
  expect(firstPersonIn(text, language)).toEqual([]);
});

test('a name ends where the words after it go on, also where it stands for a name beside it', () => {
  const text = 'I, Diego Ruiz, pay Maren.';
  const [mark] = firstPersonIn(text, 'en');
  expect(withName(text, mark!, 'Diego', 'en')).toEqual({ text: 'Diego pay Maren.', end: 'Diego'.length });
});

test('the first person counts in the heading and in things to do, in the language of each', () => {
  const clause = { heading: 'The home', text: 'Maren moves out of the home on 1 May 2027.', duties: [] };
  expect(placesIn(clause, 'en')).toBe(0);
  expect(placesIn({ ...clause, heading: 'My home' }, 'en')).toBe(1);
  expect(placesIn({ ...clause, duties: [{ what: 'Give me the keys of my car' }] }, 'en')).toBe(2);
  expect(placesIn({ ...clause, heading: 'Las llaves de mi casa y de la de Maren' }, 'en')).toBe(1);
  expect(placesIn({ ...clause, heading: 'The gold mine', duties: [{ what: 'Give her the keys' }] }, 'en')).toBe(0);
});

test('places and names of a schedule in which somebody speaks of themselves are found once', () => {
  const point = (place: string) => ({ place, time: '10:00' });
  const span = spanRule({ from: '2027-07-24', until: '2027-08-07', name: 'Summer with me' });
  const exception = spanRule({ from: '2027-05-24', until: '2027-05-25', handovers: { end: point('mi casa') } });
  const schedule = scheduleWith({ handover: { school_days: point('My home'), other_days: point('My home') } });
  expect(firstPersonLines({ ...schedule, holidays: [span], exceptions: [exception] })).toEqual([
    'My home',
    'mi casa',
    'Summer with me',
  ]);
  expect(firstPersonLines(scheduleWith({ holidays: [spanRule({ from: '2027-07-24', until: '2027-08-07' })] }))).toEqual(
    [],
  );
});
