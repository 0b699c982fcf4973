// Guards packages/server/src/routes/cases/** supabase/migrations/**
import { expect, test } from 'vitest';
import { addParticipant, intakeOf, openFamily, say, whoMay, whoSees } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';
import { messagesTo } from '../../sessions/session-messages.fixture.ts';
import { beginAt, inHours, propose, proposeAndConfirm, withA } from '../../sessions/sessions.fixture.ts';

type Family = Awaited<ReturnType<typeof openFamily>>;

const first = async ({ mediator }: Pick<Family, 'mediator'>, input = {}) =>
  (await mediator.api.rankCases(input)).cases[0]!;

/** Marks what the family sent and wrote so far as dealt with. */
async function settle({ mediator, caseId }: Family) {
  for (const { id, version } of (await mediator.api.listIntakes({ caseId })).intakes)
    await mediator.api.acceptIntake({ intakeId: id, version });
}

test('only the mediator of a case reads it in the ranked list', async () => {
  const family = await openFamily(server);
  expect(
    await whoSees(family, async ({ api }) => (await api.rankCases()).cases.filter(({ id }) => id === family.caseId)),
  ).toEqual(['mediator']);
});

test('submitted intakes, private messages, documents and requests are reasons, the most pressing one first', async () => {
  const family = await openFamily(server);
  const { a, mediator, caseId, privateA, together } = family;
  expect((await first(family)).reason).toMatchObject({ kind: 'intake', count: 2, urgency: 'open' });
  await settle(family);
  expect(await first(family)).toMatchObject({ group: 'going_on', reason: null, risk: null });
  await say(a, together);
  expect((await first(family)).reason).toMatchObject({ kind: 'messages', count: 1 });
  await say(a, privateA);
  expect(await first(family)).toMatchObject({ reason: { kind: 'private_messages', count: 1 }, unread_count: 2 });
  await a.api.askMediator({ caseId, kind: 'pause' });
  expect((await first(family)).reason).toMatchObject({ kind: 'pause' });
  await a.api.askMediator({ caseId, kind: 'safety_concern', note: 'He waits outside.' });
  expect((await first(family)).reason).toMatchObject({ kind: 'safety_concern', urgency: 'danger' });
  for (const { id } of (await mediator.api.listCaseRequests({ caseId })).requests)
    await mediator.api.handleCaseRequest({ caseId, caseRequestId: id });
  expect((await first(family)).reason).toMatchObject({ kind: 'private_messages' });
});

test('a request to move a session leads its mediator to that session, and the other reasons are counted', async () => {
  const family = await openFamily(server);
  const { a, mediator, caseId, together } = family;
  await proposeAndConfirm(family);
  const asked = await proposeAndConfirm(family, { slots: [inHours(300)] });
  await a.api.askToMoveSession({ sessionId: asked.id, starts_at: inHours(400) });
  await say(a, together);
  const { reasons } = await mediator.api.listCaseReasons({ caseId });
  expect(reasons.map(({ kind, session_id }) => [kind, session_id])).toEqual([
    ['intake', null],
    ['move_request', asked.id],
    ['messages', null],
  ]);
  expect(await first(family)).toMatchObject({
    reason: { kind: 'intake', session_id: null },
    also: [{ kind: 'move_request', session_id: asked.id }],
    more: 1,
  });
});

test('a case where no offered time is left needs its mediator, who is notified, until a party changes the answer or other times are offered', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, mediator } = family;
  await settle(family);
  const { id: sessionId, slots } = await propose(family, { slots: [inHours(100), inHours(124)] });
  const [one, two] = slots.map(({ id }) => id) as [string, string];
  const say = ({ api }: typeof a, answers: Record<string, 'yes' | 'maybe' | 'no'>) =>
    api.answerSlots({
      sessionId,
      answers: Object.entries(answers).map(([slot_id, answer]) => ({ slot_id, answer })),
    });
  const notifications = async () =>
    (await messagesTo(mediator)).filter((it) => it === 'Somebody said that none of the offered times suits them.')
      .length;
  await say(lawyerA, { [one]: 'no', [two]: 'no' });
  expect([(await first(family)).reason, await notifications()]).toEqual([null, 1]);
  await say(a, { [one]: 'no' });
  expect([(await first(family)).reason, await notifications()]).toEqual([null, 1]);
  await say(b, { [one]: 'yes', [two]: 'no' });
  const waits = { group: 'needs_you', reason: { kind: 'no_time', count: 1, session_id: sessionId, urgency: 'open' } };
  expect(await first(family)).toMatchObject(waits);
  await say(a, { [two]: 'no' });
  expect(await notifications()).toBe(2);
  await say(a, { [one]: 'maybe' });
  expect((await first(family)).reason).toBeNull();
  await say(a, { [one]: 'no' });
  expect([await first(family), await notifications()]).toMatchObject([waits, 3]);
  await mediator.api.offerSlots({ sessionId, slots: [inHours(200)] });
  expect((await first(family)).reason).toBeNull();
});

