import { expect, test } from 'vitest';
import { type Family, openFamily } from '../../testing/family.ts';
import { remindOfSessions } from '../../jobs/reminders/remind-of-sessions.ts';
import { server } from '../../testing/server.ts';
import { messagesTo } from './session-messages.fixture.ts';
import { inHours, propose, proposeAndConfirm } from './sessions.fixture.ts';
import type { TestPerson } from '../../testing.ts';

const { owner } = server;
const room = (name: string) => `https://rooms.example/${name}`;

/** The two parties of a family with these details of how they come. */
const parties = ({ participantOfA, participantOfB }: Family, ofA: object, ofB: object) => [
  { participant_id: participantOfA.id, ...ofA },
  { participant_id: participantOfB.id, ...ofB },
];

/** How each attendee comes, as the mediator reads it. */
async function arrangementsOf({ mediator }: Family, sessionId: string) {
  const { session } = await mediator.api.getSession({ sessionId });
  return session.attendees.map(({ name, arrives_minutes, place, link }) => [name, arrives_minutes, place, link]);
}

const change = ({ mediator }: Family, sessionId: string, version: number, changes: object) =>
  mediator.api.updateSession({ sessionId, version, ...changes });

const refused = { code: 'invalid', message: expect.stringMatching(/^The two sides do not meet\. /) as string };

const empty = (arrivalOfB: number) => [
  ['Mia Mediator', 0, null, null],
  ['Ada Reyes', 0, null, null],
  ['Ben Reyes', arrivalOfB, null, null],
];

for (const status of ['offered', 'scheduled'] as const)
  test(`separate rooms empty what a session that is ${status} shared and set a time between the sides, and back`, async () => {
    const family = await openFamily(server);
    const open = status === 'offered' ? propose : proposeAndConfirm;
    const shared = { place: 'Room 1', link: room('holt') };
    const { id, version } = await open(family, { mode: 'video', attendees: parties(family, shared, shared) });
    await change(family, id, version, { kind: 'shuttle' });
    expect(await arrangementsOf(family, id)).toEqual(empty(10));
    const apart = parties(family, { link: room('larch') }, { link: room('rowan') });
    await change(family, id, version + 1, { attendees: apart });
    const { session } = await change(family, id, version + 2, { kind: 'joint' });
    expect(await arrangementsOf(family, id)).toEqual(empty(0));
    await change(family, id, session.version, { kind: 'review' });
    expect(await arrangementsOf(family, id)).toEqual(empty(0));
  });

test('another way to meet empties places and links, and keeps when each side arrives', async () => {
  const family = await openFamily(server);
  const { id, version } = await proposeAndConfirm(family, {
    kind: 'shuttle',
    attendees: parties(family, { place: 'Room 1', arrives_minutes: 15 }, { place: 'Room 2', arrives_minutes: 0 }),
  });
  for (const [at, mode] of (['video', 'phone', 'in_person'] as const).entries()) {
    await change(family, id, version + 2 * at, { mode });
    const arrivals = (await arrangementsOf(family, id)).map(([, ...how]) => how);
    expect(arrivals).toEqual([
      [0, null, null],
      [15, null, null],
      [0, null, null],
    ]);
    const given = parties(family, { link: room(`a-${mode}`) }, { place: `B ${mode}` });
    await change(family, id, version + 2 * at + 1, { attendees: given });
  }
});

test('a change to separate rooms takes two links with it, and neither side reads anything of the other', async () => {
  const family = await openFamily(server);
  const { a, b } = family;
  const shared = { link: room('holt') };
  const { id, version } = await proposeAndConfirm(family, {
    mode: 'video',
    attendees: parties(family, shared, shared),
  });
  const apart = parties(
    family,
    { link: room('larch'), arrives_minutes: 20 },
    { link: room('rowan'), arrives_minutes: 0 },
  );
  await change(family, id, version, { kind: 'shuttle', attendees: apart });
  for (const [person, own, arrives, other] of [
    [a, 'larch', 20, 'rowan'],
    [b, 'rowan', 0, 'larch'],
  ] as const) {
    const { session } = await person.api.getSession({ sessionId: id });
    expect(session.link_shared_with).toBe('nobody');
    const { data: rows } = await person.supabase.from('session_attendees').select('*').eq('session_id', id);
    expect(rows).toMatchObject([{ link: room(own), arrives_minutes: arrives }]);
    const seen = JSON.stringify([
      session,
      rows,
      await person.api.listNotifications(),
      await person.api.sessionCalendar({ sessionId: id }).then((file) => file.text()),
    ]);
    expect(seen).toContain(own);
    expect(seen).not.toContain(other);
    expect(seen).not.toContain('holt');
  }
});

