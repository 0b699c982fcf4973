import { expect, test } from 'vitest';
import { addClause, clause, release, sign } from '../../routes/agreement/agreements.fixture.ts';
import { duty, openSigned } from '../../routes/agreement/duties/duties.fixture.ts';
import { type Family, remove, whoSees } from '../../testing/family.ts';
import { openNegotiation } from '../../routes/negotiation/negotiation.fixture.ts';
import { server } from '../../testing/server.ts';
import type { TestPerson } from '../../testing.ts';
import { remindOfDuties } from './remind-of-duties.ts';

const words = 'Something from your agreement is due soon. Look at your case.';

const remindersOf = async ({ id }: TestPerson) =>
  server.owner`select id from notifications where user_id = ${id} and message = ${words}`;

/** The numbers of reminders of both parties at a time. */
async function remindAt({ a, b }: Family, time: string) {
  await remindOfDuties(server.owner, time);
  return [(await remindersOf(a)).length, (await remindersOf(b)).length];
}

/** A day in two months, so that no real job reminds of it, and the days before it. */
const dueOn = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const before = (days: number, time: string) =>
  `${new Date(Date.parse(dueOn) - days * 86_400_000).toISOString().slice(0, 10)}T${time}:00Z`;

async function liveIn({ api }: TestPerson, time_zone: string, quiet_hours: { from: string; to: string } | null = null) {
  await api.updateMe({ time_zone });
  const { preferences } = await api.getNotificationPreferences({});
  await api.updateNotificationPreferences({ ...preferences, quiet_hours });
}

test('a party is reminded once, three days before the day of their duty, and nobody else is', async () => {
  const family = await openSigned(server, [duty({ who: 'A', due_on: dueOn })]);
  await liveIn(family.a, 'UTC');
  expect(await remindAt(family, before(3, '08:55'))).toEqual([0, 0]);
  expect(await remindAt(family, before(3, '09:00'))).toEqual([1, 0]);
  expect(await remindAt(family, before(0, '18:00'))).toEqual([1, 0]);
  expect(await whoSees(family, remindersOf)).toEqual(['a']);
  const { notifications } = await family.a.api.listNotifications();
  expect(notifications.find(({ message }) => message === words)).toMatchObject({ case_id: family.caseId });
});

test('both parties are reminded of a duty of both, except those who have done their part', async () => {
  const visit = duty({ who: 'both', due_on: dueOn });
  const family = await openSigned(server, [visit]);
  const { a, b, caseId } = family;
  for (const party of [a, b]) await liveIn(party, 'UTC');
  await b.api.markDuty({ caseId, dutyId: visit.id, due_on: dueOn, is_done: true });
  expect(await remindAt(family, before(1, '12:00'))).toEqual([1, 0]);
});

test('a reminder waits for the end of the quiet hours in the time zone of the person', async () => {
  const family = await openSigned(server, [duty({ who: 'both', due_on: dueOn })]);
  await liveIn(family.a, 'America/New_York', { from: '20:00', to: '11:30' });
  await liveIn(family.b, 'Asia/Tokyo');
  // Nine o'clock in Tokyo is midnight in UTC. In New York it is 11:30 at 15:30 or 16:30 UTC, by the season.
  expect(await remindAt(family, before(3, '00:00'))).toEqual([0, 1]);
  expect(await remindAt(family, before(3, '15:00'))).toEqual([0, 1]);
  expect(await remindAt(family, before(3, '17:00'))).toEqual([1, 1]);
});

test('several duties that come due together are one notification, and a day that is over is none', async () => {
  const family = await openSigned(server, [duty({ due_on: dueOn }), duty({ due_on: dueOn })]);
  await liveIn(family.a, 'UTC');
  expect(await remindAt(family, before(-1, '00:30'))).toEqual([0, 0]);
  expect(await remindAt(family, before(2, '10:00'))).toEqual([1, 0]);
});

test('duties of unsigned versions and of a party who left cause no reminder, those of a signed one do until the next is signed', async () => {
  const family = await openNegotiation(server);
  const { a, b, caseId } = family;
  for (const party of [a, b]) await liveIn(party, 'UTC');
  await addClause(
    family,
    clause('The keys', 'Ada hands them over.', { duties: [duty({ who: 'both', due_on: dueOn })] }),
  );
  const version = await release(family);
  await sign(server, version, a);
  expect(await remindAt(family, before(3, '10:00'))).toEqual([0, 0]);
  await sign(server, version, b);
  await addClause(family, clause('The dog', 'The dog stays with Ada.'));
  await release(family);
  await remove(server, caseId, b);
  expect(await remindAt(family, before(3, '12:00'))).toEqual([1, 0]);
});

test('a party is reminded in a closed case', async () => {
  const family = await openSigned(server, [duty({ due_on: dueOn })]);
  const { a, mediator, caseId } = family;
  await liveIn(a, 'UTC');
  const { case: it } = await mediator.api.getCase({ caseId });
  await mediator.api.closeCase({ caseId, reason: 'agreed_full', version: it.version });
  expect(await remindAt(family, before(3, '10:00'))).toEqual([1, 0]);
});
