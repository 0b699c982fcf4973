import type { MediationSession, SessionAttendee } from '@mediation/api-client';
import { expect, test } from 'vitest';
import {
  arrivalGroups,
  beginsAnew,
  minutesEach,
  newGroups,
  possibleWaits,
  roomsInUse,
  withArrangements,
} from './arrivals.ts';

const person = (name: string, role: string, side: string, changes: Partial<SessionAttendee> = {}) =>
  ({
    participant_id: name,
    name,
    role,
    side,
    arrives_minutes: 0,
    place: null,
    link: null,
    ...changes,
  }) as SessionAttendee;

const everyone = (changes: Partial<SessionAttendee> = {}) => [
  person('Ruth', 'mediator', 'neutral', { link: 'https://video.example/ruth' }),
  person('Daniel', 'divorcee', 'A', changes),
  person('Maya', 'divorcee', 'B'),
  person('Priya', 'lawyer', 'A', changes),
];
const sessionOf = (kind: MediationSession['kind'], attendees = everyone()) => ({ kind, attendees });
const namesOf = (session: ReturnType<typeof sessionOf>) =>
  arrivalGroups(session).map(({ people }) => people.map(({ name }) => name));

test('in a joint session everybody arrives together, and in separate rooms each side with its lawyer', () => {
  expect(namesOf(sessionOf('joint'))).toEqual([['Ruth', 'Daniel', 'Maya', 'Priya']]);
  expect(namesOf(sessionOf('shuttle'))).toEqual([['Daniel', 'Priya'], ['Maya']]);
});

test('sides with places of their own are arranged by side in a joint session too', () => {
  expect(namesOf(sessionOf('joint', everyone({ place: 'Room 2' })))).toEqual([['Daniel', 'Priya'], ['Maya']]);
});

test('people of one side with links of their own are arranged person by person', () => {
  const attendees = everyone({ link: 'https://video.example/a' });
  attendees[3] = { ...attendees[3]!, link: 'https://video.example/priya' };
  expect(namesOf(sessionOf('joint', attendees))).toEqual([['Daniel'], ['Priya'], ['Maya']]);
});

test('both sides have the same number of minutes when one arrives later', () => {
  const groups = arrivalGroups(sessionOf('shuttle', everyone({ arrives_minutes: 10 })));
  expect(groups.map(({ arrives }) => arrives)).toEqual([10, 0]);
  expect(minutesEach(110, groups)).toBe(100);
});

test('a wait between arrivals leaves each side at least half an hour', () => {
  expect(possibleWaits(45)).toEqual([0, 5, 10, 15]);
  expect(possibleWaits(30)).toEqual([0]);
});

test('new arrangements reach their own side only, and the mediator has no room of their own when the sides are apart', () => {
  const session = sessionOf('shuttle');
  const before = arrivalGroups(session);
  const [first, second] = before;
  const invitees = withArrangements(session, before, [
    { ...first!, link: ' https://video.example/larch ', arrives: 0 },
    { ...second!, link: 'https://video.example/rowan', arrives: 15 },
  ]);
  expect(invitees.map(({ participant_id, link, arrives_minutes }) => [participant_id, link, arrives_minutes])).toEqual([
    ['Ruth', undefined, 0],
    ['Daniel', 'https://video.example/larch', 0],
    ['Maya', 'https://video.example/rowan', 15],
    ['Priya', 'https://video.example/larch', 0],
  ]);
});

test('an arrangement that did not change keeps what somebody else set meanwhile', () => {
  const before = arrivalGroups(sessionOf('shuttle'));
  const meanwhile = sessionOf('shuttle', everyone({ link: 'https://video.example/new' }));
  const invitees = withArrangements(meanwhile, before, [before[0]!, { ...before[1]!, place: 'Room 2' }]);
  expect(invitees.map(({ participant_id, link, place }) => [participant_id, link, place])).toEqual([
    ['Ruth', undefined, undefined],
    ['Daniel', 'https://video.example/new', null],
    ['Maya', null, 'Room 2'],
    ['Priya', 'https://video.example/new', null],
  ]);
});

test('separate rooms begin without places and links and with a wait, and coming together again with none of it', () => {
  const shared = { link: 'https://video.example/all', place: 'Room 1', arrives_minutes: 5 };
  const attendees = everyone(shared).map((it) => ({ ...it, ...shared }));
  const session = { ...sessionOf('joint', attendees), mode: 'video' } as MediationSession;
  const how = (groups: ReturnType<typeof newGroups>) =>
    groups.map(({ key, arrives, place, link }) => [key, arrives, place, link]);
  expect(how(newGroups(session, 'shuttle', 60))).toEqual([
    ['A', 0, '', ''],
    ['B', 10, '', ''],
  ]);
  expect(how(newGroups(session, 'shuttle', 35))).toContainEqual(['B', 5, '', '']);
  expect(how(newGroups({ ...session, kind: 'shuttle' }, 'joint', 60))).toEqual([['all', 0, '', '']]);
  expect(how(newGroups({ ...session, kind: 'shuttle' }, 'shuttle', 60))).toContainEqual(['B', 5, '', '']);
});

test('a session begins anew when the sides come apart or together, or meet in another way, and with no other change', () => {
  const together = { kind: 'joint', mode: 'video' } as const;
  expect(beginsAnew(together, 'shuttle', 'video')).toBe(true);
  expect(beginsAnew({ ...together, kind: 'shuttle' }, 'review', 'video')).toBe(true);
  expect(beginsAnew(together, 'joint', 'phone')).toBe(true);
  expect(beginsAnew(together, 'review', 'video')).toBe(false);
});

test('the rooms in use are those of the guests, each with its people, and never one that only the mediator has', () => {
  const attendees = everyone({ link: 'https://video.example/a' });
  expect(roomsInUse({ attendees }).map(({ link, people }) => [link, people.map(({ name }) => name)])).toEqual([
    ['https://video.example/a', ['Daniel', 'Priya']],
  ]);
});
