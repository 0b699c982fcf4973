import { expect, test } from 'vitest';
import { otherHandoversIn } from './other-handovers.ts';
import { cycleOf } from './patterns.ts';
import { scheduleWith } from './test-rules.ts';

/** Handovers on Mondays, Wednesdays and Fridays, at 15:15 or 10:00. */
const schedule = scheduleWith({
  patterns: [{ id: 'p', from: '2027-05-03', cycle: cycleOf('two_two_five_five', 'B', '2027-05-03') }],
});

test.each([
  ['Handovers', 'Daniel collects them at school at 15:15 on Wednesdays and Fridays.', false],
  ['Handovers', 'Daniel collects them at school at 3.15 pm on Mondays.', false],
  ['Handovers', 'Daniel collects them at school at 15:30 on Wednesdays.', true],
  ['Handovers', 'Daniel brings them back at 5 pm.', true],
  ['Handovers', 'Daniel collects them on Sundays.', true],
  ['Handovers', 'Daniel collects them at school from 01.09.2027 on.', false],
  ['Entregas', 'Daniel los recoge los miércoles a las 15:15.', false],
  ['Entregas', 'Daniel los recoge los domingos a las 15:15.', true],
  ['School days', 'They sleep at Maya’s on Thursdays. Handovers are on Fridays at 10:00.', false],
  ['School days', 'They sleep at Maya’s on Thursdays. Handovers are on Thursdays.', true],
  ['Handovers', 'Daniel collects them for £12.50, or 12.50 euros, at 45:30.', false],
  ['Calls', 'They call the other parent on Sundays at 18:00.', false],
])('a clause "%s" that says "%s" names other handovers than the schedule: %j', (heading, text, expected) => {
  expect(otherHandoversIn({ heading, text }, schedule) !== null).toBe(expected);
});

test('without a pattern only the times are compared', () => {
  const empty = scheduleWith({});
  expect(otherHandoversIn({ heading: 'Handovers', text: 'On Sundays at 10:00.' }, empty)).toBeNull();
  expect(otherHandoversIn({ heading: 'Handovers', text: 'On Sundays at 11:00.' }, empty)).toMatchObject({
    days: [],
    times: ['11:00'],
    scheduledDays: [],
    scheduledTimes: ['10:00', '15:15'],
  });
});

test('the other weekdays and times are named beside those of the schedule', () => {
  const text = 'Daniel collects them on Sundays at 17:30. They come back at 15:15.';
  expect(otherHandoversIn({ heading: 'Handovers', text }, schedule)).toEqual({
    days: [6],
    times: ['17:30'],
    scheduledDays: [0, 2, 4],
    scheduledTimes: ['10:00', '15:15'],
    isSure: true,
  });
});

test.each([
  ['Handovers', 'Daniel collects them on Sundays.', true],
  ['Entregas', 'Daniel los recoge los domingos a las 15:15.', true],
  ['Handovers', 'On 25 December, Christmas, Daniel collects them at 12:00.', false],
  ['Summer holidays', 'Daniel collects them on Sundays.', false],
  ['Handovers', 'Daniel tells Maya by 20:00 who collects them.', false],
  ['Handovers', 'If a train is late, Daniel collects them at 17:30.', false],
  ['Handovers', 'Daniel collects them before 17:30.', false],
  ['Handovers', 'Daniel collects them on Sundays at 11:00 and brings them back on the same day.', false],
  ['Entregas', 'Daniel avisa a Maya a las 20:00 de quién los recoge.', false],
])('a clause “%s” that says “%s” surely names other usual handovers: %j', (heading, text, expected) => {
  expect(otherHandoversIn({ heading, text }, schedule)?.isSure).toBe(expected);
});
