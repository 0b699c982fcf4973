import { expect, test } from 'vitest';
import { agendaLine, agendaMinutes, linesOf } from './agenda-lines.ts';

test.each([
  ['School days, 20 min', 'School days', 20],
  ['School days 20 minutes', 'School days', 20],
  ['Los días de colegio: 5 minutos', 'Los días de colegio', 5],
  ['Who does what next (10 min)', 'Who does what next', 10],
  ['Money – 25min', 'Money', 25],
  ['Week 2, 90 min.', 'Week 2', 90],
])('the line “%s” is a topic with its minutes', (line, topic, minutes) => {
  expect(agendaLine(line)).toEqual({ topic, minutes });
});

test.each(['School days', 'The last 20 minutes of the day', '20 min', 'Mill Lane 4', 'Who may come in 2027'])(
  'the line “%s” is a topic without minutes',
  (line) => {
    expect(agendaLine(line)).toEqual({ topic: line, minutes: null });
  },
);

test('an agenda sums the minutes of its lines and skips lines without any', () => {
  expect(agendaMinutes(linesOf('School days, 20 min\n\n Money, 25 min \nThe dog'))).toBe(45);
  expect(agendaMinutes([])).toBe(0);
});
