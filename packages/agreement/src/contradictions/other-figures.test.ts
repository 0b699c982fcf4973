import { expect, test } from 'vitest';
import { clausesOf } from '../clauses/library.ts';
import { otherFiguresIn } from './other-figures.ts';

const found = (plain_text: string, text: string, due_on: string | null = null, what = '') => {
  const other = otherFiguresIn({ heading: 'School days', text, plain_text, duties: [{ what, due_on }] });
  const shown = (figures: { value: string }[] = []) => figures.map(({ value }) => value);
  return other && [shown(other.plain), shown(other.signed)];
};

test.each([
  ['Diego has Thursday and Friday.', 'The children are with Diego on Wednesday and Thursday.', [['5'], ['3']]],
  ['Diego has Thu–Fri.', 'Mon–Tue are with Hannah, Wed–Thu with Diego.', [['5'], ['1', '2', '3']]],
  ['Los jueves y viernes están con Diego.', 'Los menores están con Diego los miércoles y los jueves.', [['5'], ['3']]],
  ['Diego pays 350 euros.', 'Diego pays Hannah 400 euros a month.', [['350'], ['400']]],
  ['Diego pays from May 2027.', 'Diego pays from 1 June 2027.', [['5'], ['6']]],
  ['You stay three nights.', 'Each stay has four nights.', [['3'], ['4']]],
  ['You meet at 5 pm.', 'The handover is at 18:00.', [['17:00'], ['18:00']]],
])('“%s” contradicts “%s”', (plain, text, expected) => {
  expect(found(plain, text)).toEqual(expected);
});

test.each([
  ['You hand over at 5 pm.', 'The handover is at 17:00.'],
  ['You hand over at 5.', 'The handover is at 17:00.'],
  ['Diego has Tuesday, too.', 'The children are with Diego from Monday to Wednesday.'],
  ['Diego los tiene el martes.', 'Los menores están con Diego de lunes a miércoles.'],
  ['Diego has Saturday and Sunday.', 'Every second weekend is with Diego from Friday 17:00.'],
  ['Diego has Thursdays.', 'The children are with Diego on two nights of each school week.'],
  ['The two of you share the cost.', 'Hannah and Diego pay half each.'],
  ['Los dos pagan la mitad.', 'Cada parte paga el 50 %.'],
  ['You pay in May 2027.', 'The payment is due on 01/05/2027.'],
  ['', 'Diego pays 400 euros.'],
])('“%s” surely says nothing else than “%s”', (plain, text) => {
  expect(found(plain, text)).toBeNull();
});

test('plain words with the day or amount of a signed duty do not count as different', () => {
  expect(found('You pay on 1 May 2027.', 'Diego pays in June or before.', '2027-05-01')).toBeNull();
  expect(found('You pay 300 euros.', 'Diego pays.', null, 'Pay 300 euros')).toBeNull();
});

test('no clause of the library contradicts its own plain words', () => {
  for (const document of ['memorandum', 'finances', 'parenting'] as const)
    for (const language of ['en', 'es'] as const)
      for (const clause of clausesOf(document, language))
        expect([clause.id, otherFiguresIn({ ...clause, duties: [] })]).toEqual([clause.id, null]);
});
