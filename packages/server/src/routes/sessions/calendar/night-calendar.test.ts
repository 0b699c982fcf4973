import { expect, test } from 'vitest';
import { insertSigned } from '../../agreement/duties/duties.fixture.ts';
import { openFamily } from '../../../testing/family.ts';
import { readCalendar } from './read-calendar.fixture.ts';
import { weekly } from '../../agreement/schedules.fixture.ts';
import { server } from '../../../testing/server.ts';
import type { TestPerson } from '../../../testing.ts';

/** A family with a signed parenting plan in which the children change every week. */
async function openPlan() {
  const family = await openFamily(server);
  await insertSigned(server, family);
  return family;
}

/** Makes an address for a person's calendar, with or without the nights, and returns its token. */
async function makeFeed({ api }: TestPerson, shows_nights: boolean) {
  const token = (await api.makeCalendarFeed()).path.split('/').at(-1) ?? '';
  await api.updateCalendarFeed({ shows_nights });
  return token;
}

/** What a calendar program reads at an address: the text, and the events that have times. */
async function read(token: string) {
  const { text, events } = await readCalendar(await server.guest.readCalendarFeed({ token }));
  return { text, nights: events.filter(({ isUtc }) => isUtc) };
}

const hours = ({ start, end }: { start: string; end: string }) => (Date.parse(end) - Date.parse(start)) / 3_600_000;

test('the calendar feed of a parent shows their nights of the signed plan once they choose it, and never the other’s', async () => {
  const { a, b } = await openPlan();
  expect(await a.api.getCalendarFeed()).toMatchObject({ created_at: null, shows_nights: false });
  const [ofA, ofB] = [await makeFeed(a, false), await makeFeed(b, true)];
  expect((await read(ofA)).nights).toEqual([]);
  await a.api.updateCalendarFeed({ shows_nights: true });
  expect(await a.api.getCalendarFeed()).toMatchObject({ shows_nights: true });
  const [nightsOfA, nightsOfB] = [(await read(ofA)).nights, (await read(ofB)).nights];
  expect(nightsOfA[0]).toMatchObject({ start: '2027-03-15T10:00:00.000Z', end: '2027-03-22T15:15:00.000Z' });
  expect(nightsOfB[0]).toMatchObject({ start: '2027-03-22T15:15:00.000Z', end: '2027-03-29T14:15:00.000Z' });
  const shared = nightsOfA.filter((one) => nightsOfB.some((other) => one.start < other.end && other.start < one.end));
  expect(shared).toEqual([]);
  const [first] = nightsOfA;
  const all = [...nightsOfA, ...nightsOfB].reduce((sum, it) => sum + hours(it), 0);
  const end = [...nightsOfA, ...nightsOfB]
    .map((it) => it.end)
    .toSorted((one, other) => one.localeCompare(other))
    .at(-1);
  expect(all).toBe(hours({ start: first!.start, end: end! }));
});

test('nights in a calendar feed have neutral words and no place, unless its owner chose full words', async () => {
  const { a, b, participantOfB } = await openPlan();
  const token = await makeFeed(a, true);
  const { text, nights } = await read(token);
  expect(nights[0]).toMatchObject({ title: 'Appointment', location: null, isPrivate: true });
  for (const hidden of ['children', 'School', 'Library', 'Summer', b.email, participantOfB.name])
    expect(text).not.toContain(hidden);
  await server.owner`update contact_details set safe_neutral = false where user_id = ${a.id}`;
  expect((await read(token)).nights[1]).toMatchObject({ title: 'The children are with you', location: 'School' });
});

test('an address that was revoked or replaced is refused, and the new one shows the same', async () => {
  const { a } = await openPlan();
  const former = await makeFeed(a, true);
  const token = (await a.api.makeCalendarFeed()).path.split('/').at(-1) ?? '';
  await expect(server.guest.readCalendarFeed({ token: former })).rejects.toMatchObject({ code: 'not_found' });
  expect((await read(token)).nights.length).toBeGreaterThan(40);
  await a.api.revokeCalendarFeed();
  await expect(server.guest.readCalendarFeed({ token })).rejects.toMatchObject({ code: 'not_found' });
  await expect(a.api.updateCalendarFeed({ shows_nights: true })).rejects.toMatchObject({ code: 'conflict' });
});

test('a draft of the schedule is in no calendar feed, and mediators and lawyers have no nights', async () => {
  const family = await openFamily(server);
  const { mediator, a, lawyerA, outsider, caseId } = family;
  await mediator.api.saveParentingSchedule({ caseId, schedule: weekly() });
  const ofA = await makeFeed(a, true);
  expect((await read(ofA)).nights).toEqual([]);
  await insertSigned(server, family);
  expect((await read(ofA)).nights).not.toEqual([]);
  for (const person of [mediator, lawyerA, outsider])
    expect((await read(await makeFeed(person, true))).nights).toEqual([]);
});
