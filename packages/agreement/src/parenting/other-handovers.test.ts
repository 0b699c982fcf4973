import { expect, test } from 'vitest';
import { namesOtherHandovers } from './other-handovers.ts';
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
  ['Calls', 'They call the other parent on Sundays at 18:00.', false],
])('a clause "%s" that says "%s" names other handovers than the schedule: %j', (heading, text, expected) => {
  expect(namesOtherHandovers({ heading, text }, schedule)).toBe(expected);
});

test('without a pattern only the times are compared', () => {
  const empty = scheduleWith({});
  expect(namesOtherHandovers({ heading: 'Handovers', text: 'On Sundays at 10:00.' }, empty)).toBe(false);
  expect(namesOtherHandovers({ heading: 'Handovers', text: 'On Sundays at 11:00.' }, empty)).toBe(true);
});
