// Guards packages/server/src/routes/sessions/** supabase/migrations/**
import { expect, test } from 'vitest';
import type { MediationSession } from '@mediation/api-client';
import { type Family, openFamily, remove } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { inHours, propose, proposeAndConfirm } from './sessions.fixture.ts';
import type { TestPerson } from '../../testing.ts';

const address = 'https://meet.example.org';
const aRoom = /^https:\/\/meet\.example\.org\/[0-9a-f]{32}$/;

/** A family whose organization has a video server. */
async function openWithVideo() {
  const family = await openFamily(server);
  await family.admin.api.updateOrganizationSettings({ orgId: family.organization, video_url: address, version: 1 });
  return family;
}

const confirmVideo = (family: Family, changes: Parameters<typeof proposeAndConfirm>[1] = {}) =>
  proposeAndConfirm(family, { mode: 'video', ...changes });

const linkOf = (session: MediationSession, { id }: { id: string }) =>
  session.attendees.find((it) => it.participant_id === id)?.link;

/** All links that a person reads of a session. */
const linksFor = async ({ api }: TestPerson, sessionId: string) => {
  const { session } = await api.getSession({ sessionId });
  return session.attendees.flatMap(({ link }) => link ?? []);
};

test('a joint video session gets one room when it gets its time, and each attendee reads their own link', async () => {
  const family = await openWithVideo();
  const session = await confirmVideo(family);
  const [room, ...others] = new Set(await linksFor(family.mediator, session.id));
  expect([room, others]).toEqual([expect.stringMatching(aRoom), []]);
  for (const person of [family.a, family.b]) expect(await linksFor(person, session.id)).toEqual([room]);
  const { session: again } = await family.a.api.getSession({ sessionId: session.id });
  expect(linkOf(again, family.participantOfB)).toBeNull();
  expect((await confirmVideo(family, { slots: [inHours(300)] })).attendees[0]?.link).not.toBe(room);
});

test('a shuttle session has a room for each side, and only the mediator reads both', async () => {
  const family = await openWithVideo();
  const { id } = await confirmVideo(family, { kind: 'shuttle' });
  const [ofA, ofB] = [await linksFor(family.a, id), await linksFor(family.b, id)];
  expect([ofA, ofB]).toEqual([[expect.stringMatching(aRoom)], [expect.stringMatching(aRoom)]]);
  expect(ofA).not.toEqual(ofB);
  expect(await linksFor(family.lawyerA, id)).toEqual(ofA);
  expect(await linksFor(family.lawyerB, id)).toEqual(ofB);
  expect(new Set(await linksFor(family.mediator, id))).toEqual(new Set([...ofA, ...ofB]));
});

test('moving a session keeps its room, and cancelling it clears the link', async () => {
  const family = await openWithVideo();
  const { mediator, a } = family;
  const { id: sessionId, version } = await confirmVideo(family);
  const before = await linksFor(a, sessionId);
  const moved = await mediator.api.moveSession({ sessionId, starts_at: inHours(300), version });
  expect(await linksFor(a, sessionId)).toEqual(before);
  await mediator.api.cancelSession({ sessionId, version: moved.session.version });
  expect(await linksFor(mediator, sessionId)).toEqual([]);
});

test('a link given by hand wins over the room, and an attendee without one keeps the room', async () => {
  const family = await openWithVideo();
  const { mediator, participantOfA, participantOfB } = family;
  const link = 'https://other.example/a';
  const attendees = [{ participant_id: participantOfA.id, link }, { participant_id: participantOfB.id }];
  const { id: sessionId, version, ...session } = await confirmVideo(family, { attendees });
  expect(linkOf({ id: sessionId, version, ...session }, participantOfA)).toBe(link);
  expect(await linksFor(family.b, sessionId)).toEqual([expect.stringMatching(aRoom)]);
  const { session: cancelled } = await mediator.api.cancelSession({ sessionId, version });
  expect(linkOf(cancelled, participantOfA)).toBe(link);
  expect(linkOf(cancelled, participantOfB)).toBeNull();
});

test('the mediator cannot give one side the room of the other by mistake', async () => {
  const family = await openWithVideo();
  const { mediator, participantOfA, participantOfB } = family;
  const parties = [participantOfA, participantOfB].map(({ id }) => ({ participant_id: id }));
  const session = await confirmVideo(family, { kind: 'shuttle', attendees: parties });
  const [ofA, ofB] = [linkOf(session, participantOfA)!, linkOf(session, participantOfB)!];
  const attendees = [
    { participant_id: participantOfA.id, link: ofB },
    { participant_id: participantOfB.id, link: ofA },
  ];
  const { session: saved } = await mediator.api.updateSession({
    sessionId: session.id,
    attendees,
    version: session.version,
  });
  expect([linkOf(saved, participantOfA), linkOf(saved, participantOfB)]).toEqual([ofA, ofB]);
});