test('the ranking puts danger before late, late before stuck, and stuck before the rest', async () => {
  const family = await openFamily(server);
  const { mediator, a, caseId } = family;
  await settle(family);
  const open = async (title: string) => {
    const { case: opened } = await mediator.api.createCase(intakeOf(a, title));
    return opened.id;
  };
  const fresh = await open('Fresh');
  const stuck = await open('Stuck');
  const late = await open('Late');
  await server.owner`update cases set created_at = now() - interval '9 days' where id = ${stuck}`;
  await addParticipant(mediator, late, a, { role: 'divorcee', side: 'A' });
  await a.api.askMediator({ caseId: late, kind: 'pause' });
  await server.owner`update case_requests set created_at = now() - interval '49 hours' where case_id = ${late}`;
  await mediator.sql(
    (sql) => sql`insert into ai_insights (case_id, insight_type, content, input_hash)
      values (${caseId}, 'risk_assessment', '{"risk_level": "critical", "risk_score": 9}', ${'0'.repeat(64)})`,
  );
  const { cases } = await mediator.api.rankCases();
  expect(cases.map(({ id, reason }) => [id, reason?.kind, reason?.urgency])).toEqual([
    [caseId, 'risk', 'danger'],
    [late, 'pause', 'late'],
    [stuck, 'uninvited', 'stuck'],
    [fresh, 'uninvited', 'open'],
  ]);
  expect(cases[0]!.risk).toMatchObject({ level: 'critical', score: 9 });
});

test('only the mediator of a case reads its reasons', async () => {
  const family = await openFamily(server);
  const { caseId, mediator, a, privateA } = family;
  await say(a, privateA);
  expect(await whoMay(family, ({ api }) => api.listCaseReasons({ caseId }))).toEqual(['mediator']);
  expect((await mediator.api.listCaseReasons({ caseId })).reasons).toMatchObject([
    { kind: 'private_messages', count: 1, urgency: 'open' },
    { kind: 'intake', count: 2, urgency: 'open' },
  ]);
});

test('a case in a step of sessions needs its mediator until a session of both parties is offered or planned', async () => {
  const family = await openFamily(server);
  const { caseId, mediator } = family;
  await settle(family);
  const kindOf = async () => (await first(family)).reason?.kind;
  expect(await kindOf()).toBeUndefined();
  await server.owner`update requirements set na_reason = 'There is none.' where case_id = ${caseId}`;
  const { version } = await mediator.api.getCaseStep({ caseId });
  await mediator.api.advanceCase({ caseId, step: 'first_session', version });
  expect(await first(family)).toMatchObject({ group: 'needs_you', reason: { kind: 'no_session', urgency: 'open' } });
  await propose(family, withA(family));
  expect(await kindOf()).toBe('no_session');
  const pause = await family.a.api.askMediator({ caseId, kind: 'pause' });
  expect(await first(family)).toMatchObject({ reason: { kind: 'pause' }, also: [{ kind: 'no_session' }] });
  await mediator.api.handleCaseRequest({ caseId, caseRequestId: pause.request.id });
  const offered = await propose(family);
  expect(await kindOf()).toBeUndefined();
  await server.owner`update session_slots set starts_at = starts_at - interval '20 days' where session_id = ${offered.id}`;
  expect(await kindOf()).toBe('no_session');
  const { id: sessionId } = await proposeAndConfirm(family);
  expect(await kindOf()).toBeUndefined();
  await beginAt(server, sessionId, inHours(-1));
  const { session } = await mediator.api.getSession({ sessionId });
  await mediator.api.completeSession({ sessionId, status: 'completed', version: session.version });
  expect(await first(family)).toMatchObject({ step: 'negotiation_sessions', reason: { kind: 'no_session' } });
});

