import type { DraftDuty } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { cycleOf } from '../parenting/patterns.ts';
import { scheduleWith, spanRule } from '../parenting/test-rules.ts';
import { otherDaysOf } from './other-days.ts';
import { otherNightsIn } from './other-nights.ts';

const names = { A: 'Maren', B: 'Diego' };

/** Diego has every second weekend, from Friday to Sunday. */
const schedule = scheduleWith({
  patterns: [{ id: 'p', from: '2027-05-03', cycle: cycleOf('second_weekend', 'A', '2027-05-03') }],
  holidays: [spanRule({ from: '2027-07-24', until: '2027-08-07' })],
});
const nightsIn = (text: string, heading = 'Weekends') => otherNightsIn({ heading, text }, schedule, names);

test.each([
  [
    'Every second weekend Nora is with Diego from Friday 17:00 to Monday 08:30.',
    'Friday 17:00 to Monday 08:30',
    3,
    [2],
  ],
  [
    'Nora stays with Diego from Friday at 5 pm until Monday at 8.30 am.',
    'Friday at 5 pm until Monday at 8.30 am',
    3,
    [2],
  ],
  [
    'Nora está con Diego del viernes a las 17:00 al lunes a las 08:30.',
    'viernes a las 17:00 al lunes a las 08:30',
    3,
    [2],
  ],
  ['Nora is with Diego from Friday to Monday (three nights).', 'Friday to Monday (three nights', 3, [2]],
  ['Nora is with Diego from Friday 17:00 to Saturday 17:00.', 'Friday 17:00 to Saturday 17:00', 1, [2]],
  ['Nora is with Diego from Wednesday 15:15 to Thursday 08:30.', 'Wednesday 15:15 to Thursday 08:30', 1, []],
])('“%s” contradicts two nights of every second weekend', (text, words, nights, scheduled) => {
  expect(nightsIn(text)).toMatchObject([{ words, carer: 'B', nights, scheduled }]);
});

test.each([
  ['Weekends', 'Every second weekend Nora is with Diego from Friday 17:00 to Sunday 10:00.'],
  ['Weekends', 'Nora is with Diego from Friday to Sunday (two nights).'],
  ['School days', 'Nora is with Maren from Monday 08:30 to Friday 17:00.'],
  ['School days', 'Nora sleeps at Maren’s from Monday to Thursday.'],
  ['Weekends', 'Nora is with Diego from Friday to Monday.'],
  ['Weekends', 'Maren brings Nora to Diego, who has her from Friday 17:00 to Monday 08:30.'],
  ['Half-term', 'Nora is with Diego from Friday 17:00 to Monday 08:30.'],
  ['Weekends', 'On bank holidays Nora is with Diego from Friday 17:00 to Monday 08:30.'],
])('a clause “%s” that says “%s” is not surely another schedule', (heading, text) => {
  expect(nightsIn(text, heading)).toEqual([]);
});

test('without a pattern no clause contradicts the schedule', () => {
  const text = 'Nora is with Diego from Friday 17:00 to Monday 08:30.';
  expect(otherNightsIn({ heading: 'Weekends', text }, scheduleWith({}), names)).toEqual([]);
});

const duty = (what: string, due_on: string | null, changes: Partial<DraftDuty> = {}) =>
  ({ what, due_on, who: 'both', repeats: 'none', ...changes }) as const;
const clause = (text: string, ...duties: ReturnType<typeof duty>[]) => ({ heading: 'The home', text, duties });

test.each([
  [
    [clause('The home is on the market by 15 January 2027.', duty('Put the home on the market', '2026-11-30'))],
    { at: 0, day: '2026-11-30', otherAt: 0, otherDay: '2027-01-15', isInWords: true },
  ],
  [
    [
      clause('Diego closes the joint account by 1 May 2027.'),
      clause('', duty('Close the joint account', '2027-06-01')),
    ],
    { at: 1, day: '2027-06-01', otherAt: 0, otherDay: '2027-05-01', isInWords: true },
  ],
  [
    [clause('', duty('Choose an agent', '2027-01-15')), clause('', duty('Choose an agent', '2026-11-30'))],
    { at: 0, day: '2027-01-15', otherAt: 1, otherDay: '2026-11-30', isInWords: false },
  ],
  [
    [
      clause(
        'Diego paga el depósito del piso antes del 1 de mayo de 2027.',
        duty('Pagar el depósito del piso', '2027-06-01'),
      ),
    ],
    { day: '2027-06-01', otherDay: '2027-05-01' },
  ],
])('two days for one thing are found with both places: %j', (clauses, expected) => {
  expect(otherDaysOf(clauses, names)).toMatchObject([expected]);
});