test('two sides in separate rooms never share a place or a link, whichever way it is given', async () => {
  const family = await openFamily(server);
  const { mediator, participantOfA, participantOfB } = family;
  const offer = (ofA: object, ofB: object) =>
    propose(family, { kind: 'shuttle', mode: 'video', attendees: parties(family, ofA, ofB) });
  await expect(offer({ link: room('holt') }, { link: room('holt') })).rejects.toMatchObject(refused);
  await expect(offer({ link: room('holt') }, { link: 'https://Rooms.example/Holt/' })).rejects.toMatchObject(refused);
  await expect(offer({ place: 'Room 1' }, { place: 'room  1' })).rejects.toMatchObject(refused);
  const ofA = { link: room('larch'), place: 'Room 1' };
  const { id, version } = await offer(ofA, { link: room('rowan'), place: 'Room 2' });
  for (const given of [{ link: room('larch') }, { place: 'Room 1' }])
    await expect(change(family, id, version, { attendees: parties(family, ofA, given) })).rejects.toMatchObject(
      refused,
    );
  for (const sql of [owner, (...it: Parameters<typeof owner>) => mediator.sql((as) => as(...it))])
    await expect(
      sql`update session_attendees set link = ${room('larch')} where session_id = ${id} and participant_id = ${participantOfB.id}`,
    ).rejects.toThrow('The two sides do not meet.');
  const links = (await arrangementsOf(family, id)).map(([, , , link]) => link);
  expect(links).toEqual([null, room('larch'), room('rowan')]);
  const lawyer = (await mediator.api.listParticipants({ caseId: family.caseId })).participants.find(
    ({ user_id }) => user_id === family.lawyerA.id,
  )!;
  const withLawyer = (link: string) =>
    change(family, id, version, {
      attendees: [
        { participant_id: participantOfA.id, ...ofA },
        { participant_id: participantOfB.id, link: room('rowan') },
        { participant_id: lawyer.id, link },
      ],
    });
  await expect(withLawyer(room('rowan'))).rejects.toMatchObject(refused);
  await expect(withLawyer(room('larch'))).resolves.toBeDefined();
});

test('an address with another port, query or fragment is the room of the other side, unless that names the room', async () => {
  const family = await openFamily(server);
  const offer = (ofA: string, ofB: string, key: 'link' | 'place' = 'link') =>
    propose(family, { kind: 'shuttle', mode: 'video', attendees: parties(family, { [key]: ofA }, { [key]: ofB }) });
  const ofA = room('j/123');
  for (const same of [
    `${ofA}?pwd=x`,
    `${ofA}/?pwd=x#y`,
    `${ofA}#x`,
    'https://rooms.example:443/j/123',
    'https://ROOMS.example:8443/j/123',
  ])
    await expect(offer(ofA, same)).rejects.toMatchObject(refused);
  await expect(offer('https://rooms.example/?room=1', 'https://rooms.example?room=1')).rejects.toMatchObject(refused);
  for (const [one, other] of [
    [ofA, room('j/124?pwd=x')],
    ['https://rooms.example/?room=1', 'https://rooms.example/?room=2'],
    ['https://rooms.example/#elm', 'https://rooms.example/#oak'],
    [room('join.php?id=1'), room('join.php?id=2')],
    [room('call/#/ash'), room('call/#/fir')],
  ] as const)
    await expect(offer(one, other)).resolves.toBeDefined();
  await expect(offer('Room #1', 'Room #2', 'place')).resolves.toBeDefined();
  await expect(offer('Gate 3: left?', 'Gate 3: right?', 'place')).resolves.toBeDefined();
  await expect(offer('Holt', 'holt', 'place')).rejects.toMatchObject(refused);
});

test('a link that the other side knows from before never becomes a room of one side', async () => {
  const family = await openFamily(server);
  const shared = { link: room('holt') };
  const { id, version } = await proposeAndConfirm(family, {
    mode: 'video',
    attendees: parties(family, shared, shared),
  });
  const apart = parties(family, shared, { link: room('rowan') });
  await expect(change(family, id, version, { kind: 'shuttle', attendees: apart })).rejects.toMatchObject(refused);
  expect((await family.a.api.getSession({ sessionId: id })).session.kind).toBe('joint');
  await change(family, id, version, { kind: 'shuttle' });
  await expect(change(family, id, version + 1, { attendees: apart })).rejects.toMatchObject(refused);
  const { id: next, version: newer } = await propose(family, { kind: 'shuttle', mode: 'video', slots: [inHours(400)] });
  await expect(change(family, next, newer, { attendees: apart })).rejects.toMatchObject(refused);
  const own = parties(family, { link: room('larch') }, { link: room('rowan') });
  const { session } = await change(family, next, newer, { attendees: own });
  await expect(change(family, next, session.version, { attendees: own })).resolves.toBeDefined();
  await expect(change(family, id, version + 1, { kind: 'joint', attendees: apart })).resolves.toBeDefined();
});

