import { expect, test } from 'vitest';
import { openFamily, openMediation, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { inHours, proposalOf, propose, proposeAndConfirm, withA } from './sessions.fixture.ts';

const names = ({ attendees }: { attendees: { name: string }[] }) => attendees.map((it) => it.name);

test('a mediator proposes a session to everyone in the case', async () => {
  const family = await openFamily(server);
  const made = await propose(family, { agenda: [' The house '] });
  expect(made).toMatchObject({
    status: 'proposed',
    starts_at: null,
    ends_at: null,
    minutes: 60,
    agenda: ['The house'],
    neutral_title: true,
    proposed_by: family.mediator.id,
    version: 1,
  });
  expect(names(made)).toEqual(['Mia Mediator', 'Ada Reyes', 'Ben Reyes', 'Lara of A', 'Leo of B']);
  expect(made.slots.map(({ answers }) => answers)).toEqual([{}, {}, {}]);
});

test('a session is readable by its attendees and the mediator only', async () => {
  const family = await openFamily(server);
  const together = await propose(family);
  const ofA = await propose(family, withA(family));
  expect(names(ofA)).toEqual(['Mia Mediator', 'Ada Reyes']);
  expect(await whoMay(family, ({ api }) => api.getSession({ sessionId: together.id }))).toEqual([
    'mediator',
    'a',
    'b',
    'lawyerA',
    'lawyerB',
  ]);
  expect(await whoMay(family, ({ api }) => api.getSession({ sessionId: ofA.id }))).toEqual(['mediator', 'a']);
});

test('every session endpoint returns the same not_found for a hidden session as for an unknown one', async () => {
  const family = await openFamily(server);
  const { id: sessionId } = await proposeAndConfirm(family, withA(family));
  const { id: requestId } = family.participantOfA;
  const calls = (id: string) =>
    [
      () => family.b.api.getSession({ sessionId: id }),
      () => family.b.api.updateSession({ sessionId: id, version: 1 }),
      () => family.b.api.deleteSession({ sessionId: id }),
      () => family.b.api.offerSlots({ sessionId: id, slots: [inHours(30)] }),
      () => family.b.api.answerSlots({ sessionId: id, answers: [{ slot_id: id, answer: 'yes' }] }),
      () => family.b.api.confirmSession({ sessionId: id, slot_id: id, version: 1 }),
      () => family.b.api.moveSession({ sessionId: id, starts_at: inHours(30), version: 1 }),
      () => family.b.api.askToMoveSession({ sessionId: id }),
      () => family.b.api.answerMoveRequest({ sessionId: id, requestId, decision: 'accept' }),
      () => family.b.api.cancelSession({ sessionId: id, version: 1 }),
      () => family.b.api.completeSession({ sessionId: id, status: 'completed', version: 1 }),
      () => family.b.api.writeSessionWord({ sessionId: id, about: 'times', text: 'x' }),
      () => family.b.api.chooseSessionDocuments({ sessionId: id, documents: [] }),
      () => family.b.api.tickNextAction({ sessionId: id, place: 0, text: 'x', is_done: true }),
    ] as const;
  const random = calls(crypto.randomUUID());
  for (const [index, call] of calls(sessionId).entries()) {
    const [hidden, absent] = await Promise.all(
      [call, random[index]!].map((it) => it().catch((error: unknown) => error)),
    );
    expect(hidden).toMatchObject({ code: 'not_found', message: 'Not found.' });
    expect(absent).toMatchObject({ code: 'not_found', message: 'Not found.' });
  }
});

test('an individual session with one party changes nothing that the other party and the lawyers can read', async () => {
  const family = await openFamily(server);
  const { b, lawyerB, lawyerA, a, caseId } = family;
  const traces = ({ api, supabase, id }: typeof b) =>
    Promise.all([
      api.listSessions(),
      api.listCaseSessions({ caseId }),
      api.listUserSessions({ userId: a.id }),
      api.listUserSessions({ userId: id }),
      supabase.from('sessions').select('*', { count: 'exact' }),
      supabase.from('session_attendees').select('*', { count: 'exact' }),
      supabase.from('session_slots').select('*', { count: 'exact' }),
      supabase.from('case_events').select('*', { count: 'exact' }),
      supabase.from('notifications').select('*', { count: 'exact' }),
    ]).then((all) => JSON.stringify(all));
  const before = await Promise.all([b, lawyerB, lawyerA].map(traces));
  const { id: sessionId } = await proposeAndConfirm(family, withA(family));
  await a.api.askToMoveSession({ sessionId });
  expect(await Promise.all([b, lawyerB, lawyerA].map(traces))).toEqual(before);
  expect((await a.api.listSessions()).sessions).toMatchObject([{ id: sessionId }]);
  expect(await server.owner`select from case_events where subject_id = ${sessionId}`).not.toEqual([]);
});

test('a party proposes an individual session with the mediator and their own side, or a joint one', async () => {
  const family = await openFamily(server);
  const alone = await propose(family, { kind: 'individual' }, family.a);
  expect(names(alone)).toEqual(['Mia Mediator', 'Ada Reyes', 'Lara of A']);
  // The zone of the case, and not the one that a party's device sent.
  expect(alone).toMatchObject({ status: 'proposed', proposed_by: family.a.id, time_zone: 'UTC' });
  expect(names(await propose(family, {}, family.a))).toContain('Ben Reyes');
  expect(names(await propose(family, { kind: 'individual' }, family.lawyerA))).toEqual(names(alone));
  const unconfirmed = await propose(family, { kind: 'individual' }, family.lawyerB);
  expect(names(unconfirmed)).toEqual(['Mia Mediator', 'Leo of B']);
});

test('only participants propose a session, and only the mediator chooses its attendees', async () => {
  const family = await openFamily(server);
  const inTheCase = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'];
  expect(await whoMay(family, ({ api }) => api.createSession(proposalOf(family)))).toEqual(inTheCase);
  const chosen = proposalOf(family, withA(family));
  expect(await whoMay(family, ({ api }) => api.createSession(chosen))).toEqual(['mediator']);
  await expect(family.outsider.api.createSession(proposalOf(family))).rejects.toMatchObject({ code: 'not_found' });
  await expect(family.a.api.createSession(chosen)).rejects.toMatchObject({ code: 'forbidden' });
});

test('proposing a session requires active attendees, a known time zone, future slots and a valid length', async () => {
  const family = await openFamily(server);
  const { mediator, participantOfA, otherParty } = family;
  const { caseId } = await openMediation(server);
  const refused = (changes: object) =>
    mediator.api.createSession(proposalOf(family, changes)).catch((error: unknown) => error);
  expect(await refused({ kind: 'individual' })).toMatchObject({ code: 'invalid', message: 'Say who comes.' });
  expect(await refused({ attendees: [{ participant_id: otherParty.id }] })).toMatchObject({ code: 'conflict' });
  expect(await refused({ attendees: [] })).toMatchObject({ code: 'invalid' });
  expect(await refused({ time_zone: 'Europe/Atlantis' })).toMatchObject({ code: 'invalid' });
  expect(await refused({ slots: [inHours(-1)] })).toMatchObject({ code: 'invalid' });
  expect(await refused({ slots: [inHours(24 * 365 * 3)] })).toMatchObject({ code: 'invalid' });
  expect(await refused({ slots: [] })).toMatchObject({ code: 'invalid' });
  expect(await refused({ slots: [1, 2, 3, 4, 5, 6].map((it) => inHours(it)) })).toMatchObject({ code: 'invalid' });
  expect(await refused({ minutes: 20 })).toMatchObject({ code: 'invalid' });
  expect(await refused({ minutes: 200 })).toMatchObject({ code: 'invalid' });
  expect(await refused({ case_id: caseId })).toMatchObject({ code: 'not_found' });
  expect(
    await refused({ attendees: [{ participant_id: participantOfA.id, link: 'http://plain.example' }] }),
  ).toMatchObject({
    code: 'invalid',
  });
});

test('sessions are listed by time and page, and filtered by status, date, case and person', async () => {
  const family = await openFamily(server);
  const { mediator, a, caseId, otherCaseId, outsider } = family;
  const times = [inHours(50), inHours(100), inHours(150)];
  const ids: string[] = [];
  for (const time of times) ids.push((await proposeAndConfirm(family, { ...withA(family), slots: [time] })).id);
  const proposal = await propose(family, { ...withA(family), slots: [inHours(120)] });

  const listed = async (input: object, { api } = a) => (await api.listSessions(input)).sessions.map((it) => it.id);
  expect(await listed({ status: 'scheduled' })).toEqual(ids.toReversed());
  expect(await listed({ status: 'scheduled', order: 'soonest' })).toEqual(ids);
  expect(await listed({ from: times[1], order: 'soonest' })).toEqual([proposal.id, ids[1], ids[2]]);
  expect(await listed({ to: times[1] })).toEqual([ids[0]]);
  expect(await listed({}, mediator)).toHaveLength(4);
  expect(await listed({}, outsider)).toEqual([]);

  const first = await a.api.listSessions({ order: 'soonest', limit: 3 });
  const { next_cursor: cursor } = first;
  const second = await a.api.listSessions({ order: 'soonest', limit: 3, cursor: cursor! });
  expect([...first.sessions, ...second.sessions].map((it) => it.id)).toEqual([proposal.id, ...ids]);
  expect(second.next_cursor).toBeNull();

  expect(await listed({ case_id: caseId })).toHaveLength(4);
  expect(await listed({ case_id: otherCaseId })).toEqual([]);
  const { title } = (await mediator.api.getCase({ caseId })).case;
  expect(await listed({ q: title.slice(1, 5).toUpperCase(), status: 'proposed' })).toEqual([proposal.id]);
  expect(await listed({ q: 'no such case' })).toEqual([]);
  expect(await listed({ requests: 'waiting' }, mediator)).toEqual([]);
  await a.api.askToMoveSession({ sessionId: ids[1]!, reason: 'A trip.' });
  expect(await listed({ requests: 'waiting' }, mediator)).toEqual([ids[1]]);
  expect(await listed({ requests: 'waiting' }, outsider)).toEqual([]);

  expect((await mediator.api.listUserSessions({ userId: a.id })).sessions).toHaveLength(4);
  expect((await mediator.api.listUserSessions({ userId: family.b.id })).sessions).toEqual([]);
  expect((await a.api.listCaseSessions({ caseId })).sessions).toHaveLength(4);
  await expect(a.api.listCaseSessions({ caseId: otherCaseId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(outsider.api.listCaseSessions({ caseId })).rejects.toMatchObject({ code: 'not_found' });
});
