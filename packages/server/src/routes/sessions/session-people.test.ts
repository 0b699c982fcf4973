import { expect, test } from 'vitest';
import { openFamily, remove, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { mailed, messagesTo } from './session-messages.fixture.ts';
import { propose, proposeAndConfirm, withA } from './sessions.fixture.ts';

const names = ({ attendees }: { attendees: { name: string }[] }) => attendees.map((it) => it.name);

const stale = (error: { code: string }) => {
  if (error.code !== 'conflict') throw error;
};

test('an attendee reads only their own place, link and arrival time', async () => {
  const family = await openFamily(server);
  const { participantOfA, participantOfB, a, b, mediator, admin } = family;
  const { id: sessionId } = await propose(family, {
    kind: 'shuttle',
    attendees: [
      { participant_id: participantOfA.id, place: 'Room 1', link: 'https://meet.example/a' },
      { participant_id: participantOfB.id, place: 'Room 2', arrives_minutes: 30 },
    ],
  });
  const visible = async ({ api }: typeof a) =>
    Object.fromEntries(
      (await api.getSession({ sessionId })).session.attendees.map((attendee) => [
        attendee.name,
        [attendee.place, attendee.link, attendee.arrives_minutes],
      ]),
    );
  const [ofA, ofB] = [
    ['Room 1', 'https://meet.example/a', 0],
    ['Room 2', null, 30],
  ];
  const hidden = [null, null, null];
  expect(await visible(a)).toEqual({ 'Mia Mediator': hidden, 'Ada Reyes': ofA, 'Ben Reyes': hidden });
  expect(await visible(b)).toEqual({ 'Mia Mediator': hidden, 'Ada Reyes': hidden, 'Ben Reyes': ofB });
  await expect(visible(admin)).rejects.toMatchObject({ code: 'not_found' });
  expect(await visible(mediator)).toEqual({ 'Mia Mediator': [null, null, 0], 'Ada Reyes': ofA, 'Ben Reyes': ofB });
});

test('the mediator changes a session and its attendees, and an outdated version returns conflict', async () => {
  const family = await openFamily(server);
  const { mediator, participantOfA, b } = family;
  const { id: sessionId, version } = await propose(family);
  expect(
    await whoMay(family, ({ api }) => api.updateSession({ sessionId, minutes: 90, version: 99 }).catch(stale)),
  ).toEqual(['mediator']);
  const { session } = await mediator.api.updateSession({
    sessionId,
    minutes: 90,
    agenda: ['Schools'],
    attendees: [{ participant_id: participantOfA.id, place: 'Room 1' }],
    version,
  });
  expect(session).toMatchObject({ minutes: 90, agenda: ['Schools'], kind: 'joint', version: version + 1 });
  expect(names(session)).toEqual(['Mia Mediator', 'Ada Reyes']);
  await expect(b.api.getSession({ sessionId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(mediator.api.updateSession({ sessionId, minutes: 60, version })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('attendees added to or removed from a scheduled session are notified', async () => {
  const family = await openFamily(server);
  const { mediator, b, participantOfA, participantOfB } = family;
  const { id: sessionId, version } = await proposeAndConfirm(family, withA(family));
  const asked = async (participants: { id: string }[], version: number) =>
    mediator.api.updateSession({
      sessionId,
      attendees: participants.map(({ id }) => ({ participant_id: id })),
      version,
    });
  expect(await messagesTo(b)).toEqual([]);
  await asked([participantOfA, participantOfB], version);
  await asked([participantOfA], version + 1);
  expect(await messagesTo(b)).toEqual([
    expect.stringMatching(/^A session is set for /),
    'You are no longer expected at a session.',
  ]);
  expect(await mailed(b)).toEqual(['scheduled', 'cancelled']);
});

test('a removed participant loses access to the sessions of the case', async () => {
  const family = await openFamily(server);
  const { id: sessionId } = await proposeAndConfirm(family);
  await remove(server, family.caseId, family.b);
  await expect(family.b.api.getSession({ sessionId })).rejects.toMatchObject({ code: 'not_found' });
  expect((await family.b.api.listSessions()).sessions).toEqual([]);
  expect(names((await family.a.api.getSession({ sessionId })).session)).toContain('Ben Reyes');
});
