// Guards packages/server/src/routes/sessions/** supabase/migrations/**
import { expect, test } from 'vitest';
import { type Family, openFamily } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';
import { inHours, propose, proposeAndConfirm, withA } from '../sessions.fixture.ts';

/** One clock for all: between two of these times there are whole hours, also when a minute ends in the middle. */
const begun = Date.now();

const at = (hours: number) => ({ slots: [inHours(hours, begun)] });

/** The refusal of a call. */
const refusal = (call: Promise<unknown>) => call.then(String, (error: unknown) => error);

async function confirm({ mediator }: Family, { id: sessionId, slots, version }: Awaited<ReturnType<typeof propose>>) {
  return mediator.api.confirmSession({ sessionId, slot_id: slots[0]!.id, version });
}

test('confirming a session that overlaps another of the mediator returns conflict, and adjacent sessions are allowed', async () => {
  const family = await openFamily(server);
  await proposeAndConfirm(family, at(100));
  const overlapping = await propose(family, { ...withA(family), ...at(100.5) });
  expect(await refusal(confirm(family, overlapping))).toMatchObject({
    code: 'conflict',
    message: 'You have another appointment at this time.',
  });
  expect(await confirm(family, await propose(family, at(101)))).toMatchObject({ session: { status: 'scheduled' } });
  expect(await confirm(family, await propose(family, at(99)))).toMatchObject({ session: { status: 'scheduled' } });
});

test('a conflict with an attendee’s session in another case names the person and reveals nothing else', async () => {
  const [here, elsewhere] = [await openFamily(server), await openFamily(server)];
  const { lawyerA } = here;
  await server.owner`
    insert into case_participants (case_id, user_id, name, role, side, status)
    values (${elsewhere.caseId}, ${lawyerA.id}, 'x', 'lawyer', 'B', 'active')`;
  await proposeAndConfirm(elsewhere, { kind: 'joint', ...at(100) });
  const error = await refusal(proposeAndConfirm(here, at(100)));
  expect(error).toMatchObject({ code: 'conflict', message: 'Lara of A has another appointment at this time.' });
  expect(JSON.stringify((error as { body: unknown }).body)).not.toContain(elsewhere.caseId);
  await proposeAndConfirm(here, { ...withA(here), ...at(100) });
});

test('rescheduling, extending and adding an attendee return conflict when a session overlaps', async () => {
  const family = await openFamily(server);
  const { mediator, participantOfA, participantOfB } = family;
  const first = await proposeAndConfirm(family, at(100));
  const second = await proposeAndConfirm(family, at(101));
  const busy = { code: 'conflict', message: 'You have another appointment at this time.' };
  const seen = { sessionId: first.id, version: first.version };
  expect(await refusal(mediator.api.moveSession({ ...seen, starts_at: inHours(101.5) }))).toMatchObject(busy);
  expect(await refusal(mediator.api.updateSession({ ...seen, minutes: 90 }))).toMatchObject(busy);
  await mediator.api.cancelSession({ sessionId: second.id, version: second.version });
  const { session } = await mediator.api.updateSession({ ...seen, minutes: 90 });
  expect(session).toMatchObject({ minutes: 90, ics_sequence: 1 });

  const other = await openFamily(server);
  await server.owner`update case_participants set user_id = ${family.b.id} where id = ${other.participantOfB.id}`;
  await proposeAndConfirm(other, at(200));
  const ofA = await proposeAndConfirm(family, { ...withA(family), ...at(200) });
  const attendees = [participantOfA, participantOfB].map(({ id }) => ({ participant_id: id }));
  const widened = mediator.api.updateSession({ sessionId: ofA.id, attendees, version: ofA.version });
  expect(await refusal(widened)).toMatchObject({
    code: 'conflict',
    message: 'Ben Reyes has another appointment at this time.',
  });
});