test('a video session within 48 hours needs its mediator until each person has a link', async () => {
  const family = await openFamily(server);
  const { mediator } = family;
  await settle(family);
  const reasonOf = async () => (await first(family)).reason;
  const inPerson = await proposeAndConfirm(family, { mode: 'in_person', slots: [inHours(40)] });
  await proposeAndConfirm(family, { mode: 'video', slots: [inHours(60)] });
  expect(await reasonOf()).toBeNull();
  const { id: sessionId, version } = await proposeAndConfirm(family, { mode: 'video', slots: [inHours(30)] });
  expect(await reasonOf()).toMatchObject({ kind: 'no_link', count: 1, urgency: 'open' });
  const link = 'https://video.example/okafor';
  const { attendees } = inPerson;
  const save = (participants: typeof attendees, at: number) =>
    mediator.api.updateSession({
      sessionId,
      attendees: attendees.map(({ participant_id }) => ({
        participant_id,
        link: participants.some((it) => it.participant_id === participant_id) ? link : null,
      })),
      version: at,
    });
  const guests = attendees.filter(({ role }) => role !== 'mediator');
  const { session } = await save(guests.slice(1), version);
  expect(await reasonOf()).toMatchObject({ kind: 'no_link' });
  await save(guests, session.version);
  expect(await reasonOf()).toBeNull();
});

test('a case of two parties without anything for a week is stuck', async () => {
  const family = await openFamily(server);
  await settle(family);
  await server.owner`update case_events set created_at = created_at - interval '8 days' where case_id = ${family.caseId}`;
  await server.owner`update cases set created_at = created_at - interval '8 days' where id = ${family.caseId}`;
  expect((await first(family)).reason).toMatchObject({ kind: 'quiet', urgency: 'stuck' });
});

test('a case that waits only for an answer to an invitation, one on hold and a closed one are groups of their own', async () => {
  const family = await openFamily(server);
  const { mediator, a, b } = family;
  await settle(family);
  const { case: waiting } = await mediator.api.createCase(intakeOf(a, 'Waiting'));
  await addParticipant(mediator, waiting.id, a, { role: 'divorcee', side: 'A' });
  await mediator.api.invite({ caseId: waiting.id, email: b.email, name: b.name, role: 'divorcee', side: 'B' });
  const { case: held } = await mediator.api.createCase(intakeOf(a, 'Held'));
  await mediator.api.changeCaseStatus({ caseId: held.id, status: 'on_hold', version: held.version });
  const { case: closed } = await mediator.api.createCase(intakeOf(a, 'Closed'));
  await mediator.api.closeCase({ caseId: closed.id, reason: 'withdrawn', version: closed.version });
  const { cases, counts } = await mediator.api.rankCases({ sort: 'title' });
  expect(cases.map(({ title, group }) => [title, group])).toEqual([
    ['Closed', 'closed'],
    ['Held', 'on_hold'],
    ['Reyes family', 'going_on'],
    ['Waiting', 'invited'],
  ]);
  expect(counts).toEqual({ needs_you: 0, going_on: 1, invited: 1, on_hold: 1, closed: 1 });
  expect((await mediator.api.rankCases({ group: 'closed' })).cases).toMatchObject([{ id: closed.id }]);
  await server.owner`update invitations set expires_at = now() - interval '1 hour' where case_id = ${waiting.id}`;
  expect((await first(family)).reason).toMatchObject({ kind: 'uninvited', count: 1 });
});

test.each(['need', 'title', 'step', 'session', 'activity'] as const)(
  'the ranked list by %s has no gaps or repetitions between pages',
  async (sort) => {
    const organization = await server.organization();
    const mia = await server.person('mediator', { organization });
    for (const n of [1, 2, 3, 4, 5]) await mia.api.createCase(intakeOf(mia, `${'Ñandú y 中文 '.repeat(8)}${n}`));
    const whole = (await mia.api.rankCases({ sort })).cases.map(({ id }) => id);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await mia.api.rankCases({ sort, limit: 2, ...(cursor && { cursor }) });
      paged.push(...answer.cases.map(({ id }) => id));
      cursor = answer.next_cursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(whole);
    expect(whole).toHaveLength(5);
  },
);

test('the ranked list filters by step and search text, also its counts', async () => {
  const { mediator, a } = await openFamily(server);
  await mediator.api.createCase(intakeOf(a, 'Okafor family'));
  const { cases, counts } = await mediator.api.rankCases({ q: 'okaf', step: 'intake' });
  expect(cases).toMatchObject([{ title: 'Okafor family' }]);
  expect(counts).toMatchObject({ needs_you: 1, going_on: 0 });
  expect((await mediator.api.rankCases({ step: 'final_agreement' })).cases).toEqual([]);
});
