import { expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { duty, inDays, openSigned } from '../../agreement/duties/duties.fixture.ts';
import { readCalendar } from './read-calendar.fixture.ts';
import { server } from '../../../testing/server.ts';

/** A person's feed, and its events apart from the session of the negotiation. */
async function feedOf({ api }: TestPerson) {
  const token = (await api.makeCalendarFeed()).path.split('/').at(-1) ?? '';
  const { text, events } = await readCalendar(await server.guest.readCalendarFeed({ token }));
  return { text, duties: events.filter(({ isUtc }) => !isUtc) };
}

/** The days of the whole-day events of a calendar, as the file writes them. */
const daysOf = ({ text }: { text: string }) =>
  [...text.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, day]) => day?.replace(/(....)(..)/, '$1-$2-'));

test('the calendar feed of a party lists the days of their own duties and of those of both, in neutral words', async () => {
  const own = duty({ what: 'Hand over the keys', due_on: inDays(10) });
  const both = duty({ who: 'both', what: 'Sell the car', due_on: inDays(20) });
  const ofB = duty({ who: 'B', what: 'Send the letter', due_on: inDays(30) });
  const family = await openSigned(server, [own, both, ofB]);
  const { a, b, mediator, lawyerA } = family;
  const [feedA, feedB] = [await feedOf(a), await feedOf(b)];
  expect(daysOf(feedA)).toEqual([own.due_on, both.due_on]);
  expect(daysOf(feedB)).toEqual([both.due_on, ofB.due_on]);
  expect(feedA.text).not.toMatch(/keys|car|letter/);
  expect(feedA.duties).toMatchObject([{ title: 'Appointment', isPrivate: true }, { uid: `${both.id}-${both.due_on}` }]);
  for (const person of [mediator, lawyerA]) expect(daysOf(await feedOf(person))).toEqual([]);
});

test('a person who chose full words reads in their calendar what is to be done', async () => {
  const own = duty({ what: 'Hand over keys, garage; two sets', due_on: inDays(10) });
  const { a } = await openSigned(server, [own]);
  await server.owner`update contact_details set safe_neutral = false where user_id = ${a.id}`;
  expect((await feedOf(a)).duties).toMatchObject([{ title: 'Hand over keys, garage; two sets' }]);
});

test('a duty that its owner marked as done leaves their calendar', async () => {
  const own = duty();
  const { a, b, caseId } = await openSigned(server, [{ ...own, who: 'both' }]);
  await a.api.markDuty({ caseId, dutyId: own.id, due_on: own.due_on, is_done: true });
  expect(daysOf(await feedOf(a))).toEqual([]);
  expect(daysOf(await feedOf(b))).toEqual([own.due_on]);
});

test('a monthly duty is in the calendar on each of its days in the year to come', async () => {
  const { a } = await openSigned(server, [duty({ kind: 'payment', due_on: inDays(1), repeats: 'monthly' })]);
  expect(daysOf(await feedOf(a)).length).toBeGreaterThanOrEqual(12);
});