test('sides of a session that is offered in separate rooms arrive one after the other, also with somebody new', async () => {
  const family = await openFamily(server);
  const { participantOfA, participantOfB, participantOfLawyerB } = family;
  const byParty = await propose(family, { kind: 'shuttle', minutes: 35 }, family.a);
  const arrivals = await arrangementsOf(family, byParty.id);
  expect(arrivals.map(([name, arrives]) => [name, arrives])).toEqual([
    ['Mia Mediator', 0],
    ['Ada Reyes', 0],
    ['Ben Reyes', 5],
    ['Lara of A', 0],
    ['Leo of B', 5],
  ]);
  const attendees = parties(family, { arrives_minutes: 20 }, { arrives_minutes: 0 });
  const { id, version } = await propose(family, { kind: 'shuttle', attendees });
  const everybody = [participantOfA, participantOfB, participantOfLawyerB].map((it) => ({ participant_id: it.id }));
  await change(family, id, version, { attendees: everybody });
  const later = await arrangementsOf(family, id);
  expect(later.map(([name, arrives]) => [name, arrives])).toEqual([
    ['Mia Mediator', 0],
    ['Ada Reyes', 20],
    ['Ben Reyes', 0],
    ['Leo of B', 0],
  ]);
});

test('notifications, mails and reminders of a session name the times at which their reader arrives and leaves', async () => {
  const family = await openFamily(server);
  const { a, b, mediator } = family;
  const year = new Date().getUTCFullYear() + 1;
  const { id, version } = await proposeAndConfirm(family, {
    kind: 'shuttle',
    time_zone: 'UTC',
    slots: [`${year}-07-01T14:00:00Z`],
    attendees: parties(family, {}, { arrives_minutes: 15 }),
  });
  const timesOf = async (person: TestPerson) => {
    const [said] = (await messagesTo(person)).slice(-1);
    const [noted] = await owner<{ starts_at: string }>`
      select to_char(starts_at at time zone 'UTC', 'HH24:MI') || '–' || to_char(ends_at at time zone 'UTC', 'HH24:MI') as starts_at
      from notifications
      where user_id = ${person.id} and subject_id = ${id} order by created_at desc limit 1`;
    const [mail] = await owner<{ starts_at: string }>`
      select to_char((facts ->> 'starts_at')::timestamptz at time zone 'UTC', 'HH24:MI') || '–'
        || to_char((facts ->> 'ends_at')::timestamptz at time zone 'UTC', 'HH24:MI') as starts_at
      from private.mails where receiver = ${person.id} and facts ? 'starts_at' order by created_at desc, template limit 1`;
    return [/(\d\d:\d\d) to (\d\d:\d\d)/.exec(said ?? '')?.[0], noted?.starts_at, mail?.starts_at];
  };
  const shownTimes = async () => [await timesOf(a), await timesOf(b)];
  expect(await shownTimes()).toEqual([
    ['14:00 to 14:45', '14:00–14:45', '14:00–14:45'],
    ['14:15 to 15:00', '14:15–15:00', '14:15–15:00'],
  ]);
  await mediator.api.moveSession({ sessionId: id, starts_at: `${year}-07-01T16:00:00Z`, version });
  await change(family, id, version + 1, {
    attendees: parties(family, { arrives_minutes: 20, place: 'Room 1' }, { arrives_minutes: 0, place: 'Room 2' }),
  });
  expect(await shownTimes()).toEqual([
    ['16:20 to 17:00', '16:20–17:00', '16:20–17:00'],
    ['16:00 to 16:40', '16:00–16:40', '16:00–16:40'],
  ]);
  await remindOfSessions(owner, `${year}-06-30T12:00:00Z`);
  const reminded = await owner<{ message: string; user_id: string }>`
    select message, user_id from notifications where type = 'session_reminder' and subject_id = ${id}`;
  const reminder = ({ id: who }: TestPerson) => reminded.find(({ user_id }) => user_id === who)?.message;
  expect([reminder(a), reminder(b)]).toEqual([
    expect.stringContaining('16:20 to 17:00') as string,
    expect.stringContaining('16:00 to 16:40') as string,
  ]);
  await mediator.api.cancelSession({ sessionId: id, version: version + 2 });
  expect((await shownTimes()).map(([said]) => said)).toEqual(['16:20 to 17:00', '16:00 to 16:40']);
});