test.each([
  [[clause('The home is on the market by 15 January 2027.', duty('Put the home on the market', '2027-01-15'))]],
  [[clause('Maren lives in the home until 30 September 2027.', duty('Put the home on the market', '2026-11-30'))]],
  [[clause('Maren pays the deposit by 1 May 2027.', duty('Pay the deposit', '2027-06-01', { who: 'B' }))]],
  [[clause('Diego pays the rent by 1 May 2027 and by 1 June 2027.', duty('Pay the rent', '2027-07-01'))]],
  [[clause('Diego pays the rent by 1 May 2027.', duty('Pay the rent', '2027-06-01', { repeats: 'monthly' }))]],
  [[clause('Diego pays the rent by 1 May 2027.', duty('Pay the rent', null))]],
  [[clause('', duty('Pay', '2027-06-01')), clause('', duty('Pay', '2027-07-01'))]],
  [
    [
      clause('', duty('Pay the rent', '2027-06-01', { who: 'A' })),
      clause('', duty('Pay the rent', '2027-07-01', { who: 'B' })),
    ],
  ],
])('days that are not surely for one thing are no contradiction: %j', (clauses) => {
  expect(otherDaysOf(clauses, names)).toEqual([]);
});

test.each([
  [
    'The home is on the market by 15 January 2027.',
    'Maren lives there. The home goes on the market by 30 November 2026.',
  ],
  ['Maren lives in the home until 30 September 2027.', 'Maren lives in the home until 30 September 2028.'],
  ['Maren moves out before 1 May 2027.', 'By 1 June 2027 Maren moves out.'],
  [
    'La casa se pone a la venta antes del 15 de enero de 2027.',
    'La casa está a la venta antes del 30 de enero de 2027.',
  ],
  ['Diego pays the deposit of the flat by 1 May 2027.', 'Diego pays the deposit of the flat by 1 June 2027.'],
])('two sentences of two clauses have two days for one thing: “%s”, “%s”', (one, other) => {
  expect(otherDaysOf([clause(one), clause(other)], names)).toMatchObject([{ at: 0, otherAt: 1, isInWords: true }]);
  expect(otherDaysOf([clause(one), clause(one)], names)).toEqual([]);
  expect(otherDaysOf([clause(`${one} ${other}`)], names)).toEqual([]);
});

test.each([
  ['Maren moves out by 1 May 2027.', 'Diego moves out by 1 June 2027.'],
  ['Maren moves out by 1 May 2027.', 'Maren and Diego move out by 1 June 2027.'],
  ['Maren lives in the home until 1 May 2027.', 'Maren lives in the home from 1 June 2027.'],
  ['The home is sold on 15 January 2027.', 'The home is sold by 30 January 2027.'],
  ['Nora is with Diego on 24 May 2027 at school.', 'Nora is with Diego on 25 May 2027 at school.'],
  ['The home is sold by 15 January 2027.', 'The home is not sold by 30 November 2026.'],
  ['La casa no se vende antes del 1 de mayo de 2027.', 'La casa se vende antes del 1 de junio de 2027.'],
  ['The home is sold by 15 January 2027.', 'If the home is sold by 30 November 2026.'],
  ['The home is sold by 15 January 2027.', 'The home is valued by 30 November 2026.'],
  ['The home is on the market by 15 January 2027.', 'The car is on the market by 30 November 2026.'],
  [
    'Diego pays Maren 5,000 euros for the car by 1 May 2027.',
    'Diego pays Maren 5,000 euros for the car by 1 June 2027.',
  ],
  ['Diego pays the deposit by 1 May 2027.', 'Diego pays the deposit by 1 June 2027.'],
  ['Diego pays the first part of the loan by 1 May 2027.', 'Diego pays the second part of the loan by 1 June 2027.'],
  ['Diego pays half of the car loan by 1 May 2027.', 'Diego pays half of the car loan by 1 June 2027.'],
  ['She signs the deed of sale by 1 May 2027.', 'She signs the deed of sale by 1 June 2027.'],
  ['Each signs the deed of sale by 1 May 2027.', 'Each signs the deed of sale by 1 June 2027.'],
  ['Nora starts school from 1 September 2027.', 'Eli starts school from 1 September 2029.'],
  ['Nora stays in Spain until 3 January 2028.', 'Nora stays in Spain for Easter until 3 May 2028.'],
])('two sentences say nothing surely about one thing: “%s”, “%s”', (one, other) => {
  expect(otherDaysOf([clause(one), clause(other)], names)).toEqual([]);
});

test('two sentences are no second contradiction where something to do has the day of one of them', () => {
  const clauses = [
    clause('The home is on the market by 15 January 2027.', duty('Put the home on the market', '2027-01-15')),
    clause('The home is on the market by 30 November 2026.'),
  ];
  expect(otherDaysOf(clauses, names)).toHaveLength(1);
});
