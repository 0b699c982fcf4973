import type { SlotAnswer } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { sampleAttendee, sampleSession } from '../../../../testing/samples.ts';
import { bestTime, weighTimes, type Span } from './best-time.ts';
import { invitedPeople } from '../invited-people.ts';

const attendees = [
  sampleAttendee('Ruth', { role: 'mediator', side: 'neutral' }),
  sampleAttendee('Tomas', { role: 'lawyer', side: 'B' }),
  sampleAttendee('Maya', { side: 'B' }),
  sampleAttendee('Priya', { role: 'lawyer' }),
  sampleAttendee('Daniel'),
];
const names = ['Daniel', 'Maya', 'Priya', 'Tomas'];
const now = Date.parse('2026-12-01T00:00Z');

const meanings: Record<string, SlotAnswer> = { y: 'yes', m: 'maybe', n: 'no' };

/** Three days from 14 December at ten; one letter per person: y, m, n or - for none. */
function best(answers: string[], taken: Span[] = [], outside: number[] = []) {
  const slots = answers.map((letters, at) => ({
    id: String(at),
    starts_at: `2026-12-${14 + at}T10:00:00Z`,
    is_outside_hours: outside.includes(at),
    answers: Object.fromEntries(
      letters.split('').flatMap((letter, who) => {
        const answer = meanings[letter];
        return answer ? [[names[who], answer]] : [];
      }),
    ),
  }));
  const session = sampleSession({ attendees, slots });
  return bestTime(weighTimes(session, taken, now))?.slot.id;
}

const at = (text: string) => Date.parse(text);

test('people are listed parties first, then lawyers, by name, without the mediator', () => {
  expect(invitedPeople({ attendees }).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['everyone can come, before one where a lawyer cannot', ['yyny', 'yyyy'], '1'],
  ['both parties can come, before one where a party cannot', ['nyyy', 'yynn'], '1'],
  ['both parties have answered, before one where all others have', ['-yyy', 'yy--'], '1'],
  ['the parties said yes, before one where they come only if needed', ['mmyy', 'yymm'], '1'],
  ['everyone has answered, before one where a lawyer has not', ['yyy-', 'mmyy'], '1'],
  ['is earlier, of equal ones', ['yyyy', 'yyyy'], '0'],
])('the best time is the one that %s', (_, answers, id) => {
  expect(best(answers)).toBe(id);
});

test('no time is the best when a party cannot come at any', () => {
  expect(best(['nyyy', 'ynyy'])).toBeUndefined();
});

test('a time at which the mediator has another session is never the best, and an adjacent one may be', () => {
  const taken = { from: at('2026-12-14T10:30Z'), to: at('2026-12-14T11:30Z') };
  expect(best(['yyyy', 'mmmm'], [taken])).toBe('1');
  expect(best(['yyyy', 'mmmm'], [{ from: at('2026-12-14T11:00Z'), to: at('2026-12-14T12:00Z') }])).toBe('0');
});

test('a time that has passed is never the best', () => {
  const slots = [{ id: 'a', starts_at: '2026-11-30T10:00:00Z', is_outside_hours: false, answers: {} }];
  const session = sampleSession({ attendees, slots });
  expect(bestTime(weighTimes(session, [], now))).toBeUndefined();
});

test('a time within working hours is better than an earlier one outside with the same answers', () => {
  expect(best(['yyyy', 'yyyy'], [], [0])).toBe('1');
});

test('the minutes before a time count from the end of the session before it on that day', () => {
  const slots = [{ id: 'a', starts_at: '2026-12-14T10:00:00Z', is_outside_hours: false, answers: {} }];
  const session = sampleSession({ attendees, slots });
  const taken = ['08:00', '09:30'].map((end) => ({ from: at(`2026-12-14T07:00Z`), to: at(`2026-12-14T${end}Z`) }));
  expect(weighTimes(session, taken, now)[0]?.freeBefore).toBe(30);
  expect(weighTimes(session, [], now)[0]?.freeBefore).toBeUndefined();
});