test('each side reads when it comes and leaves itself, and nothing of the other, while the mediator reads both', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, mediator, participantOfA, participantOfB, caseId } = family;
  const year = new Date().getUTCFullYear() + 1;
  const { participants } = await mediator.api.listParticipants({ caseId });
  const lawyer = participants.find(({ user_id }) => user_id === lawyerA.id)!;
  const { id, version } = await proposeAndConfirm(family, {
    kind: 'shuttle',
    minutes: 90,
    time_zone: 'UTC',
    slots: [`${year}-07-01T16:00:00Z`],
    attendees: [...parties(family, {}, { arrives_minutes: 10 }), { participant_id: lawyer.id }],
  });
  const readBy = async (person: TestPerson) => {
    const { session } = await person.api.getSession({ sessionId: id });
    const ics = await (await person.api.sessionCalendar({ sessionId: id })).text();
    const { session: listed } = (await person.api.listCaseSessions({ caseId })).sessions.map((it) => ({
      session: it,
    }))[0]!;
    expect([listed.minutes, listed.ends_at]).toEqual([session.minutes, session.ends_at]);
    return [
      session.ends_at?.slice(11, 16),
      session.minutes,
      session.is_staggered,
      ...(ics.match(/(?<=DT(START|END):\d{8}T)\d{4}/g) ?? []),
    ];
  };
  const ofA = ['17:20', 80, true, '1600', '1720'];
  expect(await readBy(a)).toEqual(ofA);
  expect(await readBy(lawyerA)).toEqual(ofA);
  expect(await readBy(b)).toEqual(['17:30', 80, true, '1610', '1730']);
  expect(await readBy(mediator)).toEqual(['17:30', 90, false, '1600', '1730']);
  for (const [person, own] of [
    [a, participantOfA],
    [b, participantOfB],
  ] as const) {
    const { data: rows } = await person.supabase
      .from('session_attendees')
      .select('participant_id, leaves_minutes')
      .eq('session_id', id);
    expect(rows?.map(({ participant_id: whose }) => whose as string)).toEqual([own.id]);
    await expect(person.sql((as) => as`select private.let_leave_in_turn(${id})`)).rejects.toThrow('permission denied');
    await expect(person.sql((as) => as`select private.session_of(s, ${b.id}) from sessions s`)).rejects.toThrow(
      'permission denied',
    );
  }
  await mediator.api.updateSession({ sessionId: id, version, minutes: 60 });
  expect(await readBy(a)).toEqual(['16:50', 50, true, '1600', '1650']);
});

test('an attendee whose leaving changes with the arrival of the other side gets a notification, a mail and a new calendar entry', async () => {
  const family = await openFamily(server);
  const { a } = family;
  const { id, version } = await proposeAndConfirm(family, {
    kind: 'shuttle',
    attendees: parties(family, {}, { arrives_minutes: 10 }),
  });
  const sequence = async () => {
    const ics = await (await a.api.sessionCalendar({ sessionId: id })).text();
    return Number(/SEQUENCE:(\d+)/.exec(ics)?.[1]);
  };
  const before = { said: (await messagesTo(a)).length, sequence: await sequence() };
  await change(family, id, version, { attendees: parties(family, {}, { arrives_minutes: 20 }) });
  expect((await messagesTo(a)).slice(before.said)).toEqual([expect.stringMatching(/^The session on .* has changed/)]);
  expect(await sequence()).toBe(before.sequence + 1);
  const mails = await owner<{ change: string }>`
    select facts ->> 'change' as change from private.mails where receiver = ${a.id} and template = 'session_changed'
    and created_at = (select max(created_at) from private.mails where receiver = ${a.id})`;
  expect(mails).toEqual([{ change: 'changed' }]);
});

test('a change of kind, room and arrival in one call notifies each person once', async () => {
  const family = await openFamily(server);
  const shared = { link: room('holt') };
  const { id, version } = await proposeAndConfirm(family, {
    mode: 'video',
    attendees: parties(family, shared, shared),
  });
  const before = [await messagesTo(family.a), await messagesTo(family.b)].map(({ length }) => length);
  const apart = parties(family, { link: room('larch') }, { link: room('rowan'), arrives_minutes: 15 });
  await change(family, id, version, { kind: 'shuttle', attendees: apart });
  const after = [await messagesTo(family.a), await messagesTo(family.b)].map(({ length }) => length);
  expect(after).toEqual(before.map((count) => count + 1));
});