// ASVS 2.3.4
test('only one of two sessions confirmed for overlapping times succeeds', async () => {
  const family = await openFamily(server);
  const proposals = [await propose(family, at(100)), await propose(family, { ...withA(family), ...at(100.25) })];
  const results = await Promise.allSettled(proposals.map((it) => confirm(family, it)));
  expect(results.map((it) => it.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { sessions } = await family.mediator.api.listSessions({ status: 'scheduled' });
  expect(sessions).toHaveLength(1);
});

/** The Sunday of a month next year on which clocks change, as a date. */
function sundayOf(month: number, which: 'first' | 'last') {
  const year = new Date().getUTCFullYear() + 1;
  const day = which === 'first' ? new Date(Date.UTC(year, month - 1, 7)) : new Date(Date.UTC(year, month, 0));
  day.setUTCDate(day.getUTCDate() - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

test('sessions keep their length across daylight-saving changes and are returned in UTC', async () => {
  const family = await openFamily(server);
  const inLondon = sundayOf(10, 'last');
  await proposeAndConfirm(family, { minutes: 90, slots: [`${inLondon}T00:30:00Z`] });
  const [{ message } = { message: '' }] = await server.owner<{ message: string }>`
    select message from notifications where user_id = ${family.a.id} order by created_at desc limit 1`;
  expect(message).toMatch(/^A session is set for Sunday \d+ October, 01:30 to 02:00 \(Europe\/London\)\.$/);
  const next = await propose(family, { slots: [`${inLondon}T01:30:00Z`] });
  expect(await refusal(confirm(family, next))).toMatchObject({ code: 'conflict' });
  expect(await confirm(family, await propose(family, { slots: [`${inLondon}T02:00:00Z`] }))).toMatchObject({
    session: { starts_at: `${inLondon}T02:00:00.000000Z`, ends_at: `${inLondon}T03:00:00.000000Z` },
  });
  const inNewYork = sundayOf(11, 'first');
  const offset = await propose(family, { time_zone: 'America/New_York', slots: [`${inNewYork}T01:30:00-05:00`] });
  expect(await confirm(family, offset)).toMatchObject({ session: { starts_at: `${inNewYork}T06:30:00.000000Z` } });
});

test('a slot outside the working hours is marked by the time zone and weekdays of the organization', async () => {
  const family = await openFamily(server);
  const day = sundayOf(10, 'last');
  const monday = new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10);
  await server.owner`
    update organization_settings
    set time_zone = 'Europe/London', working_hours = '{"mon": [{"from": "09:00", "to": "12:00"}, {"from": "13:00", "to": "17:00"}]}'
    where organization_id = ${family.organization}`;
  const slots = [`${day}T10:00:00Z`, ...['08:59', '09:00', '11:30', '16:00'].map((time) => `${monday}T${time}:00Z`)];
  const proposal = await propose(family, { slots });
  expect(proposal.slots.map((it) => it.is_outside_hours)).toEqual([true, true, false, true, false]);
  expect(await confirm(family, proposal)).toMatchObject({ session: { status: 'scheduled' } });
});

/** What these people were notified of about sessions since the last look, oldest first. */
async function takeNotifications({ a, b, lawyerA, lawyerB }: Family) {
  const people = [a, b, lawyerA, lawyerB];
  const notified = await server.owner<{ user_id: string; message: string }>`
    delete from notifications where user_id = any (${people.map(({ id }) => id)}::uuid[]) and type = 'session_scheduled'
    returning user_id, message`;
  return people.map(({ id }) => notified.filter((it) => it.user_id === id).map(({ message }) => message));
}

test('a move and a cancellation at the same moment have one outcome, and every attendee is notified of that one only', async () => {
  for (const isCancelFirst of [false, true]) {
    const family = await openFamily(server);
    const { id: sessionId, version } = await proposeAndConfirm(family);
    await takeNotifications(family);
    const calls = [
      () => family.mediator.api.moveSession({ sessionId, starts_at: inHours(400), version }),
      () => family.mediator.api.cancelSession({ sessionId, reason: 'The building is closed.', version }),
    ];
    const results = await Promise.allSettled((isCancelFirst ? calls.toReversed() : calls).map((call) => call()));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((it) => it.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' });
    const { session } = await family.a.api.getSession({ sessionId });
    const outcome = session.status === 'cancelled' ? /is cancelled\.$/ : /^A session has moved to /;
    for (const messages of await takeNotifications(family)) {
      expect(messages).toHaveLength(1);
      expect(messages[0]).toMatch(outcome);
    }
  }
});

test('two people answer while the mediator confirms, and no answer is lost and no saved one is refused', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, participantOfA, participantOfB } = family;
  const { id: sessionId, slots, version } = await propose(family);
  const slot_id = slots[0]!.id;
  const answer = ({ api }: typeof a) => api.answerSlots({ sessionId, answers: [{ slot_id, answer: 'yes' }] });
  const [confirmed, ofA, ofB] = await Promise.allSettled([
    mediator.api.confirmSession({ sessionId, slot_id, version }),
    answer(a),
    answer(b),
  ]);
  expect(confirmed.status).toBe('fulfilled');
  const { session } = await mediator.api.getSession({ sessionId });
  expect(session.status).toBe('scheduled');
  const { answers = {} } = session.slots.find(({ id }) => id === slot_id) ?? {};
  for (const [result, { id }] of [
    [ofA, participantOfA],
    [ofB, participantOfB],
  ] as const) {
    const outcome = result.status === 'fulfilled' ? 'saved' : (result.reason as { code: string }).code;
    expect({ outcome, answer: answers[id] }).toEqual(
      answers[id] === 'yes' ? { outcome: 'saved', answer: 'yes' } : { outcome: 'conflict', answer: undefined },
    );
  }
});

test('two new times for one request to move the session have one outcome, and the person is answered once', async () => {
  const family = await openFamily(server);
  const { a, mediator } = family;
  const { id: sessionId, version } = await proposeAndConfirm(family);
  const { session: asked } = await a.api.askToMoveSession({ sessionId, reason: 'A trip.' });
  const requestId = asked.requests[0]!.id;
  await takeNotifications(family);
  const results = await Promise.allSettled([
    mediator.api.moveSession({ sessionId, starts_at: inHours(300), version }),
    mediator.api.moveSession({ sessionId, starts_at: inHours(310), version }),
    mediator.api.answerMoveRequest({ sessionId, requestId, decision: 'refuse' }),
  ]);
  expect(
    results
      .slice(0, 2)
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual(['fulfilled', 'rejected']);
  const { session } = await a.api.getSession({ sessionId });
  expect(session.requests).toMatchObject([{ status: results[2].status === 'fulfilled' ? 'refused' : 'accepted' }]);
  const [messages = []] = await takeNotifications(family);
  expect(messages.filter((message) => message.startsWith('A session has moved'))).toHaveLength(1);
  expect(messages.filter((message) => /^(Your request to move|The session you asked)/.test(message))).toHaveLength(1);
});
