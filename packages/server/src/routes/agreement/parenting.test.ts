import { expect, test } from 'vitest';
import { openFamily, whoMay } from '../../testing/family.ts';
import { readCalendar } from '../sessions/calendar/read-calendar.fixture.ts';
import { weekly } from './schedules.fixture.ts';
import { server } from '../../testing/server.ts';

test('the times of a schedule are in the time zone of the case, whatever the device of a mediator says', async () => {
  const { mediator, caseId, organization } = await openFamily(server);
  await server.owner`update organization_settings set time_zone = 'Europe/London' where organization_id = ${organization}`;
  const schedule = { ...weekly(), time_zone: 'Asia/Tokyo' };
  const first = await mediator.api.saveParentingSchedule({ caseId, schedule });
  expect(first.schedule).toEqual({ ...schedule, time_zone: 'Europe/London' });
  const { version } = first;
  expect((await mediator.api.saveParentingSchedule({ caseId, schedule, version })).schedule).toEqual(first.schedule);
});

test('the mediator saves and reads the draft of a schedule, and to everybody else it does not exist', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  expect(await mediator.api.getParentingSchedule({ caseId })).toEqual({ schedule: null, version: 0 });
  const schedule = weekly();
  const saved = await mediator.api.saveParentingSchedule({ caseId, schedule });
  expect(saved).toEqual({ schedule, version: 1 });
  expect(await mediator.api.getParentingSchedule({ caseId })).toEqual(saved);
  expect(await whoMay(family, ({ api }) => api.getParentingSchedule({ caseId }))).toEqual(['mediator']);
  expect(await whoMay(family, ({ api }) => api.saveParentingSchedule({ caseId, schedule, version: 1 }))).toEqual([
    'mediator',
  ]);
});

test('saving an older version of a schedule is a conflict and changes nothing', async () => {
  const { mediator, caseId } = await openFamily(server);
  const schedule = weekly();
  await mediator.api.saveParentingSchedule({ caseId, schedule });
  const second = { ...schedule, holidays: [] };
  expect(await mediator.api.saveParentingSchedule({ caseId, schedule: second, version: 1 })).toMatchObject({
    version: 2,
  });
  for (const version of [undefined, 1])
    await expect(
      mediator.api.saveParentingSchedule({ caseId, schedule, ...(version && { version }) }),
    ).rejects.toMatchObject({ code: 'conflict' });
  expect(await mediator.api.getParentingSchedule({ caseId })).toEqual({ schedule: second, version: 2 });
});

test('a rule that ends before it begins is refused', async () => {
  const { mediator, caseId } = await openFamily(server);
  const schedule = weekly();
  schedule.holidays[0]!.until = '2027-07-24';
  await expect(mediator.api.saveParentingSchedule({ caseId, schedule })).rejects.toMatchObject({ code: 'invalid' });
});

test('the calendar of a parent has their stretches with neutral titles, and handovers follow daylight saving', async () => {
  const family = await openFamily(server);
  const { mediator, caseId, organization } = family;
  await server.owner`update organization_settings set time_zone = 'Europe/London' where organization_id = ${organization}`;
  await mediator.api.saveParentingSchedule({ caseId, schedule: weekly() });
  const calendarOf = async (side: 'A' | 'B') => readCalendar(await mediator.api.parentingCalendar({ caseId, side }));
  const [ofA, ofB] = [await calendarOf('A'), await calendarOf('B')];
  expect(ofB.events[0]).toMatchObject({
    title: 'Appointment',
    start: '2027-03-22T15:15:00.000Z',
    end: '2027-03-29T14:15:00.000Z',
    location: null,
    isPrivate: true,
    attendees: [],
  });
  expect(ofA.events[1]).toMatchObject({ start: '2027-03-29T14:15:00.000Z', end: '2027-04-05T14:15:00.000Z' });
  expect(new Set([...ofA.events, ...ofB.events].map(({ uid }) => uid)).size).toBe(
    ofA.events.length + ofB.events.length,
  );
  expect(ofA.text).not.toMatch(/Ada|Ben|children|School/);
  expect(ofA.names).toEqual(['Appointments', 'Appointments']);
  const spanish = await mediator.api.parentingCalendar({ caseId, side: 'A', language: 'es' });
  expect((await readCalendar(spanish)).names).toEqual(['Citas', 'Citas']);
  expect(await whoMay(family, ({ api }) => api.parentingCalendar({ caseId, side: 'A' }))).toEqual(['mediator']);
});

test('a party who asked for clear titles gets them, with the place of the handover', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  await server.owner`update contact_details set safe_neutral = false where user_id = ${a.id}`;
  await mediator.api.saveParentingSchedule({ caseId, schedule: weekly() });
  const { events } = await readCalendar(await mediator.api.parentingCalendar({ caseId, side: 'A' }));
  expect(events[1]).toMatchObject({ title: 'The children are with you', location: 'School' });
});