test('the room of a joint session is refused to one side of another session', async () => {
  const family = await openWithVideo();
  const link = (await confirmVideo(family)).attendees[0]!.link!;
  const attendees = [{ participant_id: family.participantOfA.id, link }, { participant_id: family.participantOfB.id }];
  const shuttle = { kind: 'shuttle' as const, slots: [inHours(300)], attendees };
  await expect(confirmVideo(family, shuttle)).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringMatching(/^The two sides do not meet\. /) as string,
  });
});

test('a joint session that becomes a shuttle session gets new rooms, and one by phone gets none', async () => {
  const family = await openWithVideo();
  const { mediator, a, b } = family;
  const { id: sessionId, version } = await confirmVideo(family);
  const [joint] = await linksFor(a, sessionId);
  await mediator.api.updateSession({ sessionId, kind: 'shuttle', version });
  const links = [...(await linksFor(a, sessionId)), ...(await linksFor(b, sessionId))];
  expect(new Set([...links, joint]).size).toBe(3);
  await mediator.api.updateSession({ sessionId, mode: 'phone', version: version + 1 });
  expect(await linksFor(mediator, sessionId)).toEqual([]);
});

test('the others get another room when somebody is taken off the session or leaves the case', async () => {
  const family = await openWithVideo();
  const { mediator, a, b, caseId, participantOfA, participantOfB } = family;
  const session = await confirmVideo(family, {
    attendees: [{ participant_id: participantOfA.id }, { participant_id: participantOfB.id }],
  });
  const room = linkOf(session, participantOfA)!;
  // The page of the mediator sends back the link that it knows.
  const { session: withoutB } = await mediator.api.updateSession({
    sessionId: session.id,
    attendees: [{ participant_id: participantOfA.id, link: room }],
    version: session.version,
  });
  expect(linkOf(withoutB, participantOfA)).toMatch(aRoom);
  expect(linkOf(withoutB, participantOfA)).not.toBe(room);
  await expect(b.api.getSession({ sessionId: session.id })).rejects.toMatchObject({ code: 'not_found' });

  const { id: sessionId } = await confirmVideo(family, { slots: [inHours(300)] });
  const before = await linksFor(a, sessionId);
  await remove(server, caseId, b);
  const after = await linksFor(a, sessionId);
  expect([after.length, after[0] === before[0]]).toEqual([1, false]);
  const left = await server.owner`
    select a.link from session_attendees a where a.session_id = ${sessionId} and a.participant_id = ${participantOfB.id}`;
  expect(left).toEqual([{ link: null }]);
});

test('the others lose a link given by hand when somebody who knows it is taken off or leaves the case, until there is a new one', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, caseId, participantOfA, participantOfB } = family;
  const link = 'https://other.example/room';
  const both = [participantOfA, participantOfB].map(({ id }) => ({ participant_id: id, link }));
  const session = await confirmVideo(family, { attendees: both });
  // The page of the mediator sends back the link that it knows.
  const save = async (given: string, version: number) => {
    const attendees = [{ participant_id: participantOfA.id, link: given }];
    return (await mediator.api.updateSession({ sessionId: session.id, attendees, version })).session;
  };
  const withoutB = await save(link, session.version);
  expect(linkOf(withoutB, participantOfA)).toBeNull();
  const again = await save('https://Other.example:443/Room/?pwd=x', withoutB.version);
  expect(linkOf(again, participantOfA)).toBeNull();
  const fresh = 'https://other.example/fresh';
  expect(linkOf(await save(fresh, again.version), participantOfA)).toBe(fresh);

  const { id: sessionId } = await confirmVideo(family, { slots: [inHours(300)], attendees: both });
  expect(await linksFor(a, sessionId)).toEqual([link]);
  await remove(server, caseId, b);
  expect(await linksFor(a, sessionId)).toEqual([]);
});

test('a video session has no room without a video server, before it has a time, or in another mode', async () => {
  const family = await openFamily(server);
  const { mediator } = family;
  expect(await linksFor(mediator, (await confirmVideo(family)).id)).toEqual([]);
  const withVideo = await openWithVideo();
  const proposed = await propose(withVideo, { mode: 'video' });
  expect(await linksFor(withVideo.mediator, proposed.id)).toEqual([]);
  const inPerson = await proposeAndConfirm(withVideo, { slots: [inHours(400)] });
  expect(await linksFor(withVideo.mediator, inPerson.id)).toEqual([]);
});
