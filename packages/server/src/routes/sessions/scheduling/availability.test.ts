import { expect, test } from 'vitest';
import { type Family, openFamily, remove, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';
import { inHours, propose, proposeAndConfirm, withA } from '../sessions.fixture.ts';

const days = 14;

/** The availability in a case as a mediator reads it. */
const read = ({ mediator, caseId }: Family, from = inHours(0)) => mediator.api.getAvailability({ caseId, from, days });

/** Adds a person to another case, with a session there in 100 hours. */
async function bookElsewhere({ id, name }: { id: string; name: string }, status = 'active') {
  const elsewhere = await openFamily(server);
  const [place] = await server.owner<{ id: string }>`
    insert into case_participants (case_id, user_id, name, role, side, status)
    values (${elsewhere.caseId}, ${id}, ${name}, 'lawyer', 'B', 'active') returning id`;
  const attendees = [{ participant_id: place!.id }];
  const session = await proposeAndConfirm(elsewhere, { kind: 'individual', attendees, slots: [inHours(100)] });
  await server.owner`update case_participants set status = ${status} where id = ${place!.id}`;
  return { ...session, caseId: elsewhere.caseId };
}

test('the mediator of a case reads that a participant is booked elsewhere, and nothing else about it', async () => {
  const family = await openFamily(server);
  const { lawyerB, participantOfLawyerB } = family;
  const elsewhere = await bookElsewhere(lawyerB);
  const { booked } = await read(family);
  expect(booked).toEqual([
    {
      participant_id: participantOfLawyerB.id,
      name: 'Leo of B',
      starts_at: elsewhere.starts_at,
      ends_at: elsewhere.ends_at,
    },
  ]);
});

test('only mediators of the case read its availability; for everybody else it does not exist', async () => {
  const family = await openFamily(server);
  const { caseId } = family;
  const readAs = ({ api }: Family['a']) => api.getAvailability({ caseId, from: inHours(0), days });
  expect(await whoMay(family, readAs)).toEqual(['mediator']);
  for (const person of [family.a, family.lawyerB, family.admin, family.colleague])
    await expect(readAs(person)).rejects.toMatchObject({ code: 'not_found', message: 'Not found.' });
});

test('booked times leave out people who have not joined or have left, and sessions that are not agreed', async () => {
  const family = await openFamily(server);
  const { lawyerA, lawyerB, caseId } = family;
  await bookElsewhere(lawyerA);
  await bookElsewhere(lawyerB, 'removed');
  await remove(server, caseId, lawyerA);
  const other = await openFamily(server);
  await server.owner`update case_participants set user_id = ${family.a.id} where id = ${other.participantOfA.id}`;
  await propose(other, withA(other));
  expect((await read(family)).booked).toEqual([]);
});

test('booked times leave out the sessions that the mediator attends', async () => {
  const family = await openFamily(server);
  await proposeAndConfirm(family);
  expect((await read(family)).booked).toEqual([]);
});

test('working hours are the organization’s until the mediator sets their own, and keep their wall time across clock changes', async () => {
  const family = await openFamily(server);
  await server.owner`
    update organization_settings set time_zone = 'Europe/London', working_hours = '{"fri": [{"from": "09:00", "to": "17:00"}]}'
    where organization_id = ${family.organization}`;
  expect(await read(family, '2027-03-25T12:00:00Z')).toMatchObject({
    time_zone: 'Europe/London',
    gap_minutes: 0,
    open: [
      { starts_at: '2027-03-26T09:00:00.000000Z', ends_at: '2027-03-26T17:00:00.000000Z' },
      { starts_at: '2027-04-02T08:00:00.000000Z', ends_at: '2027-04-02T16:00:00.000000Z' },
    ],
  });
  const own = { mon: [{ from: '10:00', to: '12:30' }] };
  await family.mediator.api.setWorkingHours({ working_hours: own, gap_minutes: 15 });
  expect(await read(family, '2027-03-25T12:00:00Z')).toMatchObject({
    gap_minutes: 15,
    open: [
      { starts_at: '2027-03-29T09:00:00.000000Z', ends_at: '2027-03-29T11:30:00.000000Z' },
      { starts_at: '2027-04-05T09:00:00.000000Z', ends_at: '2027-04-05T11:30:00.000000Z' },
    ],
  });
});

test('a mediator sets their own hours and returns to the organization’s; nobody else has working hours', async () => {
  const family = await openFamily(server);
  const { mediator, colleague, a, lawyerA, admin } = family;
  const own = { wed: [{ from: '09:00', to: '13:00' }] };
  const { organization_hours } = await mediator.api.getWorkingHours();
  expect(organization_hours).toHaveProperty('mon');
  expect(await mediator.api.setWorkingHours({ working_hours: own, gap_minutes: 30 })).toMatchObject({
    working_hours: own,
    gap_minutes: 30,
    organization_hours,
  });
  expect(await colleague.api.getWorkingHours()).toMatchObject({ working_hours: null, gap_minutes: 0 });
  expect(await mediator.api.setWorkingHours({ working_hours: null, gap_minutes: 0 })).toMatchObject({
    working_hours: null,
  });
  for (const { api } of [a, lawyerA, admin]) {
    await expect(api.getWorkingHours()).rejects.toMatchObject({ code: 'not_found' });
    await expect(api.setWorkingHours({ working_hours: own, gap_minutes: 0 })).rejects.toMatchObject({
      code: 'forbidden',
    });
  }
});

test('an offered time is marked as outside the hours of the mediator', async () => {
  const family = await openFamily(server);
  const { mediator } = family;
  const { time_zone } = await mediator.api.getWorkingHours();
  const all = [{ from: '00:00', to: '23:59' }];
  const week = { mon: all, tue: all, wed: all, thu: all, fri: all, sat: all, sun: all };
  await mediator.api.setWorkingHours({ working_hours: week, gap_minutes: 0 });
  const noon = `${new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)}T12:00:00.000000Z`;
  expect(time_zone).toBeTruthy();
  const { id: sessionId, slots } = await propose(family, { slots: [noon] });
  expect(slots).toMatchObject([{ is_outside_hours: false }]);
  await mediator.api.setWorkingHours({ working_hours: {}, gap_minutes: 0 });
  expect((await mediator.api.getSession({ sessionId })).session.slots).toMatchObject([{ is_outside_hours: true }]);
});

test('an offer says until when to answer, which only the mediator sets and which is before the first time', async () => {
  const family = await openFamily(server);
  const { mediator, a } = family;
  const answer_by = inHours(100);
  const offer = await propose(family, { answer_by });
  expect(offer.answer_by).toBe(answer_by);
  expect((await a.api.getSession({ sessionId: offer.id })).session.answer_by).toBe(answer_by);
  await expect(propose(family, { answer_by }, a)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(propose(family, { answer_by: inHours(171) })).rejects.toMatchObject({ code: 'invalid' });
  await expect(propose(family, { answer_by: inHours(-1) })).rejects.toMatchObject({ code: 'invalid' });
  const again = await mediator.api.offerSlots({ sessionId: offer.id, slots: [inHours(200)], answer_by: inHours(150) });
  expect(again.session.answer_by).toBe(inHours(150));
  const own = await propose(family, {}, a);
  await expect(
    a.api.offerSlots({ sessionId: own.id, slots: [inHours(200)], answer_by: inHours(150) }),
  ).rejects.toMatchObject({ code: 'forbidden' });
  const without = await mediator.api.offerSlots({ sessionId: offer.id, slots: [inHours(201)] });
  expect(without.session.answer_by).toBeNull();
});
