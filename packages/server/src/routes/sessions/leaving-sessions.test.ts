import { expect, test } from 'vitest';
import { openFamily } from '../../testing/family.ts';
import { readCalendar } from './calendar/read-calendar.fixture.ts';
import { server } from '../../testing/server.ts';
import { inHours, propose, proposeAndConfirm, withA } from './sessions.fixture.ts';

const statusOf = async (id: string) =>
  (await server.owner<{ status: string }>`select status from sessions where id = ${id}`)[0]?.status;

test('removing a party cancels future sessions with them alone, notifies the mediator and updates the calendar', async () => {
  const family = await openFamily(server);
  const { mediator, admin, participantOfA, caseId } = family;
  const alone = await proposeAndConfirm(family, { ...withA(family), slots: [inHours(100)] });
  const proposed = await propose(family, { ...withA(family), slots: [inHours(120)] });
  const together = await proposeAndConfirm(family, { slots: [inHours(140)] });
  await admin.api.removeParticipant({ participantId: participantOfA.id });
  expect(await Promise.all([alone, proposed, together].map(({ id }) => statusOf(id)))).toEqual([
    'cancelled',
    'cancelled',
    'scheduled',
  ]);
  const events = await mediator.sql(
    (sql) => sql`
      select visible_to, kind, actor_id from case_events
      where case_id = ${caseId} and subject_id = ${alone.id} and kind = 'session_cancelled'`,
  );
  expect(events).toEqual([{ visible_to: `mediator-${caseId}`, kind: 'session_cancelled', actor_id: admin.id }]);
  const { notifications } = await mediator.api.listNotifications();
  expect(notifications.find(({ subject_id }) => subject_id === alone.id)).toMatchObject({
    type: 'session_scheduled',
    message: expect.stringMatching(/^The session on .+ is cancelled\.$/),
  });
  const calendar = await readCalendar(await mediator.api.sessionCalendar({ sessionId: alone.id }));
  expect([calendar.method, calendar.events[0]?.status, calendar.events[0]?.sequence]).toEqual([
    'CANCEL',
    'CANCELLED',
    1,
  ]);
});

test('closing an account cancels future sessions with that party alone, and keeps those of the other party', async () => {
  const family = await openFamily(server);
  const { a, admin, participantOfB, participantOfLawyerB } = family;
  const alone = await proposeAndConfirm(family, { ...withA(family), slots: [inHours(100)] });
  const ofB = await proposeAndConfirm(family, {
    kind: 'individual',
    attendees: [{ participant_id: participantOfB.id }],
    slots: [inHours(120)],
  });
  await admin.api.removeParticipant({ participantId: participantOfLawyerB.id });
  expect(await statusOf(ofB.id)).toBe('scheduled');
  await admin.api.deleteUser({ userId: a.id });
  expect([await statusOf(alone.id), await statusOf(ofB.id)]).toEqual(['cancelled', 'scheduled']);
});

test('a refused removal or closing of an account cancels no session', async () => {
  const family = await openFamily(server);
  const { a, b, participantOfA, mediator } = family;
  const alone = await proposeAndConfirm(family, withA(family));
  await expect(b.api.removeParticipant({ participantId: participantOfA.id })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(mediator.api.deleteUser({ userId: a.id })).rejects.toMatchObject({ code: 'forbidden' });
  expect(await statusOf(alone.id)).toBe('scheduled');
});
