import type { SpanRule } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { otherHandoversIn } from './other-handovers.ts';
import { scheduleWith, spanRule } from './test-rules.ts';

const at = (time: string, place = '') => ({ place, time });
const patterns = [{ id: 'p', from: '2027-11-01', cycle: ['A' as const] }];
const withB = { odd_years: 'B', even_years: 'B' } as const;
const handoversOf = (holidays: SpanRule[], exceptions: SpanRule[] = []) =>
  compile(scheduleWith({ patterns, holidays, exceptions }), '2027-11-01', 14).handovers.map(
    ({ day, to, time, place }) => `${day} ${to} ${time} ${place}`.trim(),
  );

test('a holiday begins and ends at its own times and places, every year', () => {
  const christmas = spanRule({
    ...withB,
    from: '2027-12-24',
    until: '2027-12-25',
    is_yearly: true,
    handovers: { start: at('18:00', 'Church'), end: at('13:00') },
  });
  expect(handoversOf([christmas])).toEqual([
    '2027-12-24 B 18:00 Church',
    '2027-12-25 A 13:00',
    '2028-12-24 B 18:00 Church',
    '2028-12-25 A 13:00',
  ]);
});

test('halves change at the time of the holiday, and what has no time of its own is handed over as usual', () => {
  const half = { ...withB, from: '2027-12-20', until: '2027-12-30', is_split: true };
  expect(handoversOf([spanRule({ ...half, handovers: { middle: at('12:00', 'Station') } })])).toEqual([
    '2027-12-20 B 15:15 School',
    '2027-12-25 A 12:00 Station',
  ]);
});

test('a day between two rules is handed over at the time of the exception, otherwise of the rule that begins', () => {
  const first = spanRule({ ...withB, from: '2027-12-20', until: '2027-12-24', handovers: { end: at('09:00') } });
  const second = (carer: 'A' | 'B') =>
    spanRule({
      odd_years: carer,
      even_years: carer,
      from: '2027-12-24',
      until: '2027-12-26',
      handovers: { start: at('18:00') },
    });
  const pattern = [{ ...patterns[0]!, cycle: ['B' as const] }];
  expect(handoversOf([first, second('A')]).slice(1)).toEqual(['2027-12-24 A 18:00']);
  expect(handoversOf([second('A')], [first]).slice(1)).toEqual(['2027-12-24 A 09:00']);
  expect(handoversOf([first], [second('A')]).slice(1)).toEqual(['2027-12-24 A 18:00']);
  expect(handoversOf([first, second('B')])).toEqual(['2027-12-20 B 15:15 School', '2027-12-26 A 10:00 Library']);
  expect(
    compile(scheduleWith({ patterns: pattern, holidays: [second('A')] }), '2027-12-20', 1).handovers,
  ).toMatchObject([
    { day: '2027-12-24', to: 'A', time: '18:00' },
    { day: '2027-12-26', to: 'B', time: '10:00' },
  ]);
});

test('a clause that names the own time of a holiday names no other handover', () => {
  const holidays = [spanRule({ from: '2027-12-24', until: '2027-12-25', handovers: { start: at('18:00') } })];
  const clause = { heading: 'Handovers', text: 'On 24 December he collects them at 18:00.' };
  expect(otherHandoversIn(clause, scheduleWith({ holidays }))).toBeNull();
  expect(otherHandoversIn(clause, scheduleWith({}))).toMatchObject({ times: ['18:00'] });
});
